import { actsInPerson } from '@core/context/access'
import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { Type as t } from '@sinclair/typebox'
import { addressOf } from '../domain/calendar-address'
import { isWithin } from '../domain/calendar-event'
import { calendarRange, windowOf } from '../domain/calendar-range'
import { checkUser } from '../domain/integrations-of'
import { keepNotUnderstood } from '../domain/keep-not-understood'
import { readCalendar } from '../domain/read-calendar'
import { recentCalendar } from '../domain/recent-calendars'
import { Integration } from '../entities/integration'

/** Role above which every agenda of the company may be read (S2 §7). */
const READS_ALL = 1000

const externalCalendarEvent = t.Object(
  {
    summary: t.String(),
    start: t.String({ format: 'date-time' }),
    end: t.String({ format: 'date-time' }),
    all_day: t.Boolean({ description: 'From the first midnight of the company to the last' }),
  },
  { title: 'ExternalCalendarEvent' },
)

/** The appointments in the linked calendar of a user; what lies before last week or after six months is left out (R-INTG-003). */
export const listCalendarEvents = call({
  method: 'GET',
  path: 'integrations/gcal/list/:userId/:from/:to',
  access: { role: 100 },
  limit: { of: 'calendar', most: 120, seconds: 60 },
  summary: 'Appointments in the linked calendar of a user, both days included; of others for role 1000 and higher',
  params: t.Object({
    userId: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    from: t.String({ format: 'date' }),
    to: t.String({ format: 'date' }),
  }),
  query: t.Object({
    fresh: t.Optional(t.Boolean({ description: 'Ask the calendar again, though it was read minutes ago' })),
  }),
  response: t.Array(externalCalendarEvent),
  async reachOut(context, { params: { userId, from, to }, query }) {
    await checkUser(context, userId, READS_ALL)
    if (to < from) throw invalid('to', 'integrations.to_before_from')
    const link = await openRecord(context, Integration, { user_id: userId, kind: 'gcal' })
    if (!link) return async () => null
    const address = addressOf(context, link)
    const range = calendarRange(context.company)
    const { outbound } = context
    return async () => {
      const key = `${address} ${range.time_zone}`
      return recentCalendar(key, () => readCalendar(outbound, context.company.id, address, range), query)
    }
  },
  async run(context, { params: { userId, from, to }, heard }) {
    if (!heard) return []
    await keepNotUnderstood(context, userId, heard)
    const window = windowOf(from, to, context.company)
    const user = signedIn(context)
    const isOwn = user.id === userId && actsInPerson(user)
    return heard.events
      .filter(event => isWithin(event, window))
      .map(({ is_private, ...event }) =>
        is_private && !isOwn ? { ...event, summary: context.text('integrations.busy') } : event,
      )
  },
})
