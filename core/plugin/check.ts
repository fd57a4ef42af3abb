import { type AskedModules, areAdded, modules } from '@core/context/modules'
import { entriesOf } from '@core/context/port'
import { isTenantEntity } from '@core/db/entity'
import { rowWith } from '@core/resource/schemas'
import { unreachableStates } from '@core/states/states'
import type { Assembly } from './assembly'

/** Finds every mistake in the plugins' declarations; throws one error that names them all. */
export function checkPlugins(assembly: Assembly): void {
  const problems = [
    ...repeated(
      'plugin code',
      assembly.plugins.map(plugin => plugin.code),
    ),
    ...repeated(
      'table',
      assembly.entities.map(entity => entity.meta.tableName),
    ),
    ...repeated(
      'call',
      [...assembly.calls, ...assembly.publicCalls].map(({ call }) =>
        `${call.method} /api/${call.path.replace(/:\w+/g, ':')}`.toLowerCase(),
      ),
    ),
    ...repeated(
      'operation',
      [...assembly.calls, ...assembly.publicCalls].flatMap(({ call }) => call.operationId ?? []),
    ),
    ...repeated(
      'job',
      assembly.plugins.flatMap(plugin => (plugin.jobs ?? []).map(job => job.name)),
    ),
    ...repeated(
      'port',
      assembly.plugins.flatMap(plugin => (plugin.provides ?? []).map(provision => provision.port)),
    ),
    ...repeated(
      'link',
      assembly.plugins.flatMap(plugin => (plugin.links ?? []).map(link => link.kind)),
    ),
    ...repeated(
      'handler',
      [...assembly.subscriptions.values()].flatMap(list => list.map(({ id }) => id)),
    ),
    ...repeated('module', soldOf(assembly, 'tag')),
    ...repeated('number of module', soldOf(assembly, 'number')),
    ...soldModules(assembly),
    ...requirements(assembly),
    ...undeclaredAccess(assembly),
    ...knownEvents(assembly),
    ...repeated(
      'action',
      assembly.actions.map(({ name }) => name),
    ),
    ...repeated(
      'trigger',
      assembly.triggers.map(({ tag }) => tag),
    ),
    ...ruleParts(assembly),
    ...tablesOfStates(assembly),
    ...sharedTables(assembly),
    ...additions(assembly),
  ]
  if (problems.length) throw new Error(`The plugins do not fit together:\n- ${problems.join('\n- ')}`)
}

function repeated(what: string, names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.filter(name => seen.has(name) || !seen.add(name)).map(name => `${what} ${name} is declared twice`)
}

/** Required plugins exist and come first, so that order of start, migrations and seeds is the order of the list. */
function requirements({ plugins }: Assembly): string[] {
  const before = new Set<string>()
  return plugins.flatMap(plugin => {
    const missing = (plugin.requires ?? []).filter(code => !before.has(code))
    before.add(plugin.code)
    return missing.map(code => `${plugin.code} requires ${code}, which is not listed before it`)
  })
}

const soldOf = ({ entries }: Assembly, field: 'tag' | 'number'): string[] =>
  entriesOf(entries, modules).map(module => String(module[field]))

/** A plugin that sells says which module, and what people call it. */
function soldModules({ plugins }: Assembly): string[] {
  return plugins
    .filter(({ sells }) => sells)
    .flatMap(({ code, module, locales }) => [
      ...(module ? [] : [`${code} sells a module and does not say which`]),
      ...['module.name', 'module.text'].filter(key => !locales.nl[key]).map(key => `${code} has no text ${key}`),
    ])
}

const TAG = /^[A-Z][A-Z0-9]*$/

/**
 * Every call says who may make it: by tags of modules, a role above nobody's, links of a plugin. A module may belong to a
 * plugin that is not deployed: then nobody owns it. Whether it belongs to any plugin at all, the type check says.
 */
