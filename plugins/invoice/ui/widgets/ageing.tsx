import { type Answer, formatMoney, Link, StatCard, useCall, useList, useT } from '@core/ui'
import './ageing.css'

/** The groups of the server, in its order. */
const ages = ['ageCurrent', 'age14', 'age30', 'age60', 'ageMore'] as const

const whole = { cents: false } as const
const DAY_MS = 86_400_000

/** What customers still owe by how late it is, when they pay and what comes in this week; nothing when nobody owes. */
export function Ageing() {
  const { data, isPending } = useCall('get', '/api/invoice/ageing')
  // The list under it would jump when they come.
  if (isPending) return <div className="invoice-figures" aria-hidden="true" data-waits />
  return data?.outstanding.count ? <Figures {...data} /> : null
}

function Figures({ outstanding, late, soon, groups }: Answer<'get', '/api/invoice/ageing'>) {
  const t = useT('invoice')
  const paid = useList('/api/invoice', { status: 'paid', sort: '-date_paid', limit: 50 })
  const aged = ages.map((key, index) => ({ key, amount: groups[index]?.amount ?? 0 }))
  const shown = aged.filter(group => group.amount > 0)
  const waits = (paid.data?.rows ?? []).flatMap(row =>
    row.date_paid && row.documentdate
      ? [Math.max(0, Math.round((Date.parse(row.date_paid) - Date.parse(row.documentdate)) / DAY_MS))]
      : [],
  )
  const average = waits.length ? Math.round(waits.reduce((all, days) => all + days, 0) / waits.length) : null

  return (
    <div className="invoice-figures">
      <section className="invoice-ageing" aria-label={t('ageing')}>
        <header>
          <strong>
            {t('outstanding')} {formatMoney(outstanding.amount)}
          </strong>
          {late.count > 0 && (
            <Link to="/overdueinvoice_overview.html" className="vk-text-2">
              {t('ofWhichLate')} <strong className="vk-danger">{formatMoney(late.amount)}</strong>{' '}
              {t('lateAt', { count: late.count })}
            </Link>
          )}
        </header>
        <div className="invoice-bar" aria-hidden="true">
          {shown.map(group => (
            <span key={group.key} data-age={group.key} style={{ flexGrow: group.amount }} />
          ))}
        </div>
        <dl>
          {aged.map(group => (
            <div key={group.key} data-age={group.key}>
              <dt>{t(group.key)}</dt>
              <dd>{formatMoney(group.amount, whole)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <StatCard
        label={t('paidAfter')}
        value={average === null ? '–' : t('days', { count: average })}
        note={waits.length ? t('lastPaid', { count: waits.length }) : undefined}
      />
      <StatCard
        label={t('expectedWeek')}
        value={formatMoney(soon.amount, whole)}
        note={t('countInvoices', { count: soon.count })}
      />
    </div>
  )
}
