import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import type { Entity } from '@core/db/entity'
import { RecordOf, ReferenceTo } from '@core/db/fields'
import { heldIn, keyOf } from '@core/db/held-rows'
import { allThereToRefer, type Referred } from '@core/db/hold-version'
import { wireFields } from '@core/db/schema'
import { declared } from './declared'
import { isReadable } from './is-readable'
import type { EntityRow } from './row'

/** A record with the columns that somebody gave a value to. */
export interface GivenRecord {
  readonly record: EntityRow
  readonly given: Readonly<Record<string, unknown>>
}

/** One number that was given, and the rows that it may stand for; none where nobody can say what it stands for. */
interface Given {
  readonly field: string
  readonly id: number
  readonly to: Referred | undefined
}

/**
 * Makes sure that the numbers of records in some records stand for such: of this company, that live, and that may be
 * chosen. All of them are looked for in one statement and stay until the transaction ends.
 *
 * @throws Problem 422 for the first that does not
 */
export async function checkReferences(
  entity: Entity,
  context: Context,
  records: readonly GivenRecord[],
): Promise<void> {
  const given = records.flatMap(one => givenIn(entity, context, one))
  const open = given.filter(({ to, id }) => !(to && isKnown(context, to, id)))
  const lost = open.find(({ to }) => !to)
  if (lost) throw unknown(lost)
  const asked = Map.groupBy(open, ({ to }) => JSON.stringify([to?.entity.meta.tableName, to?.where]))
  const groups = [...asked.values()].flatMap(some => {
    const to = some[0]?.to
    return to ? [{ some, to: { ...to, where: { ...to.where, id: [...new Set(some.map(({ id }) => id))] } } }] : []
  })
  const found = await allThereToRefer(
    context,
    groups.map(({ to }) => to),
  )
  for (const [place, { some }] of groups.entries()) {
    const missing = some.find(({ id }) => !found[place]?.includes(id))
    if (missing) throw unknown(missing)
  }
}

const unknown = ({ field }: Given) => invalid(field, 'core.unknown_reference')

/** What this transaction made or holds: whoever held it has looked whether it lives. */
const isKnown = (context: Context, { entity, where }: Referred, id: number): boolean =>
  !Object.keys(where).length && heldIn(context).has(keyOf(entity, id))

function givenIn(entity: Entity, context: Context, { record, given }: GivenRecord): Given[] {
  return wireFields(entity).flatMap(({ name: field, property }) => {
    const type: unknown = property.customType ?? property.type
    const id = Number(record[field] ?? 0)
    // 0 stands for none, where a column takes it at all.
    if (!id) return []
    if (type instanceof ReferenceTo) return field in given ? [{ field, id, to: rowsOf(context, type) }] : []
    if (!(type instanceof RecordOf)) return []
    const { kind } = type
    if (!(field in given || ('column' in kind && kind.column in given))) return []
    return [{ field, id, to: recordsAt(context, 'path' in kind ? kind.path : String(record[kind.column])) }]
  })
}

function rowsOf(context: Context, { table, among }: ReferenceTo): Referred | undefined {
  const entity = context.use(declared).entities.find(({ meta }) => meta.tableName === table)
  return entity && { entity, where: among }
}

/** The records of a resource that whoever asks may read; none of a resource whose plugin is absent. */
function recordsAt(context: Context, path: string): Referred | undefined {
  const resource = context.use(declared).resources.find(one => one.path === path)
  if (!resource || (context.user && !isReadable(resource, context))) return undefined
  return { entity: resource.entity, where: { ...resource.scope?.(context) } }
}
