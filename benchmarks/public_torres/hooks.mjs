// What the public players import and a bridge has to bring itself: they meet no server, and their second is one of
// processor time, so that whatever else the machine does takes nothing from them.

const MODULES = {
  ws: 'export default class { on () {} }',
  perf_hooks:
    'export const performance = { now: () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 } }'
}

export async function resolve (specifier, context, next) {
  const source = MODULES[specifier]
  if (!source) return next(specifier, context)
  return { url: 'data:text/javascript,' + encodeURIComponent(source), shortCircuit: true }
}
