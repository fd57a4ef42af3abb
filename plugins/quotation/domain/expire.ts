import { job } from '@core/context/event'
import { openRecords } from '@core/db/open-record'
import { below } from '@core/db/where'
import { move } from '@core/states/move'
import { withoutParent } from '@core/states/parents'
import { today } from '@core/time/today'
import { Quotation } from '../entities/quotation'
import { quotationStates } from './quotation-states'

/** Sent quotations past the last day that their customer sees expire; checked every night (R-QUOT-002, G-ENDDATE). */
export const expireQuotations = job<Record<string, never>>(
  'quotation.expire-quotations',
  async (_payload, context) => {
    const late = await openRecords(context, Quotation, {
      status: 'sent',
      version_enddate: below(today(context.company)),
      deleted_at: null,
    })
    const trashed = await withoutParent(context, Quotation, late)
    for (const quotation of late.filter(({ id }) => !trashed.has(id)))
      await move(context, quotationStates, quotation, 'expire')
  },
  { dailyAt: 3 },
)
