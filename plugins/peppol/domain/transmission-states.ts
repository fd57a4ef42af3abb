import { states } from '@core/states/states'
import { EInvoiceTransmission } from '../entities/e-invoice-transmission'

/** How an invoice comes over the Peppol network, as the access point says: nobody here decides. */
export const transmissionStates = states(EInvoiceTransmission, {
  initial: 'waiting',
  moves: {
    send: {
      from: ['waiting'],
      to: 'sent',
      stamps: 'date_sent',
      logs: 'einvoice_sent',
      offered: false,
      inTrashToo: true,
    },
    deliver: {
      from: ['waiting', 'sent', 'refused'],
      to: 'delivered',
      stamps: 'date_delivered',
      logs: 'einvoice_delivered',
      offered: false,
      inTrashToo: true,
    },
    refuse: { from: ['waiting', 'sent'], to: 'refused', logs: 'einvoice_refused', offered: false, inTrashToo: true },
  },
})
