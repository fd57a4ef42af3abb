import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { DEMO_ADDRESSES } from '@core/geocoding/demo-addresses'
import { createRecord } from '@core/resource/record'
import { addDays, startOfDay, today } from '@core/time/today'
import { User } from '@core/users/user'
import { flowReader } from '@plugins/crm/contract'
import { HANDLER } from './contract/action-facts'
import { actions } from './resources/actions'
import { tasks } from './resources/tasks'

const HOUR_MS = 3_600_000

/** Work of a week: day from today, hour, hours, what, kind, and whose of the staff. */
const WEEK: readonly (readonly [day: number, hour: number, hours: number, title: string, type: string, who: number])[] =
  [
    [-1, 9, 2, 'Opname warmtepomp', 'intake', 0],
    [0, 9, 1, 'Offerte nabellen', 'other', 1],
    [0, 13, 1, 'Opname vloer en glas', 'intake', 0],
    [0, 15, 2, 'Oplevering warmtepomp', 'project', 0],
    [1, 8, 8, 'Zonnepanelen plaatsen', 'project', 2],
    [1, 13, 1, 'Opname dak', 'intake', 1],
    [2, 8, 8, 'Vloerisolatie aanbrengen', 'project', 2],
    [2, 10, 1, 'Storing omvormer', 'aftercare', 3],
    [5, 9, 2, 'Opname kozijnen', 'intake', 1],
  ]
const TODOS: readonly (readonly [day: number, description: string, priority: string])[] = [
  [-2, 'ISDE-aanvraag indienen', 'high'],
  [0, 'Belcheck subsidie', 'normal'],
  [0, 'Prijsaanvraag omvormer 10 kW', 'normal'],
  [1, 'Legplan nasturen', 'normal'],
  [3, 'Netbeheerder: verzwaring aansluiting', 'top'],
]
const TEMPLATES: readonly (readonly [title: string, type: string, minutes: number])[] = [
  ['Opname op locatie', 'intake', 90],
  ['Plaatsing zonnepanelen', 'project', 480],
  ['Onderhoud warmtepomp', 'aftercare', 60],
]

/** A week of a company that is at work: planned, late, and still to be planned. */
export async function seed(context: Context): Promise<void> {
  const staff = await openRecords(context, User, { user_type: not('partner') }, { sort: 'id' })
  const flows = await context
    .use(flowReader)
    .inStatus(context, ['intake', 'quotation', 'project', 'invoice', 'aftercare'], WEEK.length + TODOS.length)
  const person = (at: number) => staff[at % staff.length]?.id ?? null
  const moment = (day: number, hour: number) =>
    new Date(startOfDay(addDays(today(context.company), day), context.company).getTime() + hour * HOUR_MS)
  const placeOf = (at: number) => {
    const { address, city, lat, lng } = DEMO_ADDRESSES[at % DEMO_ADDRESSES.length] ?? DEMO_ADDRESSES[0]
    return { address: `${address} ${10 + at}, ${city}`, lat, lng }
  }
  for (const [title, type, duration] of TEMPLATES)
    await createRecord(tasks, context, { title, type, duration, is_template: true })
  for (const [at, [day, hour, hours, title, type, who]] of WEEK.entries())
    await createRecord(tasks, context, {
      title,
      type,
      user_id: person(who),
      ...placeOf(at),
      flow_id: flows[at]?.id ?? null,
      start_date: moment(day, hour).toISOString(),
      end_date: moment(day, hour + hours).toISOString(),
    })
  await createRecord(tasks, context, { title: 'Montage inplannen', type: 'project', flow_id: flows[2]?.id ?? null })
  for (const [at, [day, description, priority]] of TODOS.entries()) {
    const flow = flows[WEEK.length + at]
    await createRecord(actions, context, {
      description,
      priority,
      due_date: moment(day, 17).toISOString(),
      ...(flow ? { user_id: HANDLER, actionable_type: 'flow', actionable_id: flow.id } : { user_id: person(at) ?? 0 }),
    })
  }
}
