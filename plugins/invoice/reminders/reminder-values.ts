import { formatEuros, fromEuros, toEuros } from '@core/domain/money'
import { workingDayFrom } from '@core/domain/working-day'
import { fillMergeTags, fillMergeTagsInText, type MergeValues } from '@core/expressions/merge-tags'
import { addDays, daysBetween } from '@core/time/today'
import { costsAsked } from './collection-costs'

/** Days that a friendly reminder gives. */
const DAYS_TO_PAY = 7

interface Asked {
  readonly enddate?: string | null | undefined
  readonly amount_open: number
}

const longDays = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** What the tags of a reminder stand for in a mail of a day. Customers read mails in Dutch. */
export function reminderValues(
  { enddate, amount_open }: Asked,
  day: string,
  { invoice_costs_vat }: { readonly invoice_costs_vat: boolean },
): MergeValues {
  const open = fromEuros(amount_open)
  const { total: costs, vat } = costsAsked(open, { withVat: invoice_costs_vat })
  const shownCosts = formatEuros(toEuros(costs), 'nl')
  const late = enddate ? daysBetween(enddate.slice(0, 10), day) : 0
  return {
    'reminder.open': formatEuros(amount_open, 'nl'),
    'reminder.costs': vat ? `${shownCosts} (waarvan ${formatEuros(toEuros(vat), 'nl')} btw)` : shownCosts,
    'reminder.total': formatEuros(toEuros(open + costs), 'nl'),
    'reminder.dayslate': late > 0 ? String(late) : '',
    'reminder.paybefore': longDays.format(new Date(`${workingDayFrom(addDays(day, DAYS_TO_PAY))}T00:00:00Z`)),
  }
}

/** Fills the tags of a reminder in a mail; other tags stay as they are. */
export const withReminderValues = <M extends { subject: string; message: string }>(
  mail: M,
  values: MergeValues,
): M => ({
  ...mail,
  subject: fillMergeTagsInText(mail.subject, values, { empty: 'keep' }),
  message: fillMergeTags(mail.message, values, { empty: 'keep' }),
})
