import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRow, readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { taskTemplates } from '@plugins/basis/contract'
import { flowProfiles, type ProfileChoice } from '@plugins/settings/contract'
import { formHolder } from '@plugins/surveys/contract'
import { Intake } from '../entities/intake'
import type { IntakeRecord } from './move-intake'

/** Templates for the settings of a profile. */
export const intakeTemplates: ProfileChoice = {
  kind: 'intake',
  label: 'intake.intake',
  async choices(context) {
    const found = await readRows(context, Intake, ['id', 'title'], { is_template: true }, 'title')
    return found.map(({ id, title }) => ({ id, title: title || `#${id}` }))
  },
}

/** A template with this number. @throws Problem 422 when there is none */
export async function checkTemplate(context: Context, id: number): Promise<IntakeRecord> {
  const template = await openRecord(context, Intake, { id, is_template: true, deleted_at: null })
  if (!template) throw invalid('intaketemplate_id', 'core.unknown_reference')
  return template
}

/** The template that surveys of dossiers with a profile begin with, as long as it is there. */
export async function templateOfProfile(context: Context, profile: number | null): Promise<number | null> {
  const id = await context.use(flowProfiles).templateOf(context, profile, intakeTemplates.kind)
  const template = id ? await readRow(context, Intake, { id, is_template: true }) : null
  return template?.id ?? null
}

/** Who does surveys of a template and what there is to know about them, as far as the template says. */
export const templateOf = (context: Context, { intaketemplate_id: id }: Pick<IntakeRecord, 'intaketemplate_id'>) =>
  id ? readRow(context, Intake, { id, is_template: true }) : null

/** Gives a survey what its template has: the forms that are asked and the tasks that go along. */
export async function takeOver(context: Context, intake: IntakeRecord, template: IntakeRecord): Promise<void> {
  const [from, to] = [template.flow_data_id, intake.flow_data_id]
  if (from && to) await context.use(formHolder).copy(context, { from, to, withAnswers: true })
  await makeTasks(context, template.id, intake)
}

/** Makes the tasks of a template for a survey. */
export async function makeTasks(context: Context, template: number, intake: IntakeRecord): Promise<void> {
  const { id, flow_id = null, user_id = null } = intake
  const holders = { template: { intake_id: template }, for: { intake_id: id } }
  await context.use(taskTemplates).make(context, { ...holders, flow_id, user_id })
}

/**
 * Makes the forms of a survey those of a template again: what is open goes to the trash, what was sent stays, and the
 * tasks of the template come along unless it had these already.
 */
export async function resetTo(context: Context, intake: IntakeRecord, template: IntakeRecord): Promise<void> {
  if (intake.flow_data_id) await context.use(formHolder).clear(context, intake.flow_data_id)
  const [from, to] = [template.flow_data_id, intake.flow_data_id]
  if (intake.intaketemplate_id !== template.id) await takeOver(context, intake, template)
  else if (from && to) await context.use(formHolder).copy(context, { from, to, withAnswers: true })
  context.log({
    type: 'intake',
    id: intake.id,
    flowId: intake.flow_id ?? null,
    description: 'reset_to_template',
    before: { intaketemplate_id: intake.intaketemplate_id ?? null },
    after: { intaketemplate_id: template.id },
  })
  intake.intaketemplate_id = template.id
}
