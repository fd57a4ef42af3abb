import { type Trigger, trigger } from '@core/context/trigger'
import { taskCreated, taskFinished, taskPlanned, taskRescheduled } from '../contract/task-events'

const ofTask = (tag: string) => ({
  tag,
  label: `basis.trigger_${tag}`,
  about: 'task',
  fields: ['title', 'type', 'user_id', 'team_id', 'start_date', 'is_template'],
  planned: 'start_date',
  has: 'task' as const,
})

/** What happens to tasks that the rules of a company may listen to (G-TRIG). */
export const triggers: readonly Trigger[] = [
  trigger(taskCreated, ofTask('task_created')),
  trigger(taskPlanned, ofTask('task_planned')),
  trigger(taskRescheduled, ofTask('task_rescheduled')),
  trigger(taskFinished, ofTask('task_completed')),
]
