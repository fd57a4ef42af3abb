import { resource } from '@core/resource/resource'
import { transmissionStates } from '../domain/transmission-states'
import { EInvoiceTransmission } from '../entities/e-invoice-transmission'

/** Invoices on their way over the Peppol network, as staff look at them; the access point alone changes them. */
export const eInvoiceTransmissions = resource({
  entity: EInvoiceTransmission,
  module: 'INVOICE',
  sort: '-id',
  calls: ['list', 'get'],
  states: transmissionStates,
})
