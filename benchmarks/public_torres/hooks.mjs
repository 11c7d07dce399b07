// What the public players import and a bridge has to bring itself: they meet no server, and their second is one of
// processor time, so that whatever else the machine does takes nothing from them. They look at the clock after every
// position, and asking for processor time is dear: within a few milliseconds of the last time the plain clock serves.

const MODULES = {
  ws: 'export default class { on () {} }',
  perf_hooks: `
    const FRESH_MS = 5
    const clock = globalThis.performance
    let asked = -Infinity
    let used = 0
    const now = () => {
      const since = clock.now() - asked
      if (since < FRESH_MS) return used + since
      const { user, system } = process.cpuUsage()
      asked = clock.now()
      used = (user + system) / 1000
      return used
    }
    export const performance = { now }`
}

export async function resolve (specifier, context, next) {
  const source = MODULES[specifier]
  if (!source) return next(specifier, context)
  return { url: 'data:text/javascript,' + encodeURIComponent(source), shortCircuit: true }
}
