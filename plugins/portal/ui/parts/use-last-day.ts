import { useT } from '@core/ui'
import type { CustomerDocument } from '../customer-document'
import { useDay } from './use-day'

/** Until when a document is valid, or by when it has to be paid; nothing where it has no such day. */
export function useLastDay() {
  const t = useT('portal')
  const day = useDay()
  return ({ enddate, enddate_label }: Pick<CustomerDocument, 'enddate' | 'enddate_label'>): string =>
    enddate ? t(enddate_label === 'dueOn' ? 'payBy' : 'validUntil', { day: day(enddate) }) : ''
}
