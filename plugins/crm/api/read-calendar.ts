import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { beginsIn, calendarSources, shownEvent } from '../contract/calendar'
import { PLANS_OTHERS } from '../contract/calendar-facts'
import { withPlaces } from '../domain/with-places'

const DAY_MS = 86_400_000
/** A look at the agenda spans no more days. */
const MOST_DAYS = 400

const namesOf = userNames('user_id', 'user_fullname')

/** Everything in the agenda between two moments: what was planned by hand, tasks, and what else plugins bring (R-AGND-005). */
export const readCalendar = call({
  method: 'GET',
  path: 'calendar/events',
  access: { module: 'CRM' },
  summary: 'The agenda between two moments; below manager of oneself',
  query: t.Object({
    from: t.String({ format: 'date-time' }),
    to: t.String({ format: 'date-time' }),
    user_id: t.Optional(
      t.String({ maxLength: 500, description: 'Of these colleagues, separated by commas; `me` is who asks' }),
    ),
  }),
  response: t.Array(shownEvent),
  async run(context, { query }) {
    const [from, to] = [new Date(query.from), new Date(query.to)]
    if (!(from < to) || to.getTime() - from.getTime() > MOST_DAYS * DAY_MS) throw invalid('to', 'crm.calendar_span')
    const { id, role } = signedIn(context)
    const userIds = role < PLANS_OTHERS ? [id] : idsIn(query.user_id, id)
    const read = []
    for (const source of context.all(calendarSources)) {
      const begins = beginsIn(source)
      // What ended as this begins, such as leave at midnight, is over.
      for (const event of await source.read(context, { from, to, userIds }))
        if (Date.parse(event.end) > from.getTime() || Date.parse(event.start) >= from.getTime())
          read.push({ ...event, begins })
    }
    const events = (await withPlaces(context, read)).map(event => ({ ...event, user_fullname: null }))
    await namesOf(events, context)
    return events.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  },
})

function idsIn(asked: string | undefined, me: number): number[] | undefined {
  if (!asked || asked === 'all') return undefined
  const ids = asked.split(',').map(each => (each === 'me' ? me : Number(each)))
  if (!ids.every(each => Number.isSafeInteger(each) && each > 0)) throw invalid('user_id', 'core.invalid_number')
  return ids
}
