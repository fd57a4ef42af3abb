import { type BatchWork, batchWorkOnSets } from '@core/batches/batch-work'
import { tryTogether } from '@core/batches/try-work'
import type { Context } from '@core/context/context'
import type { FieldProblem } from '@core/context/problem'
import type { Entity } from '@core/db/entity'
import type { Brought } from '@core/db/imports/row-values'
import { markRows } from '@core/db/imports/rows'
import { isReferredTo } from '@core/db/is-referred-to'
import { openRecord, openRecords } from '@core/db/open-record'
import { isSame } from '@core/domain/is-same'
import { type SentFields, takeApart, writeAdded } from '@core/resource/additions'
import { declared } from '@core/resource/declared'
import { deleteRecords, refusalOf, removeRecord, updateRecords } from '@core/resource/record'
import type { AnyResource } from '@core/resource/resource'
import type { EntityRow } from '@core/resource/row'
import { errorsOf } from './errors-of'
import type { ReadRow } from './import-row'
import { type ImportWork, importWork, type OfFile, rowsOf } from './import-work'
import { valuesOf } from './imported-additions'

type Values = Readonly<Record<string, unknown>>

/**
 * Takes back what rows did. What they made is deleted, unless a guard refuses; what they changed gets its old values
 * back, except fields that somebody changed since. What stays is told with its row.
 */
export const undoRows: BatchWork<OfFile> = batchWorkOnSets('core.undo-import', async (context, file, ids) => {
  const work = await importWork(context, file)
  const rows = await rowsOf(context, ids)
  const tried = await tryTogether(context, rows, (inner, some) => undoTogether(inner, work, some))
  await markRows(
    context,
    tried.flatMap((outcome, i) => {
      const row = rows[i]
      if (!row) return []
      const errors = 'problem' in outcome ? errorsOf(outcome.problem) : outcome.value
      const { id, record_id, along, before, after } = row
      return [
        { id, status: errors ? 'kept' : 'undone', record_id, along, before, after, ...(errors ? { errors } : {}) },
      ]
    }),
  )
  return []
})

/** What stays of what a row did, with the reasons; nothing when all of it is taken back. */
type Kept = Record<string, FieldProblem> | undefined

async function undoTogether(context: Context, work: ImportWork, rows: readonly ReadRow[]): Promise<Kept[]> {
  const { resource } = work
  const records = new Map<number, EntityRow>()
  const ids = rows.flatMap(({ record_id }) => record_id ?? [])
  for (const record of await openRecords<Entity>(context, resource.entity, { id: ids }, { sort: 'id', hold: 'alone' }))
    if (!record.deleted_at) records.set(record.id, record)
  const recordOf = ({ record_id }: ReadRow) => records.get(record_id ?? 0)
  const kept = new Map<ReadRow, Kept>()
  const { made = [], changed = [] } = Object.groupBy(rows, ({ before, after }) =>
    before && after ? 'changed' : 'made',
  )
  const refusals = await deleteRecords(
    resource,
    context,
    made.flatMap(row => recordOf(row) ?? []),
  )
  for (const row of made) {
    const refusal = refusals.get(row.record_id ?? 0)
    if (refusal) kept.set(row, { '': typeof refusal === 'string' ? { key: refusal } : refusal })
    else await undoBrought(context, row.along ?? [])
  }
  const toUndo = changed.flatMap(row => {
    const record = recordOf(row)
    return record ? [{ row, record }] : []
  })
  for (const [row, fields] of await putBack(context, work, toUndo)) kept.set(row, fields)
  return rows.map(row => kept.get(row))
}

/** Gives records their old values; answers the rows of which some stay, with the fields that somebody changed since. */
async function putBack(
  context: Context,
  { resource, additions }: ImportWork,
  changes: readonly { readonly row: ReadRow; readonly record: EntityRow }[],
): Promise<Map<ReadRow, Kept>> {
  const kept = new Map<ReadRow, Kept>()
  const looked = changes.map(({ row, record }) => ({
    record,
    additions: additions.filter(({ fields }) =>
      Object.keys(fields).some(name => Object.hasOwn(row.before ?? {}, name)),
    ),
  }))
  const now = await valuesOf(resource, context, looked)
  const written: { record: EntityRow; given: Record<string, unknown>; sent: SentFields }[] = []
  for (const [i, { row, record }] of changes.entries()) {
    const { back, changed } = compare(row.before ?? {}, row.after ?? {}, now[i] ?? {})
    // Fields of one addition belong together: they all go back, or none does.
    for (const fields of looked[i]?.additions.map(addition => Object.keys(addition.fields)) ?? [])
      if (fields.some(name => changed.includes(name))) for (const name of fields) delete back[name]
    const sent = takeApart(additions, context, back)
    if (Object.keys(back).length) written.push({ record, given: sent.own, sent })
    const told = changed.map(field => [field, { key: 'core.import_changed_since' }] as const)
    if (told.length) kept.set(row, Object.fromEntries(told))
  }
  await updateRecords(resource, context, written, { takenOver: true })
  for (const { sent, record } of written) await writeAdded(sent, record, context)
  return kept
}

async function liveRecord(context: Context, { entity }: AnyResource, id: number | null): Promise<EntityRow | null> {
  const record = id ? await openRecord(context, entity, id) : null
  return record?.deleted_at ? null : record
}

/** What was made along with a record goes with it, unless somebody has changed or used it since. */
async function undoBrought(context: Context, along: readonly Brought[]): Promise<void> {
  const { resources, entities } = context.use(declared)
  for (const { resource: path, id, made } of along) {
    const resource = resources.find(one => one.path === path)
    const record = made && resource ? await liveRecord(context, resource, id) : null
    if (!resource || record?.version !== 1 || (await isReferredTo(context, entities, resource.entity, id))) continue
    if (!(await refusalOf(resource, context, id))) await removeRecord(resource, context, record)
  }
}

/** Fields that get their old value back, and those that hold neither the old nor the imported one. */
function compare(before: Values, after: Values, now: Values): { back: Record<string, unknown>; changed: string[] } {
  const back: Record<string, unknown> = {}
  const changed: string[] = []
  for (const field of Object.keys(before)) {
    if (field === 'custom_fields') {
      const own = compareOwn(before[field] as Values, after[field] as Values, now[field] as Values)
      if (Object.keys(own.back).length) back[field] = own.back
      changed.push(...own.changed.map(key => `${field}.${key}`))
    } else if (isSame(now[field], after[field])) back[field] = before[field]
    else if (!isSame(now[field], before[field])) changed.push(field)
  }
  return { back, changed }
}

/** The same for the fields that the company added: of those, a record holds only what is filled in. */
const compareOwn = (before: Values, after: Values, now: Values) => {
  const keys = Object.keys({ ...before, ...after }).filter(key => !isSame(before[key], after[key]))
  const whole = (values: Values) => Object.fromEntries(keys.map(key => [key, values[key] ?? null]))
  return compare(whole(before), whole(after), whole(now))
}
