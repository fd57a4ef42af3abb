import { run } from '@core/db/sql'
import type { Context } from '@core/http/context'
import type { FieldProblem, Problem } from '@core/http/problem'
import type { Brought } from './bring-along'
import type { RowStatus } from './import-row'

interface Outcome {
  readonly record_id?: number | null
  readonly along?: readonly Brought[] | null
  readonly errors?: Readonly<Record<string, FieldProblem>> | null
  readonly before?: Record<string, unknown>
  readonly after?: Record<string, unknown>
}

/** Writes down what became of a row. */
export async function markRow(context: Context, id: number, status: RowStatus, outcome: Outcome = {}): Promise<void> {
  const { record_id = null, along = null, errors = null, before = null, after = null } = outcome
  await run(
    context.em,
    `update importrow set status = ?, record_id = ?, along = ?::jsonb, errors = ?::jsonb, before = ?::jsonb, after = ?::jsonb, updated_at = now()
     where company_id = ? and id = ?`,
    [status, record_id, asJson(along), asJson(errors), asJson(before), asJson(after), context.company.id, id],
  )
}

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** What a refusal says of each field; of the whole row under an empty name. */
export function errorsOf({ key, options }: Problem): Record<string, FieldProblem> {
  const { errors, values } = options
  if (errors && Object.keys(errors).length) return { ...errors }
  return { '': { key, ...(values ? { values } : {}) } }
}
