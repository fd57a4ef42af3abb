import { tenantEntity } from '@core/db/entity'
import { choice, json, looseId, moment, reference, text, whole } from '@core/db/fields'
import { nullable } from '@core/db/schema'
import type { TableOf } from '@core/db/tables'
import { Type as t } from '@sinclair/typebox'

/** What was last begun with a file: read it, try every row, import, take back. */
export const IMPORT_STEPS = ['read', 'check', 'run', 'undo'] as const
/** What happens to a record that is there already. */
export const EXISTING = ['update', 'skip'] as const

/** A header of a file, with the first values under it. */
export const columnSchema = t.Object({ header: t.String(), examples: t.Array(t.String()) })

/** A sheet that somebody uploaded to import, and what became of it. */
export const ImportFile = tenantEntity({
  name: 'importfile',
  properties: {
    /** The resource that its rows become records of: `relation`. */
    resource: text(64),
    filename: text(),
    content_type: text(),
    /** Empty once the file has been forgotten. */
    file_key: text().nullable().hidden(),
    user_id: reference('user', { whenGone: 'empty' }).nullable(),
    row_count: whole(),
    columns: json(t.Array(columnSchema)),
    /** The same for files with the same headers: how a mapping is remembered. */
    header_key: text(64).hidden(),
    /** What separates whole numbers from decimals in its texts. */
    decimal: choice([',', '.']).default(','),
    /** What was odd about the file, and how it was read. */
    notes: json(t.Array(t.Object({ key: t.String(), values: t.Record(t.String(), t.Union([t.String(), t.Number()])) })))
      .default('[]')
      .onCreate(() => [])
      .hidden(),
    /** Field of each column, or nothing. */
    mapping: json(t.Array(nullable(t.String()))),
    /** Field by which records that are there are known; none makes every row a new record. */
    match_by: text(64).nullable(),
    existing: choice(EXISTING).default('update'),
    /** Values of fields, by name, for rows that say nothing of them. */
    defaults: json(t.Record(t.String(), t.Unknown())).onCreate(() => ({})),
    step: choice(IMPORT_STEPS).default('read'),
    /** The work of the last step. */
    batch_id: looseId().nullable(),
    started_at: moment().nullable(),
    undone_at: moment().nullable(),
    /** Rows by status, kept when the rows themselves are forgotten. */
    counts: json(t.Record(t.String(), t.Integer())).nullable(),
  },
  indexes: [['resource', 'header_key']],
})

declare module '@core/db/tables' {
  interface Tables {
    importfile: TableOf<typeof ImportFile>
  }
}
