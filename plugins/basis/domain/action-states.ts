import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { move } from '@core/states/move'
import { states } from '@core/states/states'
import type { InferEntity } from '@mikro-orm/postgresql'
import { Action } from '../entities/action'

/** A to-do is done, or it is not (R-ACT-001, R-ACT-002). */
export const actionStates = states(Action, {
  initial: 'open',
  moves: {
    finish: { from: ['open'], to: 'afgerond', stamps: 'completion_date' },
    reopen: { from: ['afgerond'], to: 'open' },
  },
  owns: ['completion_date'],
})

/**
 * Brings a to-do where a change of its status says.
 *
 * @throws Problem 422 for a status that there is not
 */
export async function moveAction(
  context: Context,
  action: InferEntity<typeof Action>,
  { status }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (status === action.status) return
  if (status === 'afgerond') return move(context, actionStates, action, 'finish')
  if (status !== 'open') throw invalid('status', 'core.invalid_value')
  await move(context, actionStates, action, 'reopen', { set: { completion_date: null } })
}
