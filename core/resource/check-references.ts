import type { Context } from '@core/context/context'
import type { Entity } from '@core/db/entity'
import { RecordOf } from '@core/db/fields'
import { wireFields } from '@core/db/schema'
import { checkRecord } from './check-record'
import type { EntityRow } from './row'

/**
 * Makes sure that what a record refers to without a foreign key is there: one of several kinds of records, or of a kind
 * whose plugin may be absent.
 *
 * @throws Problem 422 for the first that is not
 */
export async function checkReferences(
  entity: Entity,
  context: Context,
  record: EntityRow,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const { name, property } of wireFields(entity)) {
    const type: unknown = property.customType ?? property.type
    if (!(type instanceof RecordOf)) continue
    const { kind } = type
    if (!(name in given || ('column' in kind && kind.column in given))) continue
    const path = 'path' in kind ? kind.path : String(record[kind.column])
    const id = record[name]
    // 0 stands for none, where a column takes it at all.
    if (id !== null && id !== undefined && id !== 0) await checkRecord(context, name, path, Number(id))
  }
}
