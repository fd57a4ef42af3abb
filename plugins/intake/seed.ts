import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { addWorkingDays } from '@core/domain/week'
import { createRecord, updateRecord } from '@core/resource/record'
import { startOfDay, today } from '@core/time/today'
import { User } from '@core/users/user'
import { taskTemplates } from '@plugins/basis/contract'
import { flowReader } from '@plugins/crm/contract'
import { formHolder } from '@plugins/surveys/contract'
import { intakeTemplates } from './domain/intake-templates'
import { intakes } from './resources/intakes'

const HOUR_MS = 3_600_000

/** Surveys around today: working days from today and hour, what is looked at, and when the house was built. */
const VISITS = [
  [-6, 9, 'Hybride warmtepomp', 1974, 'completed'],
  [-3, 13, 'Zonnepanelen', 1992, 'completed'],
  [-1, 10, 'Vloerisolatie', 1936, 'planned'],
  [0, 11, 'Warmtepomp en vloerverwarming', 1968, 'planned'],
  [1, 15, 'Zonnepanelen en thuisbatterij', 2004, 'planned'],
  [2, 13, 'Airconditioning', 1981, 'planned'],
] as const
/** What still has to be planned. */
const WAITING = ['Dakisolatie', 'Laadpaal'] as const

/** A believable week of surveys: done, planned, one to be worked out and some that wait. */
export async function seed(context: Context): Promise<void> {
  if (!context.owns('CRM')) return
  const advisers = await openRecords(context, User, { user_type: not('partner') }, { sort: 'id' })
  const reader = context.use(flowReader)
  const won = await reader.inStatus(context, ['quotation'], 2)
  const open = await reader.inStatus(context, ['intake'], VISITS.length + WAITING.length)
  const flows = [...won, ...open]
  const forms = context.use(formHolder)
  let template: number | undefined
  for (const [at, [day, hour, title, yearofconstruction, status]] of VISITS.entries()) {
    const flow = flows[at]
    if (!flow) return
    const start = startOfDay(addWorkingDays(today(context.company), day), context.company).getTime() + hour * HOUR_MS
    const intake = await createRecord(intakes, context, {
      ...{ flow_id: flow.id, title, object: { yearofconstruction } },
      user_id: flow.user_id ?? advisers[at % advisers.length]?.id ?? null,
      intake_date: new Date(start).toISOString(),
      end_date: new Date(start + 1.5 * HOUR_MS).toISOString(),
    })
    const { flow_data_id } = intake
    if (flow_data_id) await forms.adopt(context, flow_data_id, flow.id)
    template ??= await keepAsTemplate(context, flow_data_id ?? null)
    intake.intaketemplate_id = template
    if (flow_data_id && !(await forms.formsOf(context, flow_data_id)).length)
      await intakeTemplates.takeOver(context, intake, await intakeTemplates.check(context, template))
    else if (status === 'planned') await intakeTemplates.makeTasks(context, template, intake)
    if (status === 'completed') await updateRecord(intakes, context, intake, { status })
  }
  for (const [at, title] of WAITING.entries()) {
    const flow = flows[VISITS.length + at]
    if (flow) await createRecord(intakes, context, { flow_id: flow.id, title, intaketemplate_id: template })
  }
}

/** What there is to do after a survey, and how many minutes that takes. */
const TASKS = [
  { title: 'Maten en foto’s uitwerken', duration: 45 },
  { title: 'Offerte voorbereiden', duration: 60 },
] as const

/** A template with the forms of the first survey, and with what has to be done after each. */
async function keepAsTemplate(context: Context, from: number | null): Promise<number> {
  const { id, flow_data_id } = await createRecord(intakes, context, { title: 'Opname aan huis', is_template: true })
  if (from && flow_data_id) await context.use(formHolder).copy(context, { from, to: flow_data_id, withAnswers: false })
  await context.use(taskTemplates).add(context, { intake_id: id }, TASKS)
  return id
}
