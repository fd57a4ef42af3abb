import type { Context } from '@core/context/context'
import { notify } from '@core/notifications/notify'
import { move } from '@core/states/move'
import { readInvoiceNamed } from '@plugins/invoice/contract/payments'
import type { Transmission } from './begin-transmission'
import { transmissionStates } from './transmission-states'

/** It did not get there, and may be sent again or in another way. */
export async function refuseTransmission(context: Context, transmission: Transmission, reason: string): Promise<void> {
  transmission.problem = reason
  await move(context, transmissionStates, transmission, 'refuse')
  await tellRefused(context, transmission.invoice_id, reason)
}

/** Whoever handles an invoice hears why it did not get there (G-NOTIF). */
export async function tellRefused(context: Context, invoiceId: number, reason: string): Promise<void> {
  const { number, flow_id, user_id } = await readInvoiceNamed(context, invoiceId)
  await notify(context, {
    type: 'invoice',
    id: invoiceId,
    flowId: flow_id,
    userId: user_id,
    title: context.text('peppol.notice_refused', { number: number ?? '' }),
    body: reason,
    url: `/invoice_detail/${invoiceId}`,
  })
}
