import { type Static, Type as t } from '@sinclair/typebox'
import { nullable } from '../schema'

/** `read` until it is tried; then what would happen; then what happened, `left` being what nobody chose; then what undoing did. */
export const ROW_STATUSES = [
  'read',
  'create',
  'update',
  'skip',
  'wrong',
  'created',
  'updated',
  'skipped',
  'refused',
  'left',
  'undone',
  'kept',
] as const
export type RowStatus = (typeof ROW_STATUSES)[number]
/** Rows that still have to be tried or imported. */
export const OPEN_STATUSES = ['read', 'create', 'update', 'skip', 'wrong'] as const satisfies readonly RowStatus[]

export const cellSchema = nullable(t.Union([t.String(), t.Number(), t.Boolean()]))
export type Cell = Static<typeof cellSchema>

/** A record that a row brought along: one that was there, or one that was made for it. */
export interface Brought {
  readonly resource: string
  readonly id: number
  readonly made: boolean
}
