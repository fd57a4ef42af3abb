import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { move } from '@core/states/move'
import { states } from '@core/states/states'
import type { InferEntity } from '@mikro-orm/postgresql'
import { taskFinished } from '../contract/task-events'
import { Task } from '../entities/task'

/** A task is done, waits until some day, or is open. Templates are never done. */
export const taskStates = states(Task, {
  initial: 'open',
  moves: {
    finish: {
      from: ['open', 'onhold'],
      to: 'afgerond',
      stamps: 'completiondate',
      when: [({ is_template }) => !is_template || 'basis.template_not_done'],
      tells: taskFinished,
    },
    hold: { from: ['open'], to: 'onhold', when: [({ is_template }) => !is_template || 'basis.template_not_done'] },
    resume: { from: ['onhold', 'afgerond'], to: 'open' },
  },
  owns: ['completiondate', 'show_from'],
})

/**
 * Brings a task where a change of its status says; what is put off comes back by itself on the day that is told.
 *
 * @throws Problem 422 for a status that there is not
 */
export async function moveTask(
  context: Context,
  task: InferEntity<typeof Task>,
  { status, show_from }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const until = show_from ? new Date(String(show_from)) : null
  if (until && Number.isNaN(until.getTime())) throw invalid('show_from', 'core.invalid_date')
  if (status === undefined || status === task.status) {
    if (task.status === 'onhold' && until) task.show_from = until
    return
  }
  if (status === 'afgerond') return move(context, taskStates, task, 'finish', { set: { show_from: null } })
  if (status === 'onhold') return move(context, taskStates, task, 'hold', { set: { show_from: until } })
  if (status !== 'open') throw invalid('status', 'core.invalid_value')
  await move(context, taskStates, task, 'resume', { set: { completiondate: null, show_from: null } })
}
