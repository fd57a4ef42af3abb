import { job } from '@core/context/event'
import { openRecords } from '@core/db/open-record'
import { above, below } from '@core/db/where'
import { today } from '@core/time/today'
import { invoiceEvents } from '../contract'
import { Invoice } from '../entities/invoice'
import { OPEN_STATUSES } from './open-statuses'

/** Tells once of every invoice that became too late; looked for every night (R-INV-006, G-TRIG). */
export const tellOverdue = job<Record<string, never>>(
  'invoice.tell-overdue',
  async (_payload, context) => {
    const late = await openRecords(context, Invoice, {
      status: OPEN_STATUSES,
      enddate: below(today(context.company)),
      amount_open: above(0),
      date_overdue: null,
      deleted_at: null,
    })
    for (const invoice of late) {
      invoice.date_overdue = new Date()
      await context.emit(invoiceEvents.overdue, { id: invoice.id, flow_id: invoice.flow_id ?? null })
    }
  },
  { dailyAt: 6 },
)
