import { states } from '@core/states/states'
import { WebhookSubscription } from '../../entities/webhook-subscription'

/** While one is paused its messages are kept and wait; one that ended hears of nothing until somebody resumes it. */
export const subscriptionStates = states(WebhookSubscription, {
  initial: 'active',
  moves: {
    pause: { from: ['active'], to: 'paused' },
    resume: { from: ['paused', 'ended'], to: 'active' },
    end: { from: ['active'], to: 'ended', offered: false },
  },
})
