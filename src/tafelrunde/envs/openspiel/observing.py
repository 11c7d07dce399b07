"""What a player sees of a state, as OpenSpiel asks for it: numbers or text, with history or without."""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from tafelrunde.envs.spec import Spec


class Observer:
    """Conforms to OpenSpiel's PyObserver; only the plain observation has a tensor."""

    def __init__(self, spec: Spec, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, not even {params}")
        self._spec, self._kind = spec, kind
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        whole = kind.public_info and self._private and not kind.perfect_recall
        self.tensor = np.zeros(spec.observation_size, np.float32) if whole else None
        self.dict = {"observation": self.tensor} if whole else {}

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player sees into `tensor`."""
        if self.tensor is not None:
            self._spec.kernels.observe_one(state.record, player, self.tensor)

    def string_from(self, state: Any, player: int) -> str:
        """Write what a player sees as text."""
        view = state.position.view(player if self._private else None).to_json()
        if not self._kind.public_info:
            secret = {field: view[field] for field in self._spec.game.secret_fields if field in view}
            return _text({"own": view["seats"][player], **secret})
        seen = _text(view)
        return f"{self._history(state, player)}\n{seen}" if self._kind.perfect_recall else seen

    def _history(self, state: Any, player: int) -> str:
        """List what has happened, secrets named only where the player saw them."""
        told, owner = [], -1
        for event in state.full_history():
            if event.player >= 0:
                owner = event.player
                action = self._spec.action_of(owner, event.action)
            else:
                action = self._spec.game.decode(self._spec.actions + event.action)
            word, _, rest = str(action).partition(" ")
            hidden = word in self._spec.game.secret_verbs and not (self._private and owner == player)
            told.append(f"{word} ?" if hidden else f"{word} {rest}")
        return "; ".join(told)


def _text(view: dict[str, Any]) -> str:
    return msgspec.json.encode(view).decode()
