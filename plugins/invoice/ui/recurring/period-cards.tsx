import {
  Button,
  Card,
  CardRow,
  EmptyState,
  formatDay,
  formatMoney,
  Link,
  Loaded,
  StatusTag,
  useCall,
  useT,
} from '@core/ui'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { shownTotal } from './shown-total'
import './recurring.css'

const usePeriods = (id: number) =>
  useCall('get', '/api/recurring_invoice/{id}/periods', { params: { path: { id } } }, { keepPrevious: true })

/** What comes in the next twelve months, with the period that each invoice bills. */
export function ComingCard({ id }: { id: number }) {
  const t = useT('invoice')
  const periods = usePeriods(id)
  const coming = periods.data?.coming ?? []
  return (
    <Card
      title={t('recurringComing')}
      count={coming.length || undefined}
      actions={coming.length > 0 && <strong className="vk-number">{formatMoney(shownTotal(coming))}</strong>}
      flush
    >
      <Loaded compact query={periods} what={t('recurringComing')}>
        {({ coming }) =>
          coming.length === 0 ? (
            <EmptyState compact icon={IconCalendarRepeat} title={t('recurringNoneComing')} />
          ) : (
            <ul className="invoice-periods">
              {coming.map(({ date, from, until, amount_inc_vat }) => (
                <li key={date}>
                  <CardRow>
                    <span className="invoice-period-day">{formatDay(date)}</span>
                    <span className="vk-grow vk-meta">
                      {t('recurringPeriod', { from: formatDay(from), until: formatDay(until) })}
                    </span>
                    <span className="vk-number">{formatMoney(amount_inc_vat, { sign: false })}</span>
                  </CardRow>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

/** The invoices that were made, the newest first; one that could not be sent says why. */
export function BilledCard({ id, again }: { id: number; again: () => void }) {
  const t = useT('invoice')
  const periods = usePeriods(id)
  const waits = periods.data?.billed.some(({ refusal }) => refusal) ?? false
  return (
    <Card
      title={t('recurringBilled')}
      count={periods.data?.billed.length || undefined}
      actions={
        waits && (
          <Button size="small" onClick={again}>
            {t('recurringSendAgain')}
          </Button>
        )
      }
      flush
    >
      <Loaded compact query={periods} what={t('recurringBilled')}>
        {({ billed }) =>
          billed.length === 0 ? (
            <EmptyState compact icon={IconCalendarRepeat} title={t('recurringNoneBilled')} />
          ) : (
            <ul className="invoice-periods">
              {billed.map(({ period_date, invoice_id, number, status, amount_inc_vat, refusal }) => (
                <li key={period_date}>
                  <CardRow>
                    <span className="invoice-period-day">{formatDay(period_date)}</span>
                    <span className="vk-grow">
                      {invoice_id ? (
                        <Link to={`/invoice_detail/${invoice_id}`}>{number ?? t('field.invoice.status.draft')}</Link>
                      ) : (
                        <span className="vk-meta">{t('recurringGone')}</span>
                      )}
                      {refusal && <span className="vk-danger invoice-period-refusal">{refusal}</span>}
                    </span>
                    {status && <StatusTag status={status === 'unpayable' ? 'uncollectible' : status} />}
                    {amount_inc_vat !== null && (
                      <span className="vk-number">{formatMoney(amount_inc_vat, { sign: false })}</span>
                    )}
                  </CardRow>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
