import type { Entity } from '@core/db/entity'
import type { AnyRecord } from '@core/db/mapped'
import { type Row, wireFields } from '@core/db/schema'

/** A mapped record whose type is forgotten. */
export type EntityRow = AnyRecord

/** A record as it leaves: visible columns only, moments in the format that PostgreSQL's JSON uses. */
export function toRow<E extends Entity>(entity: E, record: object): Row<E> {
  const row: Record<string, unknown> = {}
  for (const { name } of wireFields(entity)) {
    const value = (record as Record<string, unknown>)[name]
    row[name] = value instanceof Date ? value.toISOString().replace('Z', '+00:00') : (value ?? null)
  }
  return row as Row<E>
}
