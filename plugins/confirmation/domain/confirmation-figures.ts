import { documentExport } from '@plugins/documents/contract/document-export'
import type { Figure } from '@plugins/settings/contract/figures'
import { Confirmation } from '../entities/confirmation'
import { confirmations } from '../resources/confirmations'

/** Orders that were confirmed to customers. */
export const confirmationFigure: Figure = {
  key: 'confirmations_sent',
  label: 'confirmation.figure_sent',
  unit: 'count',
  module: 'CONFIRMATION',
  entity: Confirmation,
  by: 'date_send',
  where: { is_template: false },
  owner: 'user_id',
  dossier: 'flow_id',
  address: '/confirmation_overview',
}

export const confirmationExport = documentExport({
  type: 'confirmations',
  module: 'CONFIRMATION',
  resource: confirmations,
  by: 'date_send',
})
