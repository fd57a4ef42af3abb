import { namedBy } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { choice, day, flag, reference, searchText, text, whole, wholeName } from '@core/db/fields'
import { colleague } from '@core/users/colleague'
import { UNITS } from '../recurring/units'

interface Searched {
  title?: string | null
  relation_fullname?: string | null
}

/** An invoice that comes again each period. What it bills stands on a template of its own. */
export const RecurringInvoice = tenantEntity({
  name: 'recurring_invoice',
  properties: {
    title: text(),
    ...namedBy('documents', {
      /** The dossier stays as long as this does: without it, what was held up with it would be billed to its customer. */
      flow_id: reference('flow', { whenGone: 'refuse' }).nullable(),
      relation_id: reference('relation', { whenGone: 'empty' }).nullable(),
      relation_fullname: wholeName().default(''),
      /** Who hears of what goes wrong. */
      user_id: colleague().nullable(),
    }),
    /** How long a period is. */
    interval_count: whole().default(1),
    interval_unit: choice(UNITS).default('month'),
    /** The day from which all others are counted. */
    first_date: day(),
    /** When the next invoice is made; none once the last one was. */
    next_date: day().nullable(),
    /** The last day on which one is made, and how many are made; without either it goes on. */
    end_date: day().nullable(),
    times: whole().nullable(),
    /** Its invoices bill the period before their day, and not the one that begins on it. */
    in_arrears: flag(),
    /** Whether an invoice waits as a draft, or goes out by mail by itself. */
    way: choice(['draft', 'mail']).default('draft'),
    status: choice(['active', 'paused', 'ended']).default('active'),
    /** Why the next invoice could not be made, while it could not. */
    refusal: text(2000).nullable(),
    search_text: searchText<Searched>(row => [row.title, row.relation_fullname]),
    ...trash,
  },
  indexes: [['status', 'next_date']],
})
