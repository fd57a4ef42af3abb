import type { Figure, StatisticExport } from '@plugins/settings/contract/figures'
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

export const confirmationExport: StatisticExport = {
  type: 'confirmations',
  module: 'CONFIRMATION',
  resource: confirmations,
  by: 'date_send',
  where: { is_template: false },
  columns: [
    'number',
    'documentdate',
    'relation_fullname',
    'status',
    'date_send',
    'date_approved',
    'amount_exc_vat',
    'amount_inc_vat',
  ],
  dossier: 'flow_id',
}
