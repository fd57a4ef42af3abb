import { StatusTag, Tag, today, useT } from '@core/ui'
import { IconAlertTriangle, IconBan, IconCheck, IconPencil } from '@tabler/icons-react'
import { dueOf } from '../../domain/due'
import type { InvoiceRow } from './use-open-invoices'

/** Those without days, in the words of the specification. */
const settled = {
  draft: { text: 'field.invoice.status.draft', tone: 'warn', icon: IconPencil },
  paid: { text: 'duePaid', tone: 'ok', icon: IconCheck },
  settled: { text: 'dueSettled', tone: 'ok', icon: IconCheck },
  unpayable: { text: 'dueUnpayable', tone: 'danger', icon: IconBan },
} as const

/** How an invoice stands: draft, paid, days left, or days too late in red (R-INV-002 to R-INV-005). */
export function DueTag({ invoice }: { invoice: Pick<InvoiceRow, 'status' | 'enddate' | 'amount_open'> }) {
  const t = useT('invoice')
  if (invoice.status === 'cancelled') return <StatusTag status="cancelled" />
  const due = dueOf(invoice, today())
  if (due.kind === 'settled' && invoice.amount_open < 0) return <Tag>{t('credit')}</Tag>
  if (!('days' in due)) {
    const { text, tone, icon } = settled[due.kind]
    return (
      <Tag tone={tone} icon={icon}>
        {t(text)}
      </Tag>
    )
  }
  if (due.kind === 'late')
    return (
      <Tag tone="danger" icon={IconAlertTriangle}>
        {t('dueLate', { count: due.days })}
      </Tag>
    )
  return <Tag tone="info">{due.days === 0 ? t('dueToday') : t('dueLeft', { count: due.days })}</Tag>
}
