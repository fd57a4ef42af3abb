import type { Context } from '@core/context/context'
import type { Reason } from '@core/context/reason'
import { holdVersion } from '@core/db/hold-version'
import { statusChanges } from '@core/db/log/status-changes'
import { wireFields } from '@core/db/schema'
import { type Ancestor, lineage, PUT_BACK } from './lineage'
import { type Act, enter } from './move'
import { type Around, around, ask, refusalOf } from './refusal'
import { type AnyStates, type Asking, ownedColumns, type Stateful } from './states'

/** The statuses that a record may be put back to now, the latest first. */
export async function earlierStatuses(context: Context, table: AnyStates, record: Stateful): Promise<Ancestor[]> {
  return (await judgedAncestors(context, table, record)).flatMap(({ ancestor, refusal }) => (refusal ? [] : ancestor))
}

/** The statuses of its past that the table takes a record back to, the latest first, each with what refuses it now. */
export async function judgedAncestors(
  context: Context,
  table: AnyStates,
  record: Stateful,
  known?: Around,
): Promise<{ ancestor: Ancestor; refusal: Reason | null }[]> {
  const at = new Date()
  const judged: { ancestor: Ancestor; refusal: Reason | null }[] = []
  const asking = askedFor(table)
  const surroundings = known ?? (await around(context, table, [record], asking))
  for (const ancestor of await ancestorsOf(context, table, record)) {
    const asked = { to: ancestor.status, at, made: false }
    judged.push({ ancestor, refusal: await refusalOf(context, table, record, asking, asked, surroundings) })
  }
  return judged
}

/** What has to be so for putting a record back: whatever it had, something may stand on that by now. */
const askedFor = ({ putBack }: AnyStates): Asking<object> => ({ ...putBack, unsettles: true })

/** The statuses of its past that the table takes a record back to, whatever stands in the way now. */
async function ancestorsOf(context: Context, table: AnyStates, record: Stateful): Promise<Ancestor[]> {
  const changes = await statusChanges(context, table.entity.meta.tableName, record.id)
  if (changes.at(-1)?.to !== record.status) return []
  const allowed = table.putBack?.to ?? []
  const seen = new Set<string>([record.status])
  return lineage(table.initial, changes).filter(({ status }) => {
    const first = !seen.has(status)
    seen.add(status)
    return first && allowed.includes(status)
  })
}

/**
 * Puts a record back in a status that led to the present one, with the stamps and values that it had there (R-DOC-004,
 * G-ROLLB). A move like any other: guarded, logged and told.
 *
 * @throws Problem 409 for a status that is not of this record's past, or with the text of the guard that refuses
 */
export async function putBack(
  context: Context,
  table: AnyStates,
  record: Stateful,
  status: string,
  act: Pick<Act<never>, 'by' | 'note' | 'was'> = {},
): Promise<void> {
  await holdVersion(context, table.entity, record)
  const ancestor = (await ancestorsOf(context, table, record)).find(earlier => earlier.status === status)
  if (!ancestor) throw context.refuse('core.no_earlier_status')
  await ask(context, table, record, askedFor(table), { to: status, at: new Date(), made: true })
  await enter(context, table, record, status, restored(table, ancestor.left), {
    logs: PUT_BACK,
    act,
    tells: table.putBack?.tells,
  })
}

/** Values as the log keeps them, as the mapper takes them. */
function restored(table: AnyStates, left: Ancestor['left']): Record<string, unknown> {
  const moments = new Set(
    wireFields(table.entity).flatMap(({ name, schema }) => (schema.format === 'date-time' ? [name] : [])),
  )
  const values = ownedColumns(table).map(column => {
    const value = left[column] ?? null
    return [column, moments.has(column) && typeof value === 'string' ? new Date(value) : value]
  })
  return Object.fromEntries(values)
}
