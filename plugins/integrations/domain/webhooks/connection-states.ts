import { states } from '@core/states/states'
import { WebhookConnection } from '../../entities/webhook-connection'

/** A connection is used once a test of it succeeded, and until it is changed (R-WEBH-001, R-WEBH-002). */
export const connectionStates = states(WebhookConnection, {
  initial: 'unverified',
  moves: {
    verify: { from: ['unverified', 'active'], to: 'active', offered: false },
    change: { from: ['active'], to: 'unverified', offered: false },
  },
})
