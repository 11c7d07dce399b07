"""The best few of many positions, kept in a heap with the worst of them first."""

from typing import Any

from tafelrunde.core.kernel import kernel


@kernel
def is_better(value: Any, one: int, other: int) -> bool:
    """Say which of two positions is to come first: of equally good ones, the one that was found first."""
    return value[one] > value[other] or (value[one] == value[other] and one < other)


@kernel
def offer(value: Any, heap: Any, number: int, place: int) -> int:
    """Add a position to those kept if there is room or it beats the worst of them; return how many there are."""
    if number == len(heap):
        if is_better(value, place, heap[0]):
            sift(value, heap, number, place)
        return number
    at = number
    while at > 0 and is_better(value, heap[(at - 1) // 2], place):
        heap[at] = heap[(at - 1) // 2]
        at = (at - 1) // 2
    heap[at] = place
    return number + 1


@kernel
def sift(value: Any, heap: Any, number: int, place: int) -> None:
    """Put a position in the place of the worst one."""
    at = 0
    while 2 * at + 1 < number:
        below = 2 * at + 1
        if below + 1 < number and is_better(value, heap[below], heap[below + 1]):
            below += 1
        if is_better(value, heap[below], place):
            break
        heap[at] = heap[below]
        at = below
    heap[at] = place


@kernel
def sort_best(value: Any, heap: Any, number: int, order: Any) -> None:
    """Write those kept, the best first; the heap is spent."""
    for last in range(number - 1, -1, -1):
        order[last] = heap[0]
        sift(value, heap, last, heap[last])
