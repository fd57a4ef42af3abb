import { type Call, call } from '@core/http/call'
import { take } from '@core/lifecycle/machine'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { documentOf } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { invoicePaid, invoiceWrittenOff } from '../contract'
import { invoiceKind } from '../domain/invoice-kind'
import { Invoice } from '../entities/invoice'
import { invoices } from '../resources/invoices'

const settle = (path: string, transition: 'pay' | 'write_off', summary: string) =>
  call({
    method: 'POST',
    path: `invoice/:id/${path}`,
    access: { module: 'INVOICE' },
    summary,
    params: t.Object({ id: t.Integer({ minimum: 1 }) }),
    response: rowWith(invoices, []),
    async run(context, { params }) {
      const invoice = await documentOf(context, invoiceKind, params.id)
      const before = invoice.status
      invoice.status = await take(invoiceKind.lifecycle, transition, invoice, context)
      if (transition === 'pay') Object.assign(invoice, { date_paid: new Date() })
      await context.em.flush()
      context.log({
        type: 'invoice',
        id: invoice.id,
        flowId: invoice.flow_id,
        description: path,
        before: { status: before },
        after: { status: invoice.status },
      })
      context.emit(transition === 'pay' ? invoicePaid : invoiceWrittenOff, {
        id: invoice.id,
        flow_id: invoice.flow_id,
      })
      return toRow(Invoice, invoice) as never
    },
  })

export const settleCalls: readonly Call[] = [
  settle('markpaid', 'pay', 'The invoice has been paid'),
  settle('markunpayable', 'write_off', 'The invoice will not be paid'),
]
