import type { Context } from '@core/context/context'
import type { Reason } from '@core/context/reason'
import type { Entity } from '@core/db/entity'
import { ReferenceTo } from '@core/db/fields'
import { type Held, heldAmong } from '@core/db/is-referred-to'
import { readRows } from '@core/db/list'
import { referencesOf } from '@core/db/references'
import { declared } from './declared'
import { ownerOf } from './describe-fields'
import { enrichRows } from './list-rows'
import type { AnyResource, OutgoingRow } from './resource'

/**
 * Those of some records that stay because a reference to them says so (`whenGone: 'refuse'`), each with why. The plugin of
 * the reference may have a text of its own for it, `keeps.flow.flow_phase_id`, in which `names` are some of those that refer.
 */
export async function heldBy(
  context: Context,
  entity: Entity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Reason>> {
  const held = await heldAmong(context, context.use(declared).entities, entity, ids)
  const reasons = new Map<number, Reason>()
  const named: Named[] = []
  for (const [id, places] of Map.groupBy(held, place => place.id)) {
    const [worded] = places.flatMap(place => {
      const key = textKey(context, `keeps.${place.table}.${place.column}`)
      return key ? { ...place, key } : []
    })
    if (worded) named.push(worded)
    else reasons.set(id, inUse(context, places))
  }
  // The names of all records at once, whatever number of them stays.
  for (const [table, places] of Map.groupBy(named, place => place.table)) {
    const names = await namesOf(
      context,
      entity,
      table,
      places.flatMap(({ rows }) => rows),
    )
    for (const { id, key, rows } of places) {
      const unique = new Set(rows.flatMap(row => names.get(row) ?? []))
      reasons.set(id, { key, values: { names: [...unique].join(', ') } })
    }
  }
  return reasons
}

interface Named extends Held {
  readonly key: string
}

function inUse(context: Context, places: readonly Held[]): Reason {
  const kinds = new Set(places.flatMap(({ table }) => manyOf(context, table)))
  return kinds.size ? { key: 'core.in_use_by', values: { names: [...kinds].toSorted().join(', ') } } : 'core.in_use'
}

/** A key among the texts of the plugin that has it. */
function textKey(context: Context, key: string): string | undefined {
  const owner = Object.entries(context.use(declared).locales).find(([, { nl }]) => key in nl)?.[0]
  return owner && `${owner}.${key}`
}

/** What the plugin of a table calls its rows: `many.flow`. */
function manyOf(context: Context, table: string): string[] {
  const { locales, ...rest } = context.use(declared)
  const resource = resourceOf(context, table)
  if (!resource) return []
  const owner = ownerOf(rest, resource)
  return `many.${table}` in (locales[owner]?.nl ?? {}) ? [context.text(`${owner}.many.${table}`)] : []
}

const resourceOf = (context: Context, table: string): AnyResource | undefined =>
  context.use(declared).resources.find(({ entity }) => entity.meta.tableName === table)

/** What the records are called that hold another, by number; what only links two is called as the one that it goes along with. */
async function namesOf(
  context: Context,
  target: Entity,
  table: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const resource = resourceOf(context, table)
  if (resource && resource.called?.by !== 'id') return calledNames(context, resource, ids)
  const entity = context.use(declared).entities.find(({ meta }) => meta.tableName === table)
  const whole =
    entity && referencesOf(entity).find(({ type }) => isPartOf(type) && type.table !== target.meta.tableName)
  if (!whole || !isPartOf(whole.type)) return new Map()
  const parts = await readRows<Entity, string>(context, entity, ['id', whole.column], { id: ids }, 'id', {
    trashed: 'either',
  })
  const wholeOf = new Map(parts.map(part => [Number(part.id), Number(part[whole.column])]))
  const names = await namesOf(context, target, whole.type.table, [...new Set(wholeOf.values())])
  return new Map([...wholeOf].map(([id, one]) => [id, names.get(one) ?? '']))
}

const isPartOf = (type: unknown): type is ReferenceTo => type instanceof ReferenceTo && type.whenGone === 'goAlong'

async function calledNames(
  context: Context,
  { entity, called = { by: 'name' }, enrich = [] }: AnyResource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { by, notes: [note = by] = [] } = called
  const read = await readRows<Entity, string>(context, entity, 'all', { id: ids }, 'id', { trashed: 'either' })
  const naming = enrich.filter(({ fields }) => by in fields || note in fields)
  const rows = await enrichRows(naming, context, read as OutgoingRow[])
  const nameOf = (row: OutgoingRow) => [row[by], by === 'number' || !row[by] ? row[note] : ''].filter(Boolean).join(' ')
  return new Map(rows.map(row => [Number(row.id), nameOf(row)]))
}
