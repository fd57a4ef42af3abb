import type { Context } from '@core/context/context'
import { notFound, Problem } from '@core/context/problem'
import { type Reason, refusedFor } from '@core/context/reason'
import { type Entity, hasCustomFields } from '@core/db/entity'
import { DecimalType } from '@core/db/fields'
import { holdThere } from '@core/db/hold-version'
import { buildRecord, insertAllBuilt } from '@core/db/insert'
import type { Opened } from '@core/db/mapped'
import { openRecord, openRecords } from '@core/db/open-record'
import { wireFields } from '@core/db/schema'
import { letGo } from '@core/db/write'
import { isSame } from '@core/domain/is-same'
import { withoutParent } from '@core/states/parents'
import type { Direct } from '@core/states/states'
import { stoodOn } from '@core/states/stood-on'
import type { ChangedRecords } from './changed'
import { checkReferences } from './check-references'
import { type CustomValues, changedValues, filledValues, sharedFields } from './custom-values'
import { declared } from './declared'
import { deletionGuards, restoreGuards } from './deletion-guards'
import { heldBy } from './held-by'
import { withoutOldPlace } from './old-place'
import type { AnyResource, Enricher, OutgoingRow } from './resource'
import { type EntityRow, toRow } from './row'
import { flowOf } from './timeline'

/** The live record with this id, or 404; with `trashed` one in the trash. */
export async function find<R extends AnyResource>(
  resource: R,
  context: Context,
  id: number,
  options: { trashed?: boolean } = {},
): Promise<Opened<R['entity']>> {
  const record: EntityRow | null = await openRecord<Entity>(context, resource.entity, id)
  if (!record || !isThere(resource, context, record, options)) throw notFound()
  return record as Opened<R['entity']>
}

/**
 * Those of some records that are live, or with `trashed` in the trash, in the order of their ids. They are held until the
 * transaction ends: what is written in several at once counts on nobody else having changed one. What is going to go is
 * held `alone`, so that nobody comes to refer to it.
 */
export async function findAll<R extends AnyResource>(
  resource: R,
  context: Context,
  ids: readonly number[],
  options: { trashed?: boolean; alone?: boolean } = {},
): Promise<Opened<R['entity']>[]> {
  if (!ids.length) return []
  const opened = new Map<number, EntityRow>()
  const hold = options.alone ? 'alone' : true
  for (const record of await openRecords<Entity>(context, resource.entity, { id: ids }, { sort: 'id', hold }))
    opened.set(record.id, record)
  return ids
    .flatMap(id => opened.get(id) ?? [])
    .filter(record => isThere(resource, context, record, options)) as Opened<R['entity']>[]
}

function isThere(
  resource: AnyResource,
  context: Context,
  record: EntityRow,
  { trashed }: { trashed?: boolean },
): boolean {
  if (Boolean(record.deleted_at) !== Boolean(trashed)) return false
  const scope = Object.entries(resource.scope?.(context) ?? {})
  return scope.every(([column, allowed]) => [allowed].flat().includes(record[column] ?? null))
}

/** A record as its answer, with the entity tag that `If-Match` compares. */
export async function answer(
  resource: AnyResource,
  enrichers: readonly Enricher[],
  context: Context,
  record: EntityRow,
): Promise<Response> {
  await context.em.flush()
  return answerRow(enrichers, context, toRow(resource.entity, record))
}

/** Adds to records what enrichers have for single ones. */
export async function enrichRecords(
  enrichers: readonly Enricher[],
  context: Context,
  rows: OutgoingRow[],
): Promise<void> {
  for (const enricher of enrichers) if (!enricher.list && rows.length) await enricher.run(rows, context)
}

/** A row that was only read, as its answer. */
export async function answerRow(enrichers: readonly Enricher[], context: Context, row: OutgoingRow): Promise<Response> {
  await enrichRecords(enrichers, context, [row])
  return withVersion(Response.json(row), row)
}

