import { type Tried, tryTogether, tryWork } from '@core/batches/try-work'
import type { Context } from '@core/context/context'
import { type FieldProblem, invalid, notFound, Problem } from '@core/context/problem'
import type { Brought } from '@core/db/imports/row-values'
import { isSame } from '@core/domain/is-same'
import { takeApart, writeAdded } from '@core/resource/additions'
import { createRecords, findAll, updateRecords, withEveryField } from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { bringAlong } from './bring-along'
import { type Match, matchesOf } from './find-matches'
import { importOptions } from './import-options'
import type { ReadRow } from './import-row'
import type { ImportWork } from './import-work'
import { touchedBy, valuesOf } from './imported-additions'
import { checksOf, inputOf } from './row-input'

type Values = Record<string, unknown>

/** What became of a row. `before` and `after` hold the fields that it changed. */
export interface Imported {
  readonly status: 'created' | 'updated' | 'skipped'
  readonly record_id: number
  readonly along?: readonly Brought[]
  readonly before?: Values
  readonly after?: Values
}

/** A row, and what came of it. */
export type TriedRow = { readonly row: ReadRow } & Tried<Imported>

/**
 * Makes a record of each row, or changes the one that it is about, as `POST` and `PATCH` do: the same checks, the same
 * events, the same lines in the log. A row is refused with what they would answer, or with 422 when it is about several
 * records or about the same as an earlier one. Rows are written together, but for those that bring others along: which of
 * those are there follows from the rows before.
 *
 * @param options.keep off takes everything back at once
 */
export async function importRecords(
  context: Context,
  work: ImportWork,
  rows: readonly ReadRow[],
  { keep }: { readonly keep: boolean },
): Promise<TriedRow[]> {
  // Outside the savepoints: taking them back would let other imports in.
  const matchOf = await matchesOf(context, work, rows)
  const tried = new Map<number, Tried<Imported>>()
  if (importOptions(work.resource)?.brings) {
    for (const row of rows) {
      const write = async (inner: Context) =>
        writeTogether(inner, work, [await bodyOfRow(inner, work, row, matchOf(row))])
      const outcome = await tryWork(context, write, { keep })
      tried.set(row.id, 'problem' in outcome ? outcome : { value: outcome.value[0] as Imported })
    }
  } else {
    const read = await tryTogether(context, rows, (inner, some) => bodiesOfRows(inner, work, some, matchOf))
    const bodies = read.map(outcome => ('problem' in outcome ? outcome : outcome.value))
    const right = bodies.filter(isRight)
    const written = await tryTogether(context, right, (inner, some) => writeTogether(inner, work, some), { keep })
    for (const [i, body] of bodies.entries()) if ('problem' in body) tried.set(rows[i]?.id ?? 0, body)
    for (const [i, outcome] of written.entries()) tried.set(right[i]?.row.id ?? 0, outcome)
  }
  return rows.flatMap(row => {
    const outcome = tried.get(row.id)
    return outcome ? [{ row, ...outcome }] : []
  })
}

/** The body that a row stands for, of a new record or of the one that it is about. */
interface Body {
  readonly row: ReadRow
  readonly match_id: number | null
  readonly checked: Values
  readonly along: readonly Brought[]
}

const isRight = (body: Body | { readonly problem: Problem }): body is Body => !('problem' in body)

/** The bodies of rows; one that is refused tells why and stops no other. */
async function bodiesOfRows(
  context: Context,
  work: ImportWork,
  rows: readonly ReadRow[],
  matchOf: (row: ReadRow) => Match,
): Promise<(Body | { readonly problem: Problem })[]> {
  const bodies: (Body | { readonly problem: Problem })[] = []
  for (const row of rows) {
    try {
      bodies.push(await bodyOfRow(context, work, row, matchOf(row)))
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      bodies.push({ problem: error })
    }
  }
  return bodies
}

async function bodyOfRow(
  context: Context,
  work: ImportWork,
  row: ReadRow,
  { match_id, match_count }: Match,
): Promise<Body> {
  const { resource, file } = work
  const by = file.match_by ?? ''
  if (row.twin_row) throw invalid(by, 'core.import_twin', { row: row.twin_row })
  if (match_count > 1) throw invalid(by, 'core.import_ambiguous', { count: match_count })
  const input = await inputOf(work, context, row.cells)
  if (match_id && file.existing === 'skip') return { row, match_id, checked: {}, along: [] }
  const { create, change } = checksOf(context, resource)
  return { row, match_id, ...(await completed(context, work, input, match_id ? change : create)) }
}

