import type { Entity } from '@core/db/entity'
import { wireFields } from '@core/db/schema'
import type { OutgoingRow } from './resource'

/** A mapped record whose type is forgotten. */
export type EntityRow = Record<string, unknown> & { id: number; version?: number; deleted_at?: Date | null }

/** A record as it leaves: visible columns only, moments in the format that PostgreSQL's JSON uses. */
export function toRow(entity: Entity, record: object): OutgoingRow {
  const row: Record<string, unknown> = {}
  for (const { name } of wireFields(entity)) {
    const value = (record as Record<string, unknown>)[name]
    row[name] = value instanceof Date ? value.toISOString().replace('Z', '+00:00') : (value ?? null)
  }
  return row as OutgoingRow
}
