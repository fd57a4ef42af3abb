import type { Context } from '@core/context/context'
import { ROW_STATUSES } from '@core/db/imports/row-values'
import { countImportRows } from '@core/db/imports/rows'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { toRow } from '@core/resource/row'
import { userNames } from '@core/users/user-names'
import { type Static, type TSchema, Type as t } from '@sinclair/typebox'
import { Batch } from '../batches/batch'
import { type BatchState, isBusy } from './import-batch'
import { choicesOf, importFields } from './import-fields'
import { columnSchema, EXISTING, ImportFile } from './import-file'
import { importOptions } from './import-options'
import type { ImportRecord, OpenImport } from './open-import'

/** Where an import is: what users see, and what can be done with it. */
export const IMPORT_STATES = ['new', 'checking', 'checked', 'running', 'stopped', 'done', 'undoing', 'undone'] as const
type ImportState = (typeof IMPORT_STATES)[number]

const literals = <T extends string>(values: readonly T[]) => t.Union(values.map(value => t.Literal(value)))

const head = {
  id: t.Integer(),
  resource: t.String(),
  filename: t.String(),
  created_at: t.String(),
  user_id: nullable(t.Integer()),
  user_fullname: nullable(t.String()),
  row_count: t.Integer(),
  state: literals(IMPORT_STATES),
  started_at: nullable(t.String()),
  undone_at: nullable(t.String()),
  counts: t.Partial(t.Object(Object.fromEntries(ROW_STATUSES.map(status => [status, t.Integer()]))), {
    description: 'Rows by what would happen to them, or did',
  }),
}

/** An import in a list of them. */
export const importLine = t.Object(head, { title: 'importline' })

/** One import, with what choosing columns takes. */
export const importAnswer = t.Object(
  {
    ...head,
    columns: t.Array(columnSchema),
    notes: t.Array(t.String(), { description: 'What whoever imports should know of the file' }),
    fields: t.Array(
      t.Object({
        name: t.String(),
        label: t.String(),
        required: t.Boolean(),
        kind: literals(['text', 'number', 'date', 'boolean', 'choice', 'reference']),
      }),
    ),
    match_fields: t.Array(t.String()),
    mapping: t.Array(nullable(t.String())),
    match_by: nullable(t.String()),
    existing: literals(EXISTING),
    batchId: nullable(t.Integer()),
    progress: t.Integer({ description: 'Of the work that goes on, per cent' }),
    may_undo: t.Boolean(),
  },
  { title: 'importfile' },
)

type ImportLine = Static<typeof importLine>

/** Imports as lines of a list; two statements, however many. */
export async function importLines(context: Context, files: readonly ImportRecord[]): Promise<ImportLine[]> {
  const ids = files.flatMap(({ batch_id }) => batch_id ?? [])
  const batches = ids.length ? await readRows(context, Batch, ['id', 'progress', 'cancelledAt'], { id: ids }) : []
  const counts = await countsOf(
    context,
    files.map(({ id }) => id),
  )
  const lines = files.map(file => ({
    ...shown(file),
    user_fullname: null,
    state: stateOf(
      file,
      batches.find(({ id }) => id === file.batch_id),
    ),
    counts: file.counts ?? counts.get(file.id) ?? {},
  }))
  await userNames('user_id', 'user_fullname')(lines, context)
  return lines
}

/** One import as answered. */
export async function answerImport(
  context: Context,
  { file, resource, batch }: OpenImport,
): Promise<Static<typeof importAnswer>> {
  const [line] = await importLines(context, [file])
  const fields = await importFields(context, resource)
  return {
    ...(line as ImportLine),
    columns: file.columns,
    notes: notesOn(context, file),
    fields: fields.map(({ name, label, required, schema, lookUpBy }) => ({
      name,
      label,
      required,
      kind: lookUpBy ? 'reference' : kindOf(schema),
    })),
    match_fields: [...(importOptions(resource)?.match ?? [])],
    mapping: file.mapping,
    match_by: file.match_by ?? null,
    existing: file.existing,
    batchId: file.batch_id ?? null,
    progress: batch?.progress ?? 0,
    may_undo: !isBusy(batch) && undoable(line?.counts ?? {}) > 0 && !file.counts,
  }
}

/** What was odd about the file, and a head that stands there twice: what is guessed goes to the first column with it. */
function notesOn(context: Context, { columns, notes }: ImportRecord): string[] {
  const heads = Object.groupBy(columns, ({ header }) => header.toLowerCase())
  const twice = Object.values(heads).flatMap(same => {
    const [{ header } = { header: '' }, second] = same ?? []
    return header && second ? [context.text('core.import_head_twice', { head: header, count: same?.length ?? 0 })] : []
  })
  return [...notes.map(({ key, values }) => context.text(key, values)), ...twice]
}

/** Rows that did something that has not been taken back. */
const undoable = ({ created = 0, updated = 0, kept = 0 }: ImportLine['counts']) => created + updated + kept

export function stateOf(file: Pick<ImportRecord, 'step'>, batch: BatchState | undefined): ImportState {
  const stopped = Boolean(batch?.cancelledAt)
  switch (file.step) {
    case 'check':
      return isBusy(batch) ? 'checking' : stopped ? 'new' : 'checked'
    case 'run':
      return isBusy(batch) ? 'running' : stopped ? 'stopped' : 'done'
    case 'undo':
      return isBusy(batch) ? 'undoing' : stopped ? 'done' : 'undone'
    default:
      return 'new'
  }
}

function shown(file: ImportRecord) {
  const { id, resource, filename, created_at, user_id, row_count, started_at, undone_at } = toRow(ImportFile, file)
  return { id, resource, filename, created_at, user_id, row_count, started_at, undone_at }
}

async function countsOf(context: Context, ids: readonly number[]): Promise<Map<number, Record<string, number>>> {
  const rows = await countImportRows(context, ids)
  const counts = new Map<number, Record<string, number>>()
  for (const { id, status, n } of rows) counts.set(id, { ...counts.get(id), [status]: n })
  return counts
}

function kindOf(schema: TSchema) {
  if (choicesOf(schema)) return 'choice'
  if (schema.format) return 'date'
  return schema.type === 'boolean' ? 'boolean' : schema.type === 'string' ? 'text' : 'number'
}
