import { resource } from '@core/resource/resource'
import { connectionStates } from '../domain/webhooks/connection-states'
import { prepareConnection } from '../domain/webhooks/prepare-connection'
import { WebhookConnection } from '../entities/webhook-connection'

/** Addresses that rules of the company send dossiers to (C-0201 to C-0205). There is no duplicate (R-WEBH-006). */
export const webhookConnections = resource({
  entity: WebhookConnection,
  module: 'SETTINGS',
  sort: 'name',
  states: connectionStates,
  prepare: prepareConnection,
})
