import type { Context } from '@core/context/context'
import { type FieldProblem, invalid, Problem } from '@core/context/problem'
import type { Brought } from '@core/db/imports/row-values'
import { takeApart, writeAdded } from '@core/resource/additions'
import { createRecord, find, updateRecord, withEveryField } from '@core/resource/record'
import { bringAlong } from './bring-along'
import type { Match } from './find-matches'
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

/**
 * Makes a record of a row, or changes the one that it is about, as `POST` and `PATCH` do: the same checks, the same
 * events, the same lines in the log.
 *
 * @throws Problem what they would answer; 422 for a row that is about several records, or about the same as an earlier one
 */
export async function importRecord(
  context: Context,
  work: ImportWork,
  row: ReadRow,
  { match_id, match_count }: Match,
): Promise<Imported> {
  const { resource, file } = work
  const by = file.match_by ?? ''
  if (row.twin_row) throw invalid(by, 'core.import_twin', { row: row.twin_row })
  if (match_count > 1) throw invalid(by, 'core.import_ambiguous', { count: match_count })
  const input = await inputOf(work, context, row.cells)
  if (!match_id) {
    const { checked, along } = await completed(context, work, input, checksOf(context, resource).create)
    const sent = takeApart(work.additions, context, checked)
    const record = await createRecord(resource, context, withEveryField(resource, sent.own))
    await importOptions(resource)?.created?.(record, context)
    await writeAdded(sent, record, context)
    return { status: 'created', record_id: record.id, along }
  }
  if (file.existing === 'skip') return { status: 'skipped', record_id: match_id }
  const { checked, along } = await completed(context, work, input, checksOf(context, resource).change)
  const sent = takeApart(work.additions, context, checked)
  const additions = sent.added.map(({ addition }) => addition)
  const record = await find(resource, context, match_id)
  const before = await valuesOf(resource, context, record, additions)
  await updateRecord(resource, context, record, sent.own)
  await writeAdded(sent, record, context)
  const after = await valuesOf(resource, context, record, additions)
  const changed = touchedBy(sent).filter(field => !isSame(before[field], after[field]))
  if (!changed.length) return { status: 'skipped', record_id: record.id }
  return { status: 'updated', record_id: record.id, along, before: pick(before, changed), after: pick(after, changed) }
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

/** Whether two values of a field are one and the same, as JSON has them. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map(field => [field, values[field] ?? null]))
