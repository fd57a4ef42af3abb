import { on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { move } from '@core/states/move'
import { intakeEvents } from '../contract'
import { Intake } from '../entities/intake'
import { intakeStates } from './intake-states'
import { intakeTemplates } from './intake-templates'

/** A new survey takes over its template, and is planned where it came with a moment. */
export const settleNew = on(
  intakeEvents.made,
  'take over the template and plan it',
  async ({ id }, context) => {
    const intake = await openRecord(context, Intake, id)
    if (!intake) return
    if (intake.intaketemplate_id)
      await intakeTemplates.takeOver(context, intake, await intakeTemplates.check(context, intake.intaketemplate_id))
    const { intake_date, end_date = null } = intake
    if (!intake_date) return
    Object.assign(intake, { intake_date: null, end_date: null })
    await move(context, intakeStates, intake, 'plan', { set: { intake_date, end_date } })
  },
  { within: true },
)
