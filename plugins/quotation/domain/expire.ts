import { job } from '@core/events/event'
import { today } from '@core/time/today'
import { Quotation } from '../entities/quotation'

/** Sent quotations past their end date expire; checked every night (R-QUOT-002, G-ENDDATE). */
export const expireQuotations = job<Record<string, never>>(
  'quotation.expire-quotations',
  async (_payload, context) => {
    const late = await context.em.find(Quotation, { status: 'sent', enddate: { $lt: today(context.company) } })
    for (const quotation of late) {
      quotation.status = 'expired'
      context.log({
        type: 'quotation',
        id: quotation.id,
        flowId: quotation.flow_id ?? null,
        description: 'expired',
        before: { status: 'sent' },
        after: { status: 'expired' },
      })
    }
  },
  { dailyAt: 3 },
)
