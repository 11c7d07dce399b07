"""The keys by which handlers find the parts of the server in the application."""

from aiohttp import web

from tafelrunde.server.cluster.passes import Passes
from tafelrunde.server.http.local_network import LocalNetwork
from tafelrunde.server.operations.health import Health
from tafelrunde.server.operations.limits import Limits
from tafelrunde.server.operations.metrics import Metrics
from tafelrunde.server.operations.readiness import Readiness
from tafelrunde.server.operations.scheduled_backups import ScheduledBackups
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.people.people import People
from tafelrunde.server.practice.service import PracticeService
from tafelrunde.server.tables.replay import ReplayCache
from tafelrunde.server.tables.service import TableService
from tafelrunde.server.thinking.analysts import Analysts
from tafelrunde.server.thinking.coach import Coaches
from tafelrunde.server.thinking.fair_queue import FairPool
from tafelrunde.server.websocket.broadcast import Broadcaster
from tafelrunde.server.websocket.subscriptions import Subscriptions

SETTINGS = web.AppKey("settings", Settings)
METRICS = web.AppKey("metrics", Metrics)
HEALTH = web.AppKey("health", Health)
BACKUPS = web.AppKey("backups", ScheduledBackups)
LIMITS = web.AppKey("limits", Limits)
LOCAL_NETWORK = web.AppKey("local_network", LocalNetwork)
PASSES = web.AppKey("passes", Passes)
"""By which other servers are known, where there may be some."""
READINESS = web.AppKey("readiness", Readiness)
PEOPLE = web.AppKey("people", People)
TABLES = web.AppKey("tables", TableService)
PRACTICE = web.AppKey("practice", PracticeService)
COACHES = web.AppKey("coaches", Coaches)
ANALYSTS = web.AppKey("analysts", Analysts)
REPLAYS = web.AppKey("replays", ReplayCache)
SUBSCRIPTIONS = web.AppKey("subscriptions", Subscriptions)
BROADCASTER = web.AppKey("broadcaster", Broadcaster)
OFFLOAD_POOL = web.AppKey("offload_pool", FairPool)
"""The threads for looking back at matches, for records and for studies."""
