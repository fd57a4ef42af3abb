import { formatMoment, type useT } from '@core/ui'
import type { FilledItem } from '../answers/asked-field'

type Sent = Pick<FilledItem, 'date_sent' | 'updated_at' | 'sent_by' | 'sent_by_customer'>

/** When a form was sent, and by whom. */
export function sentWords(
  { date_sent, updated_at, sent_by, sent_by_customer }: Sent,
  t: ReturnType<typeof useT<'surveys'>>,
) {
  const when = formatMoment(date_sent ?? updated_at)
  return sent_by_customer ? t('sentByCustomer', { when }) : t('sentBy', { when, who: sent_by ?? '–' })
}
