import { addDays, formatMoney, Link, StatCard, today, useList, useT } from '@core/ui'
import { daysLate, type InvoiceRow } from './use-open-invoices'
import './ageing.css'

const ages = [
  { key: 'ageCurrent', upTo: 0 },
  { key: 'age14', upTo: 14 },
  { key: 'age30', upTo: 30 },
  { key: 'age60', upTo: 60 },
  { key: 'ageMore', upTo: Number.POSITIVE_INFINITY },
] as const

const sum = (rows: readonly InvoiceRow[]) => rows.reduce((all, row) => all + row.amount_inc_vat, 0)
const whole = { cents: false } as const
const DAY_MS = 86_400_000

/** What customers still owe by how late it is, when they pay and what comes in this week. */
export function Ageing({ invoices }: { invoices: readonly InvoiceRow[] }) {
  const t = useT('invoice')
  const paid = useList('/api/invoice', { status: 'paid', sort: '-date_paid', limit: 50 } as never)
  const late = invoices.filter(row => daysLate(row) > 0)
  const groups = ages.map(({ key, upTo }, index) => {
    const above = ages[index - 1]?.upTo ?? -1
    const rows = invoices.filter(row => daysLate(row) > above && daysLate(row) <= upTo)
    return { key, amount: sum(rows), count: rows.length }
  })
  const shown = groups.filter(group => group.amount > 0)
  const waits = (paid.data?.rows ?? []).flatMap(row =>
    row.date_paid && row.documentdate
      ? [Math.max(0, Math.round((Date.parse(row.date_paid) - Date.parse(row.documentdate)) / DAY_MS))]
      : [],
  )
  const average = waits.length ? Math.round(waits.reduce((all, days) => all + days, 0) / waits.length) : null
  const soon = addDays(today(), 7)
  const expected = invoices.filter(row => row.enddate && row.enddate >= today() && row.enddate <= soon)

  return (
    <div className="invoice-figures">
      <section className="invoice-ageing" aria-label={t('ageing')}>
        <header>
          <strong>
            {t('outstanding')} {formatMoney(sum(invoices))}
          </strong>
          {late.length > 0 && (
            <Link to="/overdueinvoice_overview.html" className="vk-text-2">
              {t('ofWhichLate')} <strong className="vk-danger">{formatMoney(sum(late))}</strong>{' '}
              {late.length === 1 ? t('lateAtOne') : t('lateAt', { count: late.length })}
            </Link>
          )}
        </header>
        <div className="invoice-bar" aria-hidden="true">
          {shown.map(group => (
            <span key={group.key} data-age={group.key} style={{ flexGrow: group.amount }} />
          ))}
        </div>
        <dl>
          {groups.map(group => (
            <div key={group.key} data-age={group.key}>
              <dt>{t(group.key)}</dt>
              <dd>{formatMoney(group.amount, whole)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <StatCard
        label={t('paidAfter')}
        value={average === null ? '–' : t('days', { days: average })}
        note={waits.length ? t('lastPaid', { count: waits.length }) : undefined}
      />
      <StatCard
        label={t('expectedWeek')}
        value={formatMoney(sum(expected), whole)}
        note={expected.length === 1 ? t('countInvoicesOne') : t('countInvoices', { count: expected.length })}
      />
    </div>
  )
}
