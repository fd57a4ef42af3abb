import type { Context } from '@core/context/context'
import { newestLog } from '@core/db/log/newest-log'
import { MOST_ROWS } from '@core/resource/schemas'
import type { Static } from '@sinclair/typebox'
import { logAnswer, type logItemSchema } from './log-answer'

/** What happened to each of some records of one kind, newest first, by the number of the record (R-LOG-001). */
export async function logsOfRecords(
  context: Context,
  type: string,
  ids: readonly number[],
): Promise<Map<number, Static<typeof logItemSchema>[]>> {
  const found = await newestLog(context, type, ids, MOST_ROWS)
  return Map.groupBy(await logAnswer(context, found), line => line.loggable_id)
}
