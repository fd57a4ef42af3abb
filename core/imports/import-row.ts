import { tenantEntity } from '@core/db/entity'
import { choice, json, looseId, reference, whole } from '@core/db/fields'
import { type Brought, type Cell, cellSchema, ROW_STATUSES } from '@core/db/imports/row-values'
import type { TableOf } from '@core/db/tables'
import { Type as t } from '@sinclair/typebox'

/** A row as it is read from the database. */
export interface ReadRow {
  readonly id: number
  readonly row: number
  readonly cells: readonly Cell[]
  readonly twin_row: number | null
  readonly record_id: number | null
  readonly along: readonly Brought[] | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

const values = json(t.Record(t.String(), t.Unknown()))

/** A row of a file that is imported, and the record that it became. */
export const ImportRow = tenantEntity({
  name: 'importrow',
  properties: {
    importfile_id: reference('importfile', { whenGone: 'goAlong' }),
    /** Its number in the file, the header being 1. */
    row: whole(),
    cells: json(t.Array(cellSchema)),
    status: choice(ROW_STATUSES).default('read'),
    /** An earlier row of the file with the same value to match by. */
    twin_row: whole().nullable(),
    /** The record that it made or changed, or would change. */
    record_id: looseId().nullable(),
    /** Other records that it brought along; before it is imported those that are there. */
    along: json(t.Array(t.Object({ resource: t.String(), id: t.Integer(), made: t.Boolean() }))).nullable(),
    /** Keys of texts by field; what is wrong with the whole row under an empty name. */
    errors: json(
      t.Record(
        t.String(),
        t.Object({ key: t.String(), values: t.Optional(t.Record(t.String(), t.Union([t.String(), t.Number()]))) }),
      ),
    ).nullable(),
    /** Of the fields that it changed: what stood there, and what it put there. */
    before: values.nullable(),
    after: values.nullable(),
  },
  uniques: [['importfile_id', 'row']],
  indexes: [['importfile_id', 'status', 'row']],
})

declare module '@core/db/tables' {
  interface Tables {
    importrow: TableOf<typeof ImportRow>
  }
}
