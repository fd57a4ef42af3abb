import { nextNumber } from '@core/numbers/next-number'
import { today } from '@core/time/today'
import type { DocumentKind, DocumentRecord, NewWidget } from '@plugins/documents/contract'
import { invoiceEvents, invoiceLink } from '../contract'
import { eInvoiceOfInvoice } from '../einvoice/einvoice-file'
import { facturX } from '../einvoice/factur-x'
import { Invoice } from '../entities/invoice'
import { paidApart } from '../gaccount/of-invoice'
import { invoices } from '../resources/invoices'
import { checkBeforeSending } from '../vies/check'
import { copiedOfInvoice } from './copied-origin'
import { sendInvoice } from './invoice-mails'
import { invoiceStates } from './invoice-states'
import { INVOICED_STATUSES, OPEN_STATUSES } from './open-statuses'
import { readyInvoice } from './ready-to-send'

const priceTable = { tag: 'CALCULATIONITEMSINCLSUBS', description: 'Prijsoverzicht' }

/** A credit invoice says what it corrects, and asks for no payment. */
export const creditWidgets = (number: string): readonly NewWidget[] => [
  { tag: 'TEXT', description: 'Inleiding', textcontent: `<p>Hierbij crediteren wij factuur ${number}.</p>` },
  priceTable,
  {
    tag: 'TEXT',
    description: 'Verrekening',
    textcontent: '<p>U hoeft niets te betalen. Wij verrekenen dit bedrag met u of maken het aan u over.</p>',
  },
]

const isCredit = (document: DocumentRecord & { credit_of?: number | null }): boolean => Boolean(document.credit_of)

/** What makes a document an invoice: final when sent, numbered at that moment without gaps (G-NUM). */
export const invoiceKind: DocumentKind = {
  code: 'invoice',
  entity: Invoice,
  resource: invoices,
  module: 'INVOICE',
  states: invoiceStates,
  events: invoiceEvents,
  link: invoiceLink,
  searchGroup: 'invoices',
  mail: sendInvoice,
  noun: 'Factuur',
  nounOf: document => (isCredit(document) ? 'Creditfactuur' : 'Factuur'),
  enddateLabel: 'dueOn',
  // The terms that a company chose: {@link readyInvoice}.
  daysOf: () => null,
  locked: [...INVOICED_STATUSES, 'cancelled'],
  hidden: ['draft', 'cancelled'],
  toPay: ({ status, amount_open = 0 }: DocumentRecord & { amount_open?: number }) =>
    OPEN_STATUSES.some(open => open === status) ? Math.max(0, amount_open) : 0,
  copies: copiedOfInvoice,
  paidApart,
  numberAt: 'sending',
  beforeSending: checkBeforeSending,
  atSending: readyInvoice,
  file: eInvoiceOfInvoice,
  inside: facturX,
  async number(context) {
    const year = today(context.company).slice(0, 4)
    return `F${year}-${String(await nextNumber(context, `invoice-${year}`)).padStart(4, '0')}`
  },
  // What the law wants on an invoice: the price of one and every amount without VAT, and the VAT by rate.
  prices: {
    columns: ['DESCR', 'AMOUNT', 'UNITINCSTARTEXCBTW', 'TOTALEXC'],
    rows: ['HEADER', 'EXCVAT', 'VAT6', 'VAT9', 'VAT21', 'INCVATAFTER'],
  },
  templates: { template_of: null },
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
        '<p>Wilt u {{document.totalinc}} uiterlijk {{document.enddate}} betalen onder vermelding van {{document.number}}?</p>',
    },
  ],
}
