import { type Trigger, trigger } from '@core/context/trigger'
import { projectEvents } from '../contract'

const ofProject = (label: string) => ({
  label: `project.${label}`,
  about: 'project',
  stage: 'project',
  planned: 'start_date',
  fields: ['flow_id', 'user_id', 'status', 'start_date', 'projecttemplate_id'],
})

/** What happens to projects that the rules of a company may listen to (G-TRIG). */
export const triggers: readonly Trigger[] = [
  trigger(projectEvents.created, ofProject('trigger_project_created')),
  trigger(projectEvents.planned, { ...ofProject('trigger_project_planned'), has: 'task' }),
  trigger(projectEvents.taskCompleted, { ...ofProject('trigger_project_task_completed'), has: 'task' }),
  trigger(projectEvents.completed, ofProject('trigger_project_completed')),
  trigger(projectEvents.delivered, ofProject('trigger_project_delivered')),
]
