import type { Context } from '@core/context/context'
import { checkRecord } from '@core/resource/check-record'

/**
 * Makes sure that numbers of records of plugins that may not be there stand for one: `columns` says of which kind each
 * is. What was there already is left alone.
 *
 * @throws Problem 422
 */
export async function checkLoose(
  context: Context,
  columns: Readonly<Record<string, string>>,
  given: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  for (const [column, kind] of Object.entries(columns)) {
    const id = given[column]
    if (typeof id === 'number' && id !== before?.[column]) await checkRecord(context, column, kind, id)
  }
}
