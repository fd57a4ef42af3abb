import { addDays, askAhead, call, momentAt } from '@core/ui'
import { flowAhead } from '../../contract/ui'
import { daysAround } from '../agenda/use-events'

/** What is planned for somebody today, the dossiers that it is for, and the agenda around it. */
export default async function askDay(day: string): Promise<void> {
  const events = await ownEvents(day, addDays(day, 1))
  const flows = new Set(events.flatMap(({ flow_id }) => flow_id ?? []))
  for (const flowId of flows) await askAhead(flowAhead, flowId)
  const { from, until } = daysAround(day)
  await ownEvents(from, until)
}

const ownEvents = (from: string, until: string) =>
  call('get', '/api/calendar/events', {
    params: { query: { from: momentAt(from, '00:00'), to: momentAt(until, '00:00'), user_id: 'me' } },
  })
