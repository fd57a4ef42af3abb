import { internal, lines, price } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { choice, day, flag, percentage, recordAt, reference, searchText, text, whole, wholeName } from '@core/db/fields'
import { colleague } from '@core/users/colleague'
import { UNITS } from '@plugins/invoice/contract/recurring'
import { CONTRACT_STATUSES } from '../contract/contract-status'

interface Searched {
  number?: string | null
  title?: string | null
  relation_fullname?: string | null
}

/** What a customer pays for having equipment looked after: a visit each period, and an invoice for it. */
export const MaintenanceContract = tenantEntity({
  name: 'maintenancecontract',
  properties: {
    number: text(32).nullable(),
    title: text(),
    status: choice(CONTRACT_STATUSES).default('active'),
    flow_id: reference('flow', { whenGone: 'goAlong' }),
    relation_id: internal(reference('relation', { whenGone: 'empty' }).nullable()),
    relation_fullname: wholeName().default(''),
    equipment_id: reference('equipment', { whenGone: 'empty' }).nullable(),
    interval_unit: choice(UNITS).default('year'),
    interval_count: whole().default(1),
    /** The day of the first visit; all others are counted from it. */
    first_date: day(),
    end_date: day().nullable(),
    /** The next day of which no visit was made yet; none once it ended. */
    next_date: day().nullable(),
    /** Minutes that a visit takes. */
    duration: whole().default(90),
    user_id: colleague().nullable(),
    /** Euros without VAT per period; no invoice comes without it. */
    amount_exc: price().nullable(),
    vat_percentage: percentage().default(21),
    /** Invoices go out by mail by themselves, and wait as drafts otherwise. */
    mails: flag(),
    recurring_invoice_id: internal(recordAt('recurring_invoice', { whenGone: 'empty' }).nullable()),
    remarks: lines(4000).nullable(),
    search_text: searchText<Searched>(row => [row.number, row.title, row.relation_fullname]),
    ...trash,
  },
  indexes: [
    ['status', 'next_date'],
    ['flow_id', 'id'],
    ['equipment_id', 'id'],
  ],
})
