import type { Context } from '@core/context/context'
import type { Entity } from '@core/db/entity'
import { RecordOf } from '@core/db/fields'
import { wireFields } from '@core/db/schema'
import { checkRecord } from './check-record'
import type { EntityRow } from './row'

/**
 * Makes sure that what a record refers to among several kinds of records is there. References to one table have a
 * foreign key of their own.
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
    if (!(type instanceof RecordOf) || !(name in given || type.typeColumn in given)) continue
    const id = record[name]
    if (id !== null && id !== undefined) await checkRecord(context, name, String(record[type.typeColumn]), Number(id))
  }
}
