import type { Context } from '@core/context/context'
import { checkRecord } from '@core/resource/check-record'

/**
 * Makes sure that numbers stand for records that are there for whoever asks, where a foreign key would also find those in
 * the trash: `columns` says of which kind each is. What was there already is left alone.
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
