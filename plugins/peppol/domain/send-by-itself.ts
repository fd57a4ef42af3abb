import { type EventHandler, on } from '@core/context/event'
import { Problem } from '@core/context/problem'
import { invoiceEvents } from '@plugins/invoice/contract'
import { networkInvoice } from '@plugins/invoice/contract/einvoice'
import { activeAccount } from './account'
import { beginTransmission } from './begin-transmission'
import { isAutomatic } from './choice-of-customer'
import { tellRefused } from './end-transmission'

/** Invoices of customers who want that go over the network once they are sent; what cannot is told to whoever sent it. */
export const sendByItself: EventHandler = on(
  invoiceEvents.sent,
  'bring it over the Peppol network to a customer who wants that',
  async ({ id }, context) => {
    if (!(await activeAccount(context))) return
    const { relation_id } = await networkInvoice(context, id)
    if (!(await isAutomatic(context, relation_id))) return
    try {
      await beginTransmission(context, id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await tellRefused(context, id, context.text(error.key, error.options.values))
    }
  },
)
