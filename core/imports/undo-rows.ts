import { type BatchWork, batchWork } from '@core/batches/batch-work'
import type { Context } from '@core/context/context'
import type { FieldProblem } from '@core/context/problem'
import type { Brought } from '@core/db/imports/row-values'
import { markRow } from '@core/db/imports/rows'
import { isReferredTo } from '@core/db/is-referred-to'
import { openRecord } from '@core/db/open-record'
import { takeApart, writeAdded } from '@core/resource/additions'
import { declared } from '@core/resource/declared'
import { deleteRecord, refusalOf, removeRecord, updateRecord } from '@core/resource/record'
import type { AnyResource } from '@core/resource/resource'
import type { EntityRow } from '@core/resource/row'
import { errorsOf } from './errors-of'
import { isSame } from './import-record'
import type { ReadRow } from './import-row'
import { type ImportWork, importWork, type OfFile, rowOf } from './import-work'
import { valuesOf } from './imported-additions'
import { tryWork } from './try-work'

type Values = Readonly<Record<string, unknown>>

/**
 * Takes back what each row did. What it made is deleted, unless a guard refuses; what it changed gets its old values
 * back, except fields that somebody changed since. What stays is told with its row.
 */
export const undoRows: BatchWork<OfFile> = batchWork('core.undo-import', async (context, file, id) => {
  const work = await importWork(context, file)
  const row = await rowOf(context, id)
  if (!row) return undefined
  const tried = await tryWork(context, inner => undoRow(inner, work, row))
  const errors = 'problem' in tried ? errorsOf(tried.problem) : tried.value
  const { record_id, along, before, after } = row
  await markRow(context, id, errors ? 'kept' : 'undone', {
    record_id,
    along,
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
    ...(errors ? { errors } : {}),
  })
  return undefined
})

async function undoRow(
  context: Context,
  { resource, additions }: ImportWork,
  row: ReadRow,
): Promise<Record<string, FieldProblem> | undefined> {
  const record = await liveRecord(context, resource, row.record_id)
  const { before, after } = row
  if (!before || !after) {
    if (record) await deleteRecord(resource, context, record)
    await undoBrought(context, row.along ?? [])
    return undefined
  }
  if (!record) return undefined
  const added = additions.filter(({ fields }) => Object.keys(fields).some(name => name in before))
  const { back, changed } = compare(before, after, await valuesOf(resource, context, record, added))
  // Fields of one addition belong together: they all go back, or none does.
  for (const fields of added.map(addition => Object.keys(addition.fields)))
    if (fields.some(name => changed.includes(name))) for (const name of fields) delete back[name]
  if (Object.keys(back).length) {
    const sent = takeApart(additions, context, back)
    await updateRecord(resource, context, record, sent.own, { takenOver: true })
    await writeAdded(sent, record, context)
  }
  if (!changed.length) return undefined
  return Object.fromEntries(changed.map(field => [field, { key: 'core.import_changed_since' }]))
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
