import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { reserveNumber } from '@core/numbers/next-number'
import { duplicated } from '@core/resource/duplicated'
import { resource } from '@core/resource/resource'
import { today } from '@core/time/today'
import { userNames } from '@core/users/user-names'
import { settleDoer, teamNames } from '@plugins/basis/contract/teams'
import { flowReader } from '@plugins/crm/contract'
import { formHolder } from '@plugins/surveys/contract'
import { countedForms } from '@plugins/surveys/contract/counted-forms'
import { Type as t } from '@sinclair/typebox'
import { intakeEvents } from '../contract'
import { intakeStates } from '../domain/intake-states'
import { intakeTemplates } from '../domain/intake-templates'
import { type IntakeRecord, MOVING, moveIntake, periodOf } from '../domain/move-intake'
import { Intake } from '../entities/intake'

/** Surveys of what the work will be, and their templates (S1 §3). */
export const intakes = resource({
  entity: Intake,
  module: 'INTAKE',
  sort: '-intake_date',
  called: { by: 'number', notes: ['relation_fullname'] },
  defaults: { is_template: false },
  readonly: [
    'number',
    'relation_id',
    'relation_fullname',
    'date_completed',
    'date_cancelled',
    'flow_data_id',
    'is_template',
  ],
  states: { ...intakeStates, direct: { fields: MOVING, run: moveIntake } },
  events: { created: intakeEvents.made, deleted: intakeEvents.removed, restored: intakeEvents.restored },
  abilities: [
    duplicated<typeof Intake>({
      title: 'title',
      // It is planned anew, with the forms of its original rather than those of a template.
      without: ['intake_date', 'end_date'],
      begins: { intaketemplate_id: null },
      copied: (copy, original, context) => intakeTemplates.copy(context, { from: original, to: copy }),
    }),
  ],
  enrich: [
    { fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') },
    teamNames,
    countedForms,
  ],
  async prepare(intake, context, changes, before) {
    intake.title = intake.title?.trim() || null
    settleDoer(intake, changes)
    if (changes.intaketemplate_id) await intakeTemplates.check(context, Number(changes.intaketemplate_id))
    if (!before) await begin(intake, context, changes)
    else if ('flow_id' in changes && changes.flow_id !== before.flow_id) throw invalid('flow_id', 'intake.flow_stays')
  },
})

async function begin(intake: IntakeRecord, context: Context, given: object): Promise<void> {
  if (intake.status !== 'draft') throw invalid('status', 'intake.begins_unplanned')
  Object.assign(
    intake,
    periodOf(context, {}, { intake_date: intake.intake_date ?? null, end_date: intake.end_date ?? null }),
  )
  if (!intake.is_template) {
    if (!intake.flow_id) throw invalid('flow_id', 'core.required')
    const flow = await context.use(flowReader).flow(context, intake.flow_id)
    if (!flow) throw invalid('flow_id', 'core.unknown_reference')
    const year = today(context.company).slice(0, 4)
    intake.number = `I${year}-${String(await reserveNumber(context, `intake-${year}`)).padStart(4, '0')}`
    intake.relation_id = flow.relation_id
    intake.relation_fullname = flow.relation_fullname
    if (!('intaketemplate_id' in given))
      intake.intaketemplate_id = await intakeTemplates.ofProfile(context, flow.flowprofile_id)
    const template = await intakeTemplates.read(context, intake.intaketemplate_id)
    intake.remarks ??= template?.remarks ?? null
    if (!intake.team_id) intake.user_id ??= template?.user_id ?? flow.user_id ?? context.user?.id ?? null
  }
  intake.flow_data_id = await context.use(formHolder).begin(context, intake.flow_id ?? null)
}
