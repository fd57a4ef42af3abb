import type { Context } from '@core/context/context'
import { openRecord } from '@core/db/open-record'
import { createRecord, updateRecord } from '@core/resource/record'
import { sameDayIn } from '@core/time/periods'
import { addDays, startOfDay, today } from '@core/time/today'
import { flowReader } from '@plugins/crm/contract'
import { promiseTimes } from './domain/promised-times'
import { Incident } from './entities/incident'
import { checkLists } from './resources/check-lists'
import { equipment } from './resources/equipment'
import { incidentTypes } from './resources/incident-types'
import { incidents } from './resources/incidents'
import { maintenanceContracts } from './resources/maintenance-contracts'

const HOUR_MS = 3_600_000

/** Kinds with what is promised for them: months shown, hours to the answer and to the solution. */
const TYPES = [
  ['Geen verwarming', 12, 4, 18],
  ['Storing', 12, 9, 45],
  ['Vraag over de installatie', 3, 18, null],
  ['Schade', null, 9, 90],
] as const

/** What stands at customers': what, make, type, serial number, place, months ago, years of warranty. */
const DEVICES = [
  ['Hybride warmtepomp', 'Noria', 'Hybrid 6 kW', 'NH6-2503-01187', 'achter de berging', 20, 5],
  ['Omvormer', 'Soluna', 'S5000', 'SL-5K-880312', 'zolder', 14, 10],
  ['Thuisbatterij', 'Accura', 'Home 10', 'AC10-44172', 'garage', 9, 10],
  ['Airconditioning', 'Koelis', 'Breeze 3.5', 'KB35-190077', 'slaapkamer', 26, 2],
  ['Laadpaal', 'Voltis', 'One 11', 'V11-00932', 'oprit', 5, 3],
] as const

/** What went wrong: days ago and hour, kind, device, words, and how far it came. */
const REPORTS = [
  [
    0,
    8,
    0,
    0,
    'Display geeft E9, geen verwarming',
    'Sinds vanochtend geeft het display E9. De radiatoren zijn koud, warm water doet het nog.',
    'high',
    'open',
    'customer',
  ],
  [
    3,
    10,
    1,
    1,
    'Omvormer springt steeds uit',
    'De omvormer gaat elke middag een paar minuten uit en dan weer aan.',
    'normal',
    'ongoing',
    'customer',
  ],
  [
    6,
    14,
    2,
    2,
    'Hoe zie ik wat de batterij doet?',
    'In de app zie ik niet meer hoeveel er in de batterij zit.',
    'low',
    'ongoing',
    'customer',
  ],
  [9, 9, 1, 3, 'Airco lekt water', 'Onder de binnenunit ligt steeds een plasje water.', 'normal', 'open', 'staff'],
  [40, 11, 1, 0, 'Storing E4', 'Foutcode E4 en een piepend geluid.', 'normal', 'resolved', 'customer'],
  [120, 13, 3, 4, 'Kras op de laadpaal', 'Bij het plaatsen is een kras op de kap gekomen.', 'low', 'resolved', 'staff'],
] as const

const ANSWERS = [
  null,
  'We hebben de omvormer op afstand bekeken. Ruben komt woensdag langs om de netspanning te meten.',
  'Met de nieuwe versie van de app is het weer te zien. Laat u weten of het lukt?',
  null,
  'De sensor is onder garantie vervangen.',
  'De kap is vervangen.',
] as const

/** What was wrong with what was resolved, and what was done. */
const RESOLUTIONS = [
  { cause: 'Sensor defect', solution: 'Sensor vervangen, onder garantie. Daarna een uur proefgedraaid.' },
  { cause: 'Beschadigd bij de montage', solution: 'Kap vervangen.' },
] as const

/** What fitters look at with a heat pump. */
const POINTS = [
  'Waterdruk tussen 1,0 en 2,0 bar',
  'Stroom eraf, 5 minuten, weer aan',
  'Ketel neemt verwarming over',
  'Ventilator draait vrij',
  'Ontdooisensor meet buitentemperatuur',
  'Proefdraaien, 15 minuten',
].join('\n')

/** What is looked after: device, name, months between visits, euros per visit, and days until the next. */
const CONTRACTS = [
  [0, 'Onderhoud warmtepomp', 12, 149, 30],
  [3, 'Airco-onderhoud', 12, 95, 75],
  [1, 'Controle zonnepanelen', 6, 79, 12],
] as const

/** What customers report, what was done about it, what stands at theirs, and what is looked after each year. */
export async function seed(context: Context): Promise<void> {
  if (!context.owns('CRM')) return
  const flows = await context.use(flowReader).inStatus(context, ['aftercare', 'completed', 'invoice'], DEVICES.length)
  if (!flows.length) return
  const day = today(context.company)
  const types: number[] = []
  for (const [order, [description, showable_months, answer_hours, solve_hours]] of TYPES.entries())
    types.push(
      (await createRecord(incidentTypes, context, { description, showable_months, answer_hours, solve_hours, order }))
        .id,
    )
  const heat = { description: 'Geen warmte, hybride', kind: 'warmtepomp', points: POINTS }
  await createRecord(checkLists, context, heat)
  const devices: number[] = []
  for (const [at, [description, make, model, serial_number, place, months, years]] of DEVICES.entries()) {
    const flow = flows[at % flows.length]
    if (!flow) return
    const installed_on = sameDayIn(day, -months)
    const device = await createRecord(equipment, context, {
      ...{ description, make, model, serial_number, place, installed_on },
      ...{ relation_id: flow.relation_id, flow_id: flow.id },
      warranty_until: addDays(sameDayIn(installed_on, years * 12), -1),
    })
    devices.push(device.id)
  }
  for (const [at, [days, hour, kind, device, description, content, classification, status, by]] of REPORTS.entries()) {
    const flow = flows[device % flows.length]
    if (!flow) return
    const { id } = await createRecord(incidents, context, {
      ...{ flow_id: flow.id, description, content, classification },
      ...{ incident_type_id: types[kind], equipment_id: devices[device], user_id: at % 2 ? flow.user_id : null },
      reported_by: by,
    })
    const incident = await openRecord(context, Incident, id)
    if (!incident) return
    const reported = new Date(startOfDay(addDays(day, -days), context.company).getTime() + hour * HOUR_MS)
    incident.created_at = reported < new Date() ? reported : new Date()
    await promiseTimes(context, incident, incident.created_at)
    const answer = ANSWERS[at]
    if (answer) await updateRecord(incidents, context, incident, { response: answer })
    if (answer) incident.answered_at = new Date(incident.created_at.getTime() + 2 * HOUR_MS)
    if (status !== 'open') await updateRecord(incidents, context, incident, { status: 'ongoing' })
    if (status === 'resolved') {
      await updateRecord(incidents, context, incident, { status, ...RESOLUTIONS[at % RESOLUTIONS.length] })
      incident.resolved_at = new Date(incident.created_at.getTime() + 26 * HOUR_MS)
    }
  }
  for (const [device, title, interval_count, amount_exc, days] of CONTRACTS) {
    const flow = flows[device % flows.length]
    if (flow)
      await createRecord(maintenanceContracts, context, {
        ...{ flow_id: flow.id, equipment_id: devices[device], title, interval_unit: 'month', interval_count },
        ...{ first_date: addDays(day, days), duration: 90, amount_exc },
      })
  }
}
