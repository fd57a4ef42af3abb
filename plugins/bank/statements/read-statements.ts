import { invalid } from '@core/context/problem'
import { HeavyWork } from '@core/limited-process/heavy-work'
import { heardRows } from '@core/limited-process/told-rows'
import type { Statement, StatementLine, StatementRefused } from './statement'

/** A file on its way to the process that reads it, and what comes back. */
export interface UnreadStatements {
  readonly bytes: Uint8Array
}
export type ReadOutcome =
  | {
      readonly statements: readonly (Omit<Statement, 'lines'> & { readonly count: number })[]
      /** The lines of all of them, one after the other. */
      readonly pages: readonly string[]
    }
  | { readonly key: string; readonly values: StatementRefused['values'] }

/** Ten megabytes of XML take some seconds and hundreds of megabytes. */
export const statementReading = new HeavyWork<UnreadStatements, ReadOutcome>({
  name: 'read-statement',
  program: new URL('./statement-program.ts', import.meta.url),
  limits: { seconds: 30, megabytes: 1500, waiting: 24, patienceSeconds: 60 },
  tooMuch: 'core.file_too_much',
})

/**
 * Reads an uploaded CAMT.053, MT940 or zip of those. Not to be waited for within a transaction.
 *
 * @throws Problem 422 at the field with what is wrong, 503 while too many others of the company wait
 */
export async function readStatements(companyId: number, bytes: Uint8Array, field: string): Promise<Statement[]> {
  const outcome = await statementReading.do(companyId, { bytes })
  if ('key' in outcome) throw invalid(field, outcome.key, outcome.values)
  const lines = await heardRows<StatementLine>(outcome.pages)
  let at = 0
  return outcome.statements.map(({ count, ...statement }) => {
    at += count
    return { ...statement, lines: lines.slice(at - count, at) }
  })
}
