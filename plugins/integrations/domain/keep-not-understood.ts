import { isDeepStrictEqual } from 'node:util'
import type { Context } from '@core/context/context'
import { openRecord } from '@core/db/open-record'
import { updateRows } from '@core/db/write'
import { Integration } from '../entities/integration'
import type { CalendarContent } from './calendar-event'

/** Keeps with a link what was not understood when its calendar was read last, for whoever looks at the link. */
export async function keepNotUnderstood(
  context: Context,
  userId: number,
  { notUnderstood }: CalendarContent,
): Promise<void> {
  const link = await openRecord(context, Integration, { user_id: userId, kind: 'gcal' })
  if (!link || isDeepStrictEqual(sorted(link.not_understood), sorted(notUnderstood))) return
  await updateRows(context, Integration, { id: link.id }, { not_understood: [...notUnderstood] })
}

const sorted = (some: CalendarContent['notUnderstood']) =>
  some.map(({ reason, count }) => ({ reason, count })).toSorted((one, other) => one.reason.localeCompare(other.reason))
