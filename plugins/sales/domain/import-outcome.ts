import type { Context } from '@core/context/context'
import { importFields } from '@core/imports/import-fields'
import { readImportRows } from '@core/imports/import-rows-page'
import { importedResource } from '@core/imports/import-work'
import type { ImportRecord } from '@core/imports/open-import'
import { type Static, Type as t } from '@sinclair/typebox'

/** Rows of a file that is imported within the request that brings it. */
export const MOST_ROWS = 500

const line = t.Object({
  row: t.Integer({ description: 'In the file, the header being 1' }),
  message: t.String(),
})

/** What became of a file, or with `try` what would (G-IMPX). */
export const importOutcomeAnswer = t.Object(
  {
    importfile_id: t.Integer({ description: 'For `importfile/{id}`: its rows, to start what was tried, to undo' }),
    created: t.Integer(),
    updated: t.Integer(),
    skipped: t.Integer(),
    errors: t.Array(line),
    warnings: t.Array(line, { description: 'What is odd about rows that are right; of the whole file at row 1' }),
  },
  { title: 'importoutcome' },
)

/** The query of a call that imports. */
export const tryQuery = t.Object({
  try: t.Optional(
    t.Boolean({ description: 'Says what would happen, and changes nothing; start it at `importfile/{id}/start`' }),
  ),
})

type Line = Static<typeof line>

/** The rows of a file by what became of them, with what was wrong. */
export async function importOutcome(
  context: Context,
  file: ImportRecord,
  headers: readonly string[],
  warn: (cell: (field: string) => unknown, isNew: boolean) => string | undefined,
): Promise<Static<typeof importOutcomeAnswer>> {
  const { data } = await readImportRows(context, file.id, { offset: 0, limit: MOST_ROWS })
  const of = (...statuses: string[]) => data.filter(({ status }) => statuses.includes(status))
  const labels = new Map(
    (await importFields(context, importedResource(context, file.resource))).map(({ name, label }) => [name, label]),
  )
  const unread = headers.filter((header, at) => header && file.mapping[at] === null)
  const warnings: Line[] = [
    ...file.notes.map(({ key, values }) => ({ row: 1, message: context.text(key, values) })),
    ...unread.map(header => ({ row: 1, message: context.text('sales.column_unread', { header }) })),
    ...of('create', 'created', 'update', 'updated').flatMap(({ row, cells, status }) => {
      const cell = (field: string) => cells[file.mapping.indexOf(field)]
      const message = warn(cell, status.startsWith('create'))
      return message ? [{ row, message }] : []
    }),
  ]
  return {
    importfile_id: file.id,
    created: of('create', 'created').length,
    updated: of('update', 'updated').length,
    skipped: of('skip', 'skipped').length,
    errors: of('wrong', 'refused').map(({ row, errors }) => ({
      row,
      message: Object.entries(errors)
        .map(([field, text]) => (field ? `${labels.get(field) ?? field}: ${text}` : text))
        .join(' '),
    })),
    warnings,
  }
}
