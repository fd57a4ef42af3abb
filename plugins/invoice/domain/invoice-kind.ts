import { nextNumber } from '@core/numbers/next-number'
import { today } from '@core/time/today'
import { flowWriter } from '@plugins/crm/contract'
import type { DocumentKind } from '@plugins/documents/contract'
import { invoiceLink } from '../contract'
import { Invoice } from '../entities/invoice'
import { invoices } from '../resources/invoices'
import { invoiceLifecycle } from './invoice-lifecycle'

const priceTable = { tag: 'CALCULATIONITEMSINCLSUBS', description: 'Prijsoverzicht' }

/** A credit invoice says what it corrects, and asks for no payment. */
export const creditWidgets = (number: string): DocumentKind['widgets'] => [
  { tag: 'TEXT', description: 'Inleiding', textcontent: `<p>Hierbij crediteren wij factuur ${number}.</p>` },
  priceTable,
  {
    tag: 'TEXT',
    description: 'Verrekening',
    textcontent: '<p>U hoeft niets te betalen. Wij verrekenen dit bedrag met u of maken het aan u over.</p>',
  },
]

/** What makes a document an invoice: final when sent, numbered at that moment without gaps (G-NUM). */
export const invoiceKind: DocumentKind = {
  code: 'invoice',
  entity: Invoice,
  resource: invoices,
  module: 'INVOICE',
  lifecycle: invoiceLifecycle,
  link: invoiceLink,
  page: 'customer_invoice_detail',
  mailType: 'send_invoice',
  noun: 'Factuur',
  days: 14,
  locked: ['sent', 'approved', 'expired', 'paid', 'unpayable', 'cancelled'],
  numberAt: 'sending',
  async number(context) {
    const year = today(context.company).slice(0, 4)
    return `F${year}-${String(await nextNumber(context, `invoice-${year}`)).padStart(4, '0')}`
  },
  widgets: [
    {
      tag: 'TEXT',
      description: 'Inleiding',
      textcontent: '<p>Hierbij ontvangt u onze factuur voor de uitgevoerde werkzaamheden.</p>',
    },
    priceTable,
    {
      tag: 'TEXT',
      description: 'Betaling',
      textcontent:
        '<p>Wilt u {{document.totalinc}} uiterlijk {{document.enddate}} overmaken onder vermelding van {{document.number}}?</p>',
    },
  ],
  async onCreated(context, document) {
    if (document.flow_id && !document.is_template)
      await context.use(flowWriter).advance(context, document.flow_id, 'invoice', 'Maken factuur')
  },
  async onSent(context, document) {
    if (document.flow_id)
      await context.use(flowWriter).advance(context, document.flow_id, 'invoice', 'Factuur verstuurd')
  },
}
