import { tenantEntity } from '@core/db/entity'
import { day, moment, reference } from '@core/db/fields'

/** Until when no reminder goes out: of one invoice, of all of one customer, or of the whole company where it names neither. */
export const ReminderPause = tenantEntity({
  name: 'reminder_pause',
  properties: {
    invoice_id: reference('invoice', { whenGone: 'goAlong' }).nullable(),
    relation_id: reference('relation', { whenGone: 'goAlong' }).nullable(),
    /** Its last day. */
    until: day(),
    /** When somebody ended it before that, or chose another day. */
    ended_at: moment().nullable(),
  },
  indexes: [['until']],
})
