import type { Call } from '@core/context/call'
import { admitModules } from '@core/context/module-schemas'
import { areAdded, type DeclaredModule, modules as declaredModules, type ModuleTag } from '@core/context/modules'
import { entriesOf, type Registry, register } from '@core/context/port'
import { abilities } from '@core/resource/ability'
import { additionsTo } from '@core/resource/additions'
import { resourceCalls } from '@core/resource/calls'
import { declared } from '@core/resource/declared'
import type { AnyResource } from '@core/resource/resource'
import { type Assembly, assembled, type Modules, type Subscription } from './assembly'
import { checkPlugins } from './check'
import type { Bridge, PluginDefinition } from './define-plugin'

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
  const triggers = plugins.flatMap(plugin => (plugin.triggers ?? []).map(each => ({ ...each, modules: owned(plugin) })))
  const parts = [
    ...plugins.map(plugin => {
      const on = typeof plugin.on === 'function' ? plugin.on(triggers) : (plugin.on ?? [])
      return { plugin, bridge: { ...plugin, on } as Bridge, modules: owned(plugin) }
    }),
    ...bridges,
  ]

  const sold = modulesOf(plugins)
  const entries = [
    ...sold.map(module => ({ ...register(declaredModules, module), modules: [] })),
    ...parts.flatMap(({ bridge, modules }) => (bridge.entries ?? []).map(entry => ({ ...entry, modules }))),
  ]
  const all = <T>(registry: Registry<T>) => entriesOf(entries, registry)
  const added = parts.flatMap(({ plugin, bridge, modules }) =>
    (bridge.adds ?? []).map(addition => ({ ...addition, modules, plugin: plugin.code })),
  )
  const resources = plugins.flatMap(plugin => plugin.resources ?? [])
  const everywhere = all(abilities)
  const callsOf = (resource: AnyResource) => {
    const additions = additionsTo(added, resource.path)
    const able = [...everywhere, ...(resource.abilities ?? [])]
    // The document names the row of a resource once, as the five calls answer it: they come last.
    return [...able.flatMap(ability => ability.calls(resource, additions)), ...resourceCalls(resource, additions)]
  }
  const calls = plugins.flatMap(plugin => {
    const own = typeof plugin.calls === 'function' ? plugin.calls(all) : (plugin.calls ?? [])
    const generic = (plugin.resources ?? []).flatMap(resource => callsOf(resource))
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
  const ports = new Map(
    plugins.flatMap(plugin => plugin.provides ?? []).map(({ port, implementation }) => [port, implementation]),
  )
  const declaration: Assembly = {
    plugins,
    modules: new Map(sold.map(module => [module.tag, module])),
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
    triggers,
    actions: plugins.flatMap(plugin => (plugin.actions ?? []).map(each => ({ ...each, modules: owned(plugin) }))),
    ports,
    entries,
    held: Map.groupBy(entries, ({ registry }) => registry),
    added,
    locales: Object.fromEntries(plugins.map(plugin => [plugin.code, plugin.locales])),
  }
  checkPlugins(declaration)
  const assembly = { ...declaration, calls: calls.map(({ call, owner }) => ({ call: withTags(call, all), owner })) }
  for (const port of [declared, assembled]) ports.set(port.name, assembly)
  admitModules(sold)
  return assembly
}

/** A call that asks for modules which plugins add to a registry, with their tags in its place. */
function withTags(call: Call, all: (registry: Registry<ModuleTag>) => readonly ModuleTag[]): Call {
  const { access } = call
  if (typeof access !== 'object' || !('module' in access) || !areAdded(access.module)) return call
  return { ...call, access: { ...access, module: all(access.module) } }
}

/** The modules that plugins sell, as screens list them. */
export const modulesOf = (plugins: readonly PluginDefinition[]): readonly DeclaredModule[] =>
  plugins
    .flatMap(({ code, module, sells }) => (module && sells ? [{ ...sells, tag: module, plugin: code }] : []))
    .sort((a, b) => a.order - b.order)