/** An answer about a record, with the entity tag that `If-Match` compares. */
export function withVersion(answer: Response, { version }: OutgoingRow): Response {
  answer.headers.set('etag', `"${version ?? 1}"`)
  return answer
}

/** The answer to who made a record: where it is, and its version. `body` is the record itself unless told. */
export function answerMade({ path }: AnyResource, record: OutgoingRow, body: object = record): Response {
  return withLocation(withVersion(Response.json(body), record), path, record.id)
}

/** An answer about a record that was just made, with where it is. */
export function withLocation(made: Response, path: string, id: unknown): Response {
  made.headers.set('location', `/api/${path}/${id}`)
  return made
}

/** Without its body when the client asks for the minimum; what it needs stands in the headers. */
export function asPreferred(request: Request, answered: Response): Response {
  if (!/\breturn=minimal\b/i.test(request.headers.get('prefer') ?? '')) return answered
  answered.headers.delete('content-type')
  answered.headers.set('preference-applied', 'return=minimal')
  return new Response(null, { status: 204, headers: answered.headers })
}

/**
 * 412 with the current record when the client changed an older version; nothing is lost. Without `If-Match` the version
 * in a record that is `sent` back whole says which one was seen.
 */
export async function checkVersion(
  request: Request,
  record: EntityRow,
  current: () => Promise<Response>,
  sent: Readonly<Record<string, unknown>> = {},
) {
  const wanted = request.headers.get('if-match')
  const seen = wanted?.split(',').map(tag => tag.trim().replace(/^W\//, '').replaceAll('"', ''))
  const isOlder = wanted
    ? !seen?.includes('*') && !seen?.includes(String(record.version))
    : Number.isInteger(sent.version) && Number(sent.version) < Number(record.version)
  if (isOlder) {
    const extra = { current: await (await current()).json() }
    throw new Problem(412, 'core.stale', { extra, headers: { etag: `"${record.version}"` } })
  }
}

/** How a record is made or changed. */
interface Manner {
  /**
   * Values come from a record as it was, such as the original of a copy: the company's own fields and what it refers to
   * are neither checked nor asked for again. What became required or went away later is asked of whoever fills in a form,
   * and not of what is there already.
   */
  readonly takenOver?: true
}

/** Creates a record as the generic call does: prepared, logged and told about. */
export async function createRecord<R extends AnyResource>(
  resource: R,
  context: Context,
  input: Record<string, unknown>,
  manner: Manner = {},
): Promise<Opened<R['entity']>> {
  const [record] = await createRecords(resource, context, [input], manner)
  return record as Opened<R['entity']>
}

/** Creates several records as the generic call does each of them, and writes them together. */
export async function createRecords<R extends AnyResource>(
  resource: R,
  context: Context,
  inputs: readonly Record<string, unknown>[],
  manner: Manner = {},
): Promise<Opened<R['entity']>[]> {
  const { entity } = resource
  const fields = sharedFields(context, resource.path)
  const made: { readonly input: Record<string, unknown>; readonly record: EntityRow }[] = []
  for (const input of inputs) {
    const own = onlyLacks(entity, input, manner) ? input : await withCustomValues(entity, fields, input, null, manner)
    made.push({ input, record: buildRecord<Entity>(context, entity, asKept(entity, own)) })
  }
  const records = made.map(({ record }) => record)
  await openWhole(resource, context, records)
  if (!manner.takenOver)
    await checkReferences(
      entity,
      context,
      made.map(({ input, record }) => ({ record, given: input })),
    )
  for (const { input, record } of made) await prepare(resource, record, context, input, null)
  const lacking = inputs.some(input => onlyLacks(entity, input, manner))
  await Promise.all([
    insertAllBuilt(context, entity, records),
    lacking && fields().then(asked => changedValues(asked, null, {})),
  ])
  for (const { input, record } of made) {
    context.log({
      type: resource.path,
      id: record.id,
      description: 'created',
      flowId: flowOf(context, resource.path, record),
      after: input,
    })
    if (resource.events?.created) await context.emit(resource.events.created, { id: record.id })
  }
  return records as Opened<R['entity']>[]
}

/** Nothing to work out of the company's own fields, only to refuse: that leaves together with the record. */
function onlyLacks(entity: Entity, { custom_fields }: Record<string, unknown>, { takenOver }: Manner): boolean {
  return (
    !takenOver && hasCustomFields(entity) && custom_fields !== undefined && !Object.keys(custom_fields ?? {}).length
  )
}

/** What a client sends for a new record; with no field of the company's own sent, all of them count as empty. */
export const withEveryField = (resource: AnyResource, sent: Record<string, unknown>): Record<string, unknown> =>
  hasCustomFields(resource.entity) ? { custom_fields: {}, ...sent } : sent

/** Changes a record as the generic call does. */
export const updateRecord = (
  resource: AnyResource,
  context: Context,
  record: EntityRow,
  given: Record<string, unknown>,
  manner: Manner = {},
): Promise<void> => updateRecords(resource, context, [{ record, given }], manner)

/** Changes several records as the generic call does each of them, and writes them together. */
export async function updateRecords(
  resource: AnyResource,
  context: Context,
  wanted: readonly { readonly record: EntityRow; readonly given: Record<string, unknown> }[],
  manner: Manner = {},
): Promise<void> {
  await openWhole(
    resource,
    context,
    wanted.map(({ record }) => record),
  )
  const made: Change[] = []
  const fields = sharedFields(context, resource.path)
  for (const { record, given } of wanted) {
    const own = await movedDirectly(resource, context, record, given)
    const { custom_fields } = record
    const valued = await withCustomValues(resource.entity, fields, own, (custom_fields ?? {}) as CustomValues, manner)
    made.push(await change(resource, context, record, withoutOldPlace(resource.entity, record, valued)))
  }
  await context.em.flush()
  for (const { record, before, after, changed } of made) {
    if (!changed.length) continue
    context.log({
      type: resource.path,
      id: record.id,
      description: 'updated',
      flowId: flowOf(context, resource.path, record),
      before: Object.fromEntries(changed.map(key => [key, before[key]])),
      after: Object.fromEntries(changed.map(key => [key, after[key]])),
    })
  }
  const { updated } = resource.events ?? {}
  if (updated) for (const told of changedTogether(made)) await context.emit(updated, told)
}

/** Records by the fields that were changed of them: an import tells of thousands in a few events. */
function changedTogether(made: readonly Change[]): ChangedRecords[] {
  const alike = Map.groupBy(
    made.filter(({ changed }) => changed.length),
    ({ changed }) => changed.join(' '),
  )
  return [...alike.values()].map(some => ({
    ids: some.map(({ record }) => record.id),
    changed: some[0]?.changed ?? [],
  }))
}

/** Makes the moves that a change asks for; answers the fields that are left to write. */
async function movedDirectly(
  { states }: AnyResource,
  context: Context,
  record: EntityRow,
  given: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const direct: Direct<object> | undefined = states?.direct
  if (!direct) return given
  const isMove = (field: string) => direct.fields.includes(field)
  const { move = [], own = [] } = Object.groupBy(Object.entries(given), ([field]) => (isMove(field) ? 'move' : 'own'))
  if (move.length) await direct.run(context, record, Object.fromEntries(move))
  return Object.fromEntries(own)
}

interface Change {
  readonly record: EntityRow
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  /** Fields that are not what they were. */
  readonly changed: string[]
}

async function change(
  resource: AnyResource,
  context: Context,
  record: EntityRow,
  after: Record<string, unknown>,
): Promise<Change> {
  const before = Object.fromEntries(Object.keys(after).map(key => [key, record[key]]))
  // One moment has many spellings.
  const written = asKept(resource.entity, after)
  const changed = Object.keys(after).filter(key => !isSame(before[key], written[key]))
  context.em.assign<EntityRow>(record, written)
  const given = Object.fromEntries(changed.map(key => [key, after[key]]))
  await checkReferences(resource.entity, context, [{ record, given }])
  await prepare(resource, record, context, after, before)
  return { record, before, after, changed }
}

/** Why a record may not go, or nothing: a guard's veto, or for good also what refers to it. */
export const refusalOf = async (
  resource: AnyResource,
  context: Context,
  id: number,
  forGood?: boolean,
): Promise<Reason | undefined> => (await refusalsOf(resource, context, [id], forGood)).get(id)

/** Those of some records that may not go, each with why. */
export async function refusalsOf(
  { entity }: AnyResource,
  context: Context,
  ids: readonly number[],
  forGood = !hasTrash(entity),
): Promise<ReadonlyMap<number, Reason>> {
  const guards = context.all(deletionGuards).filter(({ table }) => table === entity.meta.tableName)
  const asked = guards.map(({ keeps }) => keeps)
  asked.push((some, asking) => stoodOn(asking, entity, some))
  if (forGood) asked.push((some, asking) => heldBy(asking, entity, some))
  const refusals = new Map<number, Reason>()
  for (const keeps of asked) {
    const open = ids.filter(id => !refusals.has(id))
    if (open.length) for (const [id, refusal] of await keeps(open, context)) refusals.set(id, refusal)
  }
  return refusals
}

/** Deletes a record, or moves it to the trash, unless a guard refuses. */
export async function deleteRecord(resource: AnyResource, context: Context, record: EntityRow): Promise<void> {
  const refusal = (await deleteRecords(resource, context, [record])).get(record.id)
  if (refusal) throw refusedFor(context, refusal)
}

/** Deletes records, or moves them to the trash, but for those of which a guard says why not. */
export async function deleteRecords(
  resource: AnyResource,
  context: Context,
  records: readonly EntityRow[],
): Promise<ReadonlyMap<number, Reason>> {
  const ids = records.map(({ id }) => id)
  await openWhole(resource, context, records)
  // Before the guards look: what would keep one and holds it meanwhile is then there, or finds it gone.
  await holdThere(context, resource.entity, ids)
  const refusals = await refusalsOf(resource, context, ids)
  await removeRecords(
    resource,
    context,
    records.filter(({ id }) => !refusals.has(id)),
  )
  return refusals
}

/** Deletes a record for good, unless a guard or something that refers to it refuses. */
export async function destroyRecord(resource: AnyResource, context: Context, record: EntityRow): Promise<void> {
  await openWhole(resource, context, [record])
  await holdThere(context, resource.entity, [record.id])
  const refusal = await refusalOf(resource, context, record.id, true)
  if (refusal) throw refusedFor(context, refusal)
  await removeRecord(resource, context, record, true)
}

/** Takes away a record of which {@link refusalOf} had nothing to say. */
export const removeRecord = (
  resource: AnyResource,
  context: Context,
  record: EntityRow,
  forGood?: boolean,
): Promise<void> => removeRecords(resource, context, [record], forGood)

/** Takes away records of which {@link refusalsOf} had nothing to say, together. */
export async function removeRecords(
  resource: AnyResource,
  context: Context,
  records: readonly EntityRow[],
  forGood = !hasTrash(resource.entity),
): Promise<void> {
  if (!records.length) return
  await openWhole(resource, context, records)
  if (forGood) {
    const ids = records.map(({ id }) => id)
    await holdThere(context, resource.entity, ids)
    await letGo(context, context.use(declared).entities, resource.entity, ids)
  }
  const description = forGood && hasTrash(resource.entity) ? 'destroyed' : 'deleted'
  const now = new Date()
  for (const record of records) {
    if (forGood) context.em.remove(record)
    else record.deleted_at = now
    context.log({
      type: resource.path,
      id: record.id,
      description,
      flowId: flowOf(context, resource.path, record),
      before: toRow(resource.entity, record),
    })
  }
  await context.em.flush()
  if (!resource.events?.deleted || description !== 'deleted') return
  for (const { id } of records) await context.emit(resource.events.deleted, { id })
}

/**
 * Why a record may not come out of the trash, or nothing. One with a status stays there as long as what it belongs to lies
 * in the trash as well.
 */
export async function restoreRefusalOf(
  { entity, states }: AnyResource,
  context: Context,
  id: number,
): Promise<Reason | undefined> {
  if (states) {
    const records = await openRecords<Entity>(context, entity, { id })
    const refusal = (await withoutParent(context, entity, records, { made: true })).get(id)
    if (refusal) return refusal
  }
  for (const { table, may } of context.all(restoreGuards)) {
    const verdict = table === entity.meta.tableName ? await may(id, context) : true
    if (verdict !== true) return verdict
  }
  return undefined
}

/** Takes a record out of the trash, unless a guard refuses (R-REL-003, R-FLOW-014). */
export async function restoreRecord(resource: AnyResource, context: Context, record: EntityRow): Promise<void> {
  const refusal = await restoreRefusalOf(resource, context, record.id)
  if (refusal) throw refusedFor(context, refusal)
  await openWhole(resource, context, [record])
  record.deleted_at = null
  await context.em.flush()
  context.log({
    type: resource.path,
    id: record.id,
    description: 'restored',
    flowId: flowOf(context, resource.path, record),
  })
  if (resource.events?.restored) await context.emit(resource.events.restored, { id: record.id })
}

/** Whether deleting moves to a trash first. */
export const hasTrash = (entity: Entity): boolean => 'deleted_at' in entity.meta.properties

/** A change of the company's own fields takes those that are given and leaves the others. */
async function withCustomValues(
  entity: Entity,
  fields: ReturnType<typeof sharedFields>,
  input: Record<string, unknown>,
  before: CustomValues | null,
  { takenOver }: Manner,
): Promise<Record<string, unknown>> {
  if (!hasCustomFields(entity) || !input.custom_fields) return input
  const given = input.custom_fields as CustomValues
  const custom_fields = takenOver ? filledValues({ ...before, ...given }) : changedValues(await fields(), before, given)
  return { ...input, custom_fields }
}

/**
 * What was sent as it is kept, so that the answer says it too: JSON has no moments, so their texts become dates, and a number
 * has as many decimals as its column.
 */
function asKept(entity: Entity, input: Record<string, unknown>): Record<string, unknown> {
  const kept = { ...input }
  for (const { name, schema, property } of wireFields(entity)) {
    const value = input[name]
    const type: unknown = property.customType ?? property.type
    if (schema.format === 'date-time' && typeof value === 'string') kept[name] = new Date(value)
    else if (type instanceof DecimalType && typeof value === 'number') kept[name] = type.rounded(value)
  }
  return kept
}

/** Lets what records are part of change along with them; what that refuses does not happen to them. */
async function openWhole(resource: AnyResource, context: Context, parts: readonly EntityRow[]): Promise<void> {
  const open = resource.openWhole as ((context: Context, parts: readonly EntityRow[]) => Promise<void>) | undefined
  await open?.(context, parts)
}

/** Lets the resource look at a record before it is written: what it refuses is not. */
export async function prepare(
  resource: AnyResource,
  record: EntityRow,
  context: Context,
  changes: Record<string, unknown>,
  before: Record<string, unknown> | null,
) {
  const hook = resource.prepare as
    | ((...given: [EntityRow, Context, Record<string, unknown>, Record<string, unknown> | null]) => Promise<void>)
    | undefined
  await hook?.(record, context, changes, before)
}
