import { internal } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { choice, day, json, looseId, moment, money, reference, whole } from '@core/db/fields'
import { documentColumns } from '@plugins/documents/contract'
import { chosenSplit, sentSplit } from '../gaccount/chosen-split'

/** A bill to a customer; final from the moment it has its number (S2 §3). */
export const Invoice = tenantEntity({
  name: 'invoice',
  properties: {
    ...documentColumns,
    status: choice(['draft', 'sent', 'approved', 'expired', 'paid', 'settled', 'unpayable', 'cancelled']).default(
      'draft',
    ),
    /** When the work was done or the goods came; the day of the invoice unless told. */
    delivery_date: day().nullable(),
    /**
     * The calculation this invoice bills a part of, and the documents it came from: a quotation, or an order confirmation
     * with the quotation that it confirms.
     */
    origin_calculation_id: looseId().nullable(),
    quotation_id: reference('quotation', { whenGone: 'empty' }).nullable(),
    confirmation_id: reference('confirmation', { whenGone: 'empty' }).nullable(),
    /** Which of the payment terms of what it bills this is, the first one being 1. */
    term: whole().nullable(),
    /** The recurring invoice whose lines and texts this template holds. */
    template_of: internal(reference('recurring_invoice', { whenGone: 'goAlong' }).nullable()),
    /** The invoice that this one takes back, wholly or in part. */
    credit_of: reference('invoice', { whenGone: 'refuse' }).nullable(),
    /** How it is split between the ordinary account and the G-rekening, and the split as it was sent. */
    gaccount: json(chosenSplit).nullable(),
    gaccount_split: json(sentSplit).nullable(),
    date_paid: moment().nullable(),
    /** What came in, what credits took off, and what is left to pay: of a credit, with a minus, to pay back. */
    amount_paid: money().default(0),
    amount_credited: money().default(0),
    amount_open: money().default(0),
    /** How much of what is left to pay is for the G-rekening. */
    gaccount_open: money().default(0),
    /** How often the customer was reminded, and when last. */
    reminders: whole().default(0),
    date_reminded: moment().nullable(),
    /** When it was found to be too late, so that it is told of once. */
    date_overdue: internal(moment().nullable()),
    /** When it was given up as unpayable, while it is. */
    date_written_off: internal(moment().nullable()),
    ...trash,
  },
  indexes: [['status', 'enddate'], ['flow_id'], ['relation_id'], ['origin_calculation_id'], ['documentdate', 'id']],
})
