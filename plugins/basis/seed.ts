import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { addWorkingDays, mondayOf } from '@core/domain/week'
import { DEMO_ADDRESSES } from '@core/geocoding/demo-addresses'
import { createRecord } from '@core/resource/record'
import { move } from '@core/states/move'
import { addDays, startOfDay, today } from '@core/time/today'
import { User } from '@core/users/user'
import { flowReader } from '@plugins/crm/contract'
import { HANDLER } from './contract/action-facts'
import { taskStates } from './domain/task-states'
import { actions } from './resources/actions'
import { tasks } from './resources/tasks'
import { teams } from './resources/teams'

const HOUR_MS = 3_600_000

type Who = 'project' | 'sales' | number
type Work = readonly [day: number, hour: number, hours: number, title: string, type: string, who: Who]

/** Work of yesterday that nobody ticked off: working days from today, hour, hours, what, kind, and whose. */
const LATE: Work = [-1, 9, 2, 'Opname warmtepomp', 'intake', 0]
const TODAY: readonly Work[] = [
  [0, 9, 1, 'Offerte nabellen', 'other', 1],
  [0, 13, 1, 'Opname vloer en glas', 'intake', 0],
  [0, 15, 2, 'Oplevering warmtepomp', 'project', 0],
]
/** Work of this week and the next, by days from its Monday. */
const WEEK: readonly Work[] = [
  [0, 8, 8, 'Zonnepanelen plaatsen, 18 panelen', 'project', 'project'],
  [1, 8, 6, 'Hybride warmtepomp plaatsen', 'project', 'project'],
  [1, 14.5, 1.5, 'Storing omvormer', 'aftercare', 'project'],
  [2, 8, 8, 'Vloerisolatie aanbrengen', 'project', 'project'],
  [3, 8, 4, 'Warmtepomp inregelen', 'project', 'project'],
  [3, 11, 2, 'Lekkage buitenunit', 'aftercare', 'project'],
  [4, 8, 5, 'Laadpaal en groepenkast', 'project', 'project'],
  [0, 10, 1.5, 'Opname dak', 'intake', 'sales'],
  [1, 9, 1.5, 'Opname kozijnen', 'intake', 'sales'],
  [1, 13, 1.5, 'Opname warmtepomp', 'intake', 'sales'],
  [2, 10, 1.5, 'Opname dak en meterkast', 'intake', 'sales'],
  [3, 9, 1.5, 'Opname spouwmuur', 'intake', 'sales'],
  [3, 14, 1, 'Advies aan huis', 'other', 'sales'],
  [4, 9, 1.5, 'Opname zonnepanelen', 'intake', 'sales'],
  [7, 8, 8, 'Zonnepanelen plaatsen, 24 panelen', 'project', 'project'],
  [8, 8, 8, 'Zonnepanelen plaatsen, dag 2', 'project', 'project'],
  [7, 10, 1.5, 'Opname laadpaal', 'intake', 'sales'],
  [7, 14, 1, 'Advies aan huis', 'other', 'sales'],
  [8, 10, 1.5, 'Opname vloer', 'intake', 'sales'],
  [10, 14.5, 1.5, 'Storing warmtepomp', 'aftercare', 'project'],
  [11, 8, 6, 'Airco’s plaatsen', 'project', 'project'],
  [11, 10, 1.5, 'Opname spouwmuur en vloer', 'intake', 'sales'],
]
/** What a team does next week, where there is one. */
const TEAM_WORK: readonly (readonly [day: number, hours: number, title: string])[] = [
  [9, 8, 'Dak isoleren en panelen leggen'],
  [10, 6, 'Panelen aansluiten'],
]
/** Who works outside, with others, has at most this role. */
const CREW = 200
/** What is still to be planned: what, kind, minutes, people. */
const WAITING: readonly (readonly [title: string, type: string, minutes: number, people: number])[] = [
  ['Montage inplannen', 'project', 60, 1],
  ['Zonnepanelen, 14 panelen', 'project', 480, 2],
  ['Jaarlijks onderhoud warmtepomp', 'aftercare', 90, 1],
  ['Opname glas en kozijnen', 'intake', 90, 1],
]
/** To-dos by working days from today. */
const TODOS: readonly (readonly [day: number, description: string, priority: string])[] = [
  [-2, 'ISDE-aanvraag indienen', 'high'],
  [0, 'Belcheck subsidie', 'normal'],
  [0, 'Prijsaanvraag omvormer 10 kW', 'normal'],
  [1, 'Legplan nasturen', 'normal'],
  [3, 'Netbeheerder: verzwaring aansluiting', 'top'],
]
const WORK = 1 + TODAY.length + WEEK.length
const TEMPLATES: readonly (readonly [title: string, type: string, minutes: number])[] = [
  ['Opname op locatie', 'intake', 90],
  ['Plaatsing zonnepanelen', 'project', 480],
  ['Onderhoud warmtepomp', 'aftercare', 60],
]

