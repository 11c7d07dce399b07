# Studying positions, the coach, and checking the dice.

no-such-seat = There is no seat { $seat } among { $players }; seats count from 0.
two-beginnings = A study begins with options or with a position, not with both.
