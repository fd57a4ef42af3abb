import { job } from '@core/context/event'
import { below } from '@core/db/where'
import { deleteRows } from '@core/db/write'
import { addDays, startOfDay, today } from '@core/time/today'
import { WebsiteLead } from '../entities/website-lead'

/** Days that what came in is kept word for word: the dossier has what matters, and people may ask to be forgotten. */
const KEPT_DAYS = 60

/** Forgets every night what came in by websites long ago. */
export const forgetLeads = job(
  'crm.forget-leads',
  async (_, context) => {
    const { time_zone } = context.company
    const before = startOfDay(addDays(today(context.company), -KEPT_DAYS), { time_zone })
    await deleteRows(context, WebsiteLead, { created_at: below(before) })
  },
  { dailyAt: 3 },
)
