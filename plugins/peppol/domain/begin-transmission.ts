import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { lockByName } from '@core/db/lock-by-name'
import type { Opened } from '@core/db/mapped'
import { openRecords } from '@core/db/open-record'
import { networkInvoice } from '@plugins/invoice/contract/einvoice'
import { EInvoiceTransmission } from '../entities/e-invoice-transmission'
import { transmit } from '../jobs/transmit'
import { activeAccount } from './account'
import { addressOf, digestOfUbl, receiverOf } from './network-document'

export type Transmission = Opened<typeof EInvoiceTransmission>

/**
 * Has a sent invoice brought over the Peppol network, once: while one is on its way or has arrived there is no other.
 *
 * @throws Problem 404, 409 without an access point, without a number of the buyer, or for what goes or went already; 422
 * with every rule that the electronic invoice breaks
 */
export async function beginTransmission(context: Context, invoiceId: number): Promise<Transmission> {
  await lockByName(context, `einvoice of invoice ${invoiceId}`)
  const invoice = await networkInvoice(context, invoiceId)
  const account = await activeAccount(context)
  if (!account) throw refused('peppol.not_linked')
  const receiver = receiverOf(invoice)
  const [standing] = await openRecords(context, EInvoiceTransmission, {
    invoice_id: invoiceId,
    status: ['waiting', 'sent', 'delivered'],
  })
  if (standing) throw refused('peppol.sent_already')
  const transmission = await insertRecord(context, EInvoiceTransmission, {
    account_id: account.id,
    invoice_id: invoiceId,
    receiver: addressOf(receiver),
    key: crypto.randomUUID(),
    digest: digestOfUbl(invoice.ubl()),
  })
  context.enqueue(transmit, { id: transmission.id })
  context.log({
    type: 'invoice',
    id: invoiceId,
    flowId: invoice.flow_id,
    description: 'einvoice_ordered',
    after: { receiver: transmission.receiver },
  })
  return transmission
}