function undeclaredAccess({ calls, publicCalls, links }: Assembly): string[] {
  const means = (access: unknown): boolean => {
    if (access === 'signed-in' || access === 'in-person') return true
    if (typeof access !== 'object' || access === null) return false
    const { module, role, hash, orHash } = access as Partial<Record<'module' | 'role' | 'hash' | 'orHash', unknown>>
    const opens = (some: unknown) => {
      const kinds = [some].flat() as { kind?: string }[]
      return kinds.length > 0 && kinds.every(link => links.get(link?.kind ?? '') === link)
    }
    if (hash !== undefined) return opens(hash)
    if (orHash !== undefined && !opens(orHash)) return false
    if (role !== undefined && !(typeof role === 'number' && role >= 100)) return false
    if (module === undefined) return role !== undefined
    // None of the plugins that are deployed may have added one: then nobody owns any.
    if (areAdded(module as AskedModules)) return true
    const tags = [module].flat()
    return tags.length > 0 && tags.every(tag => typeof tag === 'string' && TAG.test(tag))
  }
  return [
    ...calls.filter(({ call }) => !means(call.access)),
    ...publicCalls.filter(({ call }) => call.access !== 'public'),
  ].map(({ call }) => `${call.method} ${call.path} does not declare who may make it`)
}

function knownEvents({ plugins, subscriptions }: Assembly): string[] {
  const events = new Set(plugins.flatMap(plugin => (plugin.events ?? []).map(event => event.name)))
  return [...subscriptions].flatMap(([event, list]) =>
    events.has(event) ? [] : list.map(({ id }) => `${id} listens to ${event}, which no plugin declares`),
  )
}

function tablesOfStates({ resources }: Assembly): string[] {
  return resources.flatMap(({ path, states }) =>
    states ? unreachableStates(states).map(state => `${path} can never be ${state}`) : [],
  )
}

/** What rules listen to and do is about a resource, by fields that it has, and has a name in the language of the texts. */
function ruleParts({ plugins, resources, triggers, actions, locales }: Assembly): string[] {
  const events = new Set(plugins.flatMap(plugin => (plugin.events ?? []).map(event => event.name)))
  const problems = (what: string, about: string, label: string, fields: readonly string[] = []) => {
    const resource = resources.find(({ path }) => path === about)
    const [part = '', key = ''] = label.split('.')
    const known = resource ? Object.keys(rowWith(resource, resource.enrich ?? []).properties) : []
    return [
      ...(resource ? [] : [`${what} is about ${about}, which is no resource`]),
      ...(locales[part]?.nl[key] ? [] : [`${what} has no text ${label}`]),
      ...fields.filter(field => resource && !known.includes(field)).map(field => `${what} asks for ${about}.${field}`),
    ]
  }
  return [
    ...triggers.flatMap(({ event, about, label, fields }) => [
      ...(events.has(event) ? [] : [`trigger ${event} is no event of a plugin`]),
      ...problems(`trigger ${event}`, about, label, fields),
    ]),
    ...actions.flatMap(({ name, about, label }) => problems(`action ${name}`, about, label)),
  ]
}

/** What is added to a record has a name of its own there; what is added by a bridge may find nobody. */
function additions({ plugins, resources, added }: Assembly): string[] {
  const missing = plugins.flatMap(({ code, adds = [] }) =>
    adds
      .filter(({ resource }) => !resources.some(({ path }) => path === resource))
      .map(({ resource }) => `${code} adds to ${resource}, which is no resource`),
  )
  const taken = resources.flatMap(resource =>
    repeated(
      'field',
      [
        ...Object.keys(rowWith(resource, resource.enrich ?? []).properties),
        ...added
          .filter(addition => addition.resource === resource.path)
          .flatMap(({ addition }) => Object.keys(addition.fields)),
      ].map(name => `${resource.path}.${name}`),
    ),
  )
  return [...missing, ...taken]
}

/** A table without a company is the platform's: only platform staff may have it as a resource. */
function sharedTables({ resources }: Assembly): string[] {
  return resources
    .filter(({ entity, module }) => !isTenantEntity(entity) && module !== 'ADMIN')
    .map(({ path }) => `${path} has no company and needs module ADMIN`)
}
