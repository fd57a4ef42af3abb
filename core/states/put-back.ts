import type { Context } from '@core/context/context'
import { holdVersion } from '@core/db/hold-version'
import { statusChanges } from '@core/db/log/status-changes'
import { wireFields } from '@core/db/schema'
import { type Ancestor, lineage, PUT_BACK } from './lineage'
import { type Act, ask, enter } from './move'
import { type AnyStates, ownedColumns, type Stateful } from './states'

/** The statuses that a record may be put back to, the latest first. */
export async function earlierStatuses(context: Context, table: AnyStates, record: Stateful): Promise<Ancestor[]> {
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
  const ancestor = (await earlierStatuses(context, table, record)).find(earlier => earlier.status === status)
  if (!ancestor) throw context.refuse('core.no_earlier_status')
  await ask(context, record, new Date(), table.putBack?.when, table.putBack?.checks)
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
