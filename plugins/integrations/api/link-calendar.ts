import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { invalid, Problem, refused } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { openRecord } from '@core/db/open-record'
import { Type as t } from '@sinclair/typebox'
import { calendarAddress, sealAddress } from '../domain/calendar-address'
import { calendarRange } from '../domain/calendar-range'
import { integrationRow, toIntegration } from '../domain/integrations-of'
import { readCalendar } from '../domain/read-calendar'
import { Integration } from '../entities/integration'

/** Links the own calendar by its secret iCal address, which is read once to see that it is one (R-USER-005). */
export const linkCalendar = call({
  method: 'POST',
  path: 'integrations/gcal',
  operationId: 'integrations.gcal.link',
  access: { role: 100, inPerson: true },
  limit: { of: 'calendar address', most: 10, seconds: 60 },
  summary: 'Link the own calendar by its secret address in iCal format; it is read once and never shown again',
  body: t.Object({ address: t.String({ minLength: 1, maxLength: 2000 }) }, { additionalProperties: false }),
  response: integrationRow,
  status: 201,
  example: { address: 'https://calendar.google.com/calendar/ical/…/basic.ics' },
  async reachOut({ outbound, company }, { body }) {
    const address = calendarAddress(body.address)
    const range = calendarRange(company)
    return async () => {
      const { name, notUnderstood } = await readCalendar(outbound, company.id, address.href, range).catch(atAddress)
      return { address, name, notUnderstood }
    }
  },
  async run(context, { heard: { address, name, notUnderstood } }) {
    const key = { kind: 'gcal', user_id: signedIn(context).id } as const
    if (await openRecord(context, Integration, key)) throw refused('integrations.already_linked')
    const owned = { ...key, company_id: context.company.id }
    const sealed = sealAddress(context, owned, address.href)
    const link = await insertRecord(context, Integration, {
      ...key,
      name,
      host: address.hostname,
      address: sealed,
      not_understood: [...notUnderstood],
    })
    context.log({ type: 'user', id: link.user_id, description: 'calendar_linked' })
    return toIntegration(context, link)
  },
})

/** Whatever is wrong with what was read is shown at the field. */
const atAddress = (error: unknown): never => {
  throw error instanceof Problem && error.status === 422 ? invalid('address', error.key, error.options.values) : error
}
