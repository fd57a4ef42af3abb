import type { Call } from '@core/context/call'
import { hasCustomFields, hasPlace } from '@core/db/entity'
import type { PublicCall } from '@core/platform/public-call'
import type { Assembly } from '@core/plugin/assembly'
import type { AnyResource } from '@core/resource/resource'
import type { EntityProperty } from '@mikro-orm/postgresql'

/** `npm test -- --all` tries every call in full. */
export const IN_FULL = process.env.TEST_ROUND === 'all'
/** How long a test of all calls may take: in full or on several databases, and on a machine that others keep busy. */
export const LIMIT_MS = IN_FULL || process.env.TEST_CITUS_WORKERS ? 1_200_000 : 900_000

/** Which calls a round tries in full, and which of the others repeat one of those. */
export interface Sample {
  readonly resources: readonly string[]
  /** Whether a call is tried in full. */
  tries(call: Call | PublicCall): boolean
  /** Whether a call is tried at all: of those that resources share, each resource has a part of its own tried. */
  samples(call: Call | PublicCall): boolean
  /** Whether a call is one of those that several resources have: the kernel or an engine answers it for all of them. */
  isShared(call: Call | PublicCall): boolean
}

/**
 * Reads the assembly and chooses resources until each ability of any is an ability of a chosen one, and each plugin with
 * resources has one: those with most that is new first. The same assembly gives the same choice.
 */
export function everydaySample(assembly: Assembly): Sample {
  const prefixes = assembly.resources.map(({ path }) => path).sort((a, b) => b.length - a.length)
  const resourceOf = ({ path }: Call | PublicCall) =>
    prefixes.find(prefix => path === prefix || path.startsWith(`${prefix}/`))
  const shapeOf = (call: Call | PublicCall) => `${call.method} ${call.path.slice(resourceOf(call)?.length ?? 0)}`
  const holders = new Map<string, Set<string>>()
  for (const { call } of assembly.calls) {
    const resource = resourceOf(call)
    if (!resource) continue
    const shape = shapeOf(call)
    holders.set(shape, (holders.get(shape) ?? new Set()).add(resource))
  }
  const isShared = (call: Call | PublicCall) =>
    resourceOf(call) !== undefined && (holders.get(shapeOf(call))?.size ?? 0) > 1

  const left = new Map(assembly.resources.map(resource => [resource.path, abilitiesOf(resource, assembly)]))
  for (const [shape, paths] of holders) if (paths.size > 1) for (const path of paths) left.get(path)?.add(shape)
  const chosen: string[] = []
  for (;;) {
    const [path, most] = [...left].sort(([a, x], [b, y]) => y.size - x.size || (a < b ? -1 : 1))[0] ?? []
    if (!path || !most?.size) break
    chosen.push(path)
    const found = [...most]
    for (const abilities of left.values()) for (const ability of found) abilities.delete(ability)
  }
  // Each of the calls that resources share at the first chosen one that has it; the five of every resource at all chosen.
  const inFull = new Set<string>()
  for (const [shape, paths] of holders)
    for (const path of GENERIC.has(shape) ? chosen : chosen.filter(one => paths.has(one)).slice(0, 1))
      inFull.add(shape.replace(' ', ` ${path}`))
  // Of what no resource shares, one call of each method of each plugin.
  const first = new Map<string, string>()
  for (const { call, owner } of assembly.calls) {
    const key = `${owner} ${call.method}`
    if (!isShared(call) && !first.has(key)) first.set(key, call.path)
  }
  for (const [key, path] of first) inFull.add(`${key.split(' ')[1]} ${path}`)
  const tries = (call: Call | PublicCall) => IN_FULL || inFull.has(`${call.method} ${call.path}`)
  const shapes = [...holders.keys()]
  const paths = assembly.resources.map(({ path }) => path)
  return {
    resources: chosen,
    isShared,
    tries,
    samples: call =>
      tries(call) || !isShared(call) || isTurnOf(shapes.indexOf(shapeOf(call)), paths.indexOf(resourceOf(call) ?? '')),
  }
}

/** A resource that is not tried in full has one of so many of the calls tried that it shares with others. */
const TURNS = 6
/** Whether the turn of a resource has come for what it shares with others, both by their numbers. */
export const isTurnOf = (shared: number, resource: number): boolean => IN_FULL || (shared + resource) % TURNS === 0

/** The calls of every resource. */
const GENERIC = new Set(['GET ', 'GET /:id', 'POST ', 'PATCH /:id', 'DELETE /:id'])

/** What a resource can do or has, beside its calls. */
function abilitiesOf(resource: AnyResource, { plugins, added }: Assembly): Set<string> {
  const { entity, path } = resource
  entity.init()
  const properties = Object.entries(entity.meta.properties as Record<string, EntityProperty>)
  const owner = plugins.find(({ resources }) => resources?.some(one => one.path === path))
  return new Set([
    `plugin ${owner?.code}`,
    `table ${'company_id' in entity.meta.properties ? 'of companies' : 'of the platform'}`,
    ...OPTIONS.filter(option => resource[option] !== undefined),
    ...(resource.abilities ?? []).map(({ name }) => name),
    ...(hasPlace(entity) ? ['place'] : []),
    ...(hasCustomFields(entity) ? ['custom fields'] : []),
    ...(added.some(addition => addition.resource === path) ? ['fields of other plugins'] : []),
    ...properties.flatMap(([column, property]) => [
      `kind of field ${nameOfKind(property)}`,
      ...(TELLING.has(column) ? [`column ${column}`] : []),
      // `attachable_type` beside `attachable_id`: rows that hang on records of several kinds.
      ...(column.endsWith('_type') && `${column.slice(0, -5)}_id` in entity.meta.properties ? ['several owners'] : []),
    ]),
  ])
}

const OPTIONS = [
  'module',
  'role',
  'writers',
  'readonly',
  'defaults',
  'scope',
  'states',
  'enrich',
  'prepare',
] as const satisfies readonly (keyof AnyResource)[]

/** Columns with a meaning of their own wherever they stand. */
const TELLING = new Set(['deleted_at', 'is_template', 'hash', 'order', 'user_id', 'locked'])

function nameOfKind({ customType, type }: EntityProperty): string {
  const kind: unknown = customType ?? type
  return typeof kind === 'object' && kind
    ? kind.constructor.name
    : typeof kind === 'function'
      ? kind.name
      : String(kind)
}
