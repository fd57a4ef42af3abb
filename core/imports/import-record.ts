import type { Context } from '@core/http/context'
import { invalid } from '@core/http/problem'
import { takeApart, writeAdded } from '@core/resource/additions'
import { createRecord, find, updateRecord, withEveryField } from '@core/resource/record'
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
    const sent = takeApart(work.additions, context, checksOf(context, resource).create(input))
    const record = await createRecord(resource, context, withEveryField(resource, sent.own))
    await importOptions(resource)?.created?.(record, context)
    await writeAdded(sent, record, context)
    return { status: 'created', record_id: record.id }
  }
  if (file.existing === 'skip') return { status: 'skipped', record_id: match_id }
  const sent = takeApart(work.additions, context, checksOf(context, resource).change(input))
  const additions = sent.added.map(({ addition }) => addition)
  const record = await find(resource, context, match_id)
  const before = await valuesOf(resource, context, record, additions)
  await updateRecord(resource, context, record, sent.own)
  await writeAdded(sent, record, context)
  const after = await valuesOf(resource, context, record, additions)
  const changed = touchedBy(sent).filter(field => !isSame(before[field], after[field]))
  if (!changed.length) return { status: 'skipped', record_id: record.id }
  return { status: 'updated', record_id: record.id, before: pick(before, changed), after: pick(after, changed) }
}

/** Whether two values of a field are one and the same, as JSON has them. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map(field => [field, values[field] ?? null]))
