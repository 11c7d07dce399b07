"""The games as learning environments: batches here; PettingZoo, Gymnasium, OpenSpiel in modules of their own.

>>> import tafelrunde.envs
>>> games = tafelrunde.envs.batch("knights", n=64, players=2, seed=7)
>>> games.step(games.sample()).rewards.shape
(64, 2)
"""

from tafelrunde.envs.arrays import Buffers
from tafelrunde.envs.batching import Batch, batch
from tafelrunde.envs.extras import MissingExtra
from tafelrunde.envs.playouts import random_playouts
from tafelrunde.envs.spec import Spec, env_ids

__all__ = ["Batch", "Buffers", "MissingExtra", "Spec", "batch", "env_ids", "random_playouts"]