/** Writes what rows stand for; answers what became of each, in their order. */
async function writeTogether(context: Context, work: ImportWork, bodies: readonly Body[]): Promise<Imported[]> {
  const outcomes = new Map<Body, Imported>()
  const skips = work.file.existing === 'skip'
  const { made = [], known = [] } = Object.groupBy(bodies, ({ match_id }) => (match_id ? 'known' : 'made'))
  if (made.length) await create(context, work, made, outcomes)
  if (known.length && !skips) await change(context, work, known, outcomes)
  return bodies.map(body => outcomes.get(body) ?? { status: 'skipped', record_id: body.match_id ?? 0 })
}

async function create(
  context: Context,
  { resource, additions }: ImportWork,
  bodies: readonly Body[],
  outcomes: Map<Body, Imported>,
): Promise<void> {
  const sent = bodies.map(({ checked }) => takeApart(additions, context, checked))
  const inputs = sent.map(({ own }) => withEveryField(resource, own))
  const records = await createRecords(resource, context, inputs)
  await importOptions(resource)?.created?.(records as readonly EntityRow[], context)
  for (const [i, body] of bodies.entries()) {
    const [record, fields] = [records[i], sent[i]]
    if (!record || !fields) continue
    await writeAdded(fields, record, context)
    outcomes.set(body, { status: 'created', record_id: record.id, along: body.along })
  }
}

async function change(
  context: Context,
  { resource, additions }: ImportWork,
  bodies: readonly Body[],
  outcomes: Map<Body, Imported>,
): Promise<void> {
  const found = new Map<number, EntityRow>()
  const ids = bodies.map(({ match_id }) => match_id ?? 0)
  for (const record of await findAll(resource, context, ids)) found.set(record.id, record)
  const changes = bodies.map(body => {
    const record = found.get(body.match_id ?? 0)
    if (!record) throw notFound()
    const sent = takeApart(additions, context, body.checked)
    return { body, record, sent, given: sent.own, additions: sent.added.map(({ addition }) => addition) }
  })
  const before = await valuesOf(resource, context, changes)
  await updateRecords(resource, context, changes)
  for (const { sent, record } of changes) await writeAdded(sent, record, context)
  const after = await valuesOf(resource, context, changes)
  for (const [i, { body, record, sent }] of changes.entries()) {
    const [old, now] = [before[i] ?? {}, after[i] ?? {}]
    const changed = touchedBy(sent).filter(field => !isSame(old[field], now[field]))
    const told = { along: body.along, before: pick(old, changed), after: pick(now, changed) }
    if (changed.length) outcomes.set(body, { status: 'updated', record_id: record.id, ...told })
  }
}

/**
 * The body of a row, checked, with the records that it brings along.
 *
 * @throws Problem 422 that names what is wrong with it and with what it brings along at once
 */
async function completed(context: Context, { resource }: ImportWork, input: Values, check: (value: unknown) => Values) {
  const brings = importOptions(resource)?.brings ?? {}
  const errors: Record<string, FieldProblem> = {}
  const { input: numbered, along } = await noting(errors, () => bringAlong(context, brings, input), {
    input: { ...input, ...Object.fromEntries(Object.keys(brings).flatMap(column => standIn(column, input))) },
    along: [],
  })
  const checked = await noting(errors, () => check(numbered), {})
  // Somebody who is nowhere in the row is missed where they would stand.
  for (const [column, { fields }] of Object.entries(brings)) {
    const missed = errors[column]
    if (!missed) continue
    delete errors[column]
    errors[`${column}.${Object.keys(fields)[0]}`] ??= missed
  }
  if (Object.keys(errors).length) throw new Problem(422, 'core.invalid_input', { errors })
  return { checked, along }
}

/** A number for a record that could not be brought along, so that the rest of the row can be looked at. */
const standIn = (column: string, input: Values): [string, number][] =>
  typeof input[column] === 'object' ? [[column, 1]] : []

async function noting<T>(errors: Record<string, FieldProblem>, work: () => T | Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || !error.options.errors) throw error
    Object.assign(errors, error.options.errors)
    return otherwise
  }
}

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map(field => [field, values[field] ?? null]))
