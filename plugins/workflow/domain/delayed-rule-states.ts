import { states } from '@core/states/states'
import { DelayedRule } from '../entities/delayed-rule'

/** What waits is done once, or cancelled. */
export const delayedRuleStates = states(DelayedRule, {
  initial: 'pending',
  moves: {
    execute: { from: ['pending'], to: 'executed', logs: 'executed', offered: false },
    cancel: { from: ['pending'], to: 'cancelled', logs: 'cancelled', inTrashToo: true },
  },
  owns: ['reason'],
  inLists: true,
})