/** A week of a company that is at work: done, late, planned, and still to be planned, whatever day it is today. */
export async function seed(context: Context): Promise<void> {
  const staff = await openRecords(context, User, { user_type: not('partner') }, { sort: 'id' })
  const flows = await context
    .use(flowReader)
    .inStatus(context, ['intake', 'quotation', 'project', 'invoice', 'aftercare'], WORK + WAITING.length + TODOS.length)
  const person = (who: Who) =>
    (typeof who === 'number' ? staff[who % staff.length] : staff.find(({ user_type }) => user_type === who))?.id ??
    staff[0]?.id ??
    null
  const now = today(context.company)
  const moment = (day: string, hour: number) => new Date(startOfDay(day, context.company).getTime() + hour * HOUR_MS)
  const placeOf = (at: number) => {
    const { address, city, lat, lng } = DEMO_ADDRESSES[at % DEMO_ADDRESSES.length] ?? DEMO_ADDRESSES[0]
    return { address: `${address} ${10 + at}, ${city}`, lat, lng }
  }
  for (const [title, type, duration] of TEMPLATES)
    await createRecord(tasks, context, { title, type, duration, is_template: true })
  const monday = mondayOf(now)
  const work = [
    ...[LATE, ...TODAY].map(one => ({ one, day: addWorkingDays(now, one[0]) })),
    ...WEEK.map(one => ({ one, day: addDays(monday, one[0]) })),
  ]
  for (const [at, { one, day }] of work.entries()) {
    const [, hour, hours, title, type, who] = one
    const until = moment(day, hour + hours)
    const task = await createRecord(tasks, context, {
      title,
      type,
      user_id: person(who),
      ...placeOf(at),
      flow_id: flows[at]?.id ?? null,
      start_date: moment(day, hour).toISOString(),
      end_date: until.toISOString(),
    })
    if (day < now && one !== LATE) await move(context, taskStates, task, 'finish', { at: until })
  }
  const crew = staff.filter(({ role }) => role <= CREW).map(({ id }) => id)
  if (crew.length > 1) {
    const { id: team_id } = await createRecord(teams, context, {
      name: 'Montageploeg',
      color: 'green',
      members: crew,
    })
    for (const [at, [day, hours, title]] of TEAM_WORK.entries())
      await createRecord(tasks, context, {
        title,
        type: 'project',
        team_id,
        ...placeOf(WORK + at),
        start_date: moment(addDays(monday, day), 8).toISOString(),
        end_date: moment(addDays(monday, day), 8 + hours).toISOString(),
      })
  }
  for (const [at, [title, type, duration, amountofpeople]] of WAITING.entries())
    await createRecord(tasks, context, { title, type, duration, amountofpeople, flow_id: flows[WORK + at]?.id ?? null })
  for (const [at, [day, description, priority]] of TODOS.entries()) {
    const flow = flows[WORK + WAITING.length + at]
    await createRecord(actions, context, {
      description,
      priority,
      due_date: moment(addWorkingDays(now, day), 17).toISOString(),
      ...(flow ? { user_id: HANDLER, actionable_type: 'flow', actionable_id: flow.id } : { user_id: person(at) ?? 0 }),
    })
  }
}
