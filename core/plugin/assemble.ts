import { additionsTo } from '@core/resource/additions'
import { resourceCalls } from '@core/resource/calls'
import type { ModuleTag } from '@core/tenancy/modules'
import type { Assembly, Modules, Subscription } from './assembly'
import { checkPlugins } from './check'
import type { Bridge, PluginDefinition } from './define-plugin'
import type { Registry } from './port'

/** Puts the kernel's own part and the plugins together, or throws every problem at once. */
export function assemble(plugins: readonly PluginDefinition[]): Assembly {
  const owned = (plugin: PluginDefinition): Modules => (plugin.module ? [plugin.module] : [])
  const bridges = plugins.flatMap(plugin =>
    Object.entries(plugin.with ?? {}).map(([tag, bridge]) => ({
      plugin,
      bridge: bridge as Bridge,
      modules: [...owned(plugin), tag as ModuleTag],
    })),
  )
  const parts = [...plugins.map(plugin => ({ plugin, bridge: plugin as Bridge, modules: owned(plugin) })), ...bridges]

  const entries = parts.flatMap(({ bridge, modules }) => (bridge.entries ?? []).map(entry => ({ ...entry, modules })))
  const all = <T>(registry: Registry<T>) =>
    entries.filter(entry => entry.registry === registry.name).map(entry => entry.entry as T)
  const added = parts.flatMap(({ plugin, bridge, modules }) =>
    (bridge.adds ?? []).map(addition => ({ ...addition, modules, plugin: plugin.code })),
  )
  const resources = plugins.flatMap(plugin => plugin.resources ?? [])
  const calls = plugins.flatMap(plugin => {
    const own = typeof plugin.calls === 'function' ? plugin.calls(all) : (plugin.calls ?? [])
    const generic = (plugin.resources ?? []).flatMap(resource =>
      resourceCalls(resource, additionsTo(added, resource.path)),
    )
    const taken = new Set(own.map(call => `${call.method} ${call.path}`))
    return [...own, ...generic.filter(call => !taken.has(`${call.method} ${call.path}`))].map(call => ({
      call,
      owner: plugin.code,
    }))
  })
  const subscriptions = new Map<string, Subscription[]>()
  for (const { plugin, bridge, modules } of parts) {
    for (const handler of bridge.on ?? []) {
      const list = subscriptions.get(handler.event) ?? []
      list.push({ id: `${plugin.code}.${handler.name}`, handler, modules })
      subscriptions.set(handler.event, list)
    }
  }
  const assembly: Assembly = {
    plugins,
    entities: plugins.flatMap(plugin => plugin.entities ?? []),
    migrations: plugins.flatMap(plugin => plugin.migrations ?? []),
    resources,
    calls,
    publicCalls: plugins.flatMap(plugin => (plugin.publicCalls ?? []).map(call => ({ call, owner: plugin.code }))),
    links: new Map(plugins.flatMap(plugin => plugin.links ?? []).map(link => [link.kind, link])),
    subscriptions,
    jobs: new Map(
      plugins.flatMap(plugin => (plugin.jobs ?? []).map(job => [job.name, { job, modules: owned(plugin) }])),
    ),
    triggers: plugins.flatMap(plugin => (plugin.triggers ?? []).map(each => ({ ...each, modules: owned(plugin) }))),
    actions: plugins.flatMap(plugin => (plugin.actions ?? []).map(each => ({ ...each, modules: owned(plugin) }))),
    ports: new Map(
      plugins.flatMap(plugin => plugin.provides ?? []).map(provision => [provision.port, provision.implementation]),
    ),
    entries,
    added,
    locales: Object.fromEntries(plugins.map(plugin => [plugin.code, plugin.locales])),
  }
  checkPlugins(assembly)
  return assembly
}
