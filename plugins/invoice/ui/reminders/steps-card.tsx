import { Button, useCall, useCurrentUser, useT } from '@core/ui'
import { IconPencil } from '@tabler/icons-react'
import { lookOfStep } from './step-look'
import type { Settings } from './use-reminders'

/** The steps that a company chose, and its terms. */
export function StepsCard({ settings, onEdit }: { settings: Settings; onEdit: () => void }) {
  const t = useT('invoice')
  const locked = useCurrentUser().role < 1000
  return (
    <section className="invoice-steps" aria-label={t('steps')}>
      <header className="vk-row">
        <h2 className="vk-grow">{t('steps')}</h2>
        {!locked && (
          <Button size="small" variant="minimal" icon={IconPencil} onClick={onEdit}>
            {t('changeSteps')}
          </Button>
        )}
      </header>
      <ol>
        {settings.invoice_reminder_steps.map(({ step, days }) => {
          const { icon: Glyph, tone } = lookOfStep(step)
          return (
            <li key={step}>
              <span className={`invoice-step-sign vk-tone-${tone}`}>
                <Glyph size={16} stroke={1.75} />
              </span>
              <strong>{t(`step_${step}`)}</strong>
              <span className="vk-text-2">
                {days < 0 ? t('daysBefore', { count: -days }) : t('daysAfter', { count: days })}
              </span>
              <span className="vk-meta">{t(`stepNote_${step}`)}</span>
            </li>
          )
        })}
      </ol>
      <dl>
        <div>
          <dt>{t('termPrivate')}</dt>
          <dd>{t('days', { count: settings.invoice_term_private })}</dd>
        </div>
        <div>
          <dt>{t('termBusiness')}</dt>
          <dd>{t('days', { count: settings.invoice_term_business })}</dd>
        </div>
      </dl>
      <p className="vk-meta">{t('neverFree')}</p>
    </section>
  )
}

const bars = ['none', 'first', 'second', 'notice'] as const

/** After which step the invoices of this year were paid; nothing as long as none was. */
export function YearBars() {
  const t = useT('invoice')
  const { data } = useCall('get', '/api/reminder/year')
  const all = data ? bars.reduce((sum, bar) => sum + data[bar], 0) : 0
  if (!data || !all) return null
  return (
    <section className="invoice-year" aria-label={t('yearTitle')}>
      <h2>{t('yearTitle')}</h2>
      <dl>
        {bars.map(bar => {
          const share = Math.round((data[bar] / all) * 100)
          return (
            <div key={bar}>
              <dt>{t(`year_${bar}`)}</dt>
              <dd>
                <span className="invoice-year-bar" aria-hidden="true">
                  <span style={{ width: `${share}%` }} />
                </span>
                {share} %
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
