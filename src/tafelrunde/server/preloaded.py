"""What all workers of a machine share: loaded once, by a process of which they are forks."""

import gc
import signal

from tafelrunde.server import run as run
from tafelrunde.text.catalogue import LANGUAGES, catalogue

for language in LANGUAGES:
    catalogue(language)
gc.freeze()
# Who stops all processes of a service at once must not stop this one before the workers that it looks after.
signal.signal(signal.SIGTERM, signal.SIG_IGN)
