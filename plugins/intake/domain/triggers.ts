import { type Trigger, trigger } from '@core/context/trigger'
import { intakeEvents } from '../contract'

const ofIntake = (label: string) => ({
  label: `intake.${label}`,
  about: 'intake',
  stage: 'intake',
  planned: 'intake_date',
  fields: ['flow_id', 'user_id', 'status', 'intake_date', 'intaketemplate_id'],
})

/** What happens to surveys that the rules of a company may listen to (G-TRIG). */
export const triggers: readonly Trigger[] = [
  trigger(intakeEvents.planned, { ...ofIntake('trigger_planned'), has: 'task' }),
  trigger(intakeEvents.completed, ofIntake('trigger_completed')),
  trigger(intakeEvents.taskCompleted, { ...ofIntake('trigger_task_completed'), has: 'task' }),
  trigger(intakeEvents.cancelled, ofIntake('trigger_cancelled')),
]
