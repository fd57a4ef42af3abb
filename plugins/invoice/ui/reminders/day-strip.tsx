import { classes, useT } from '@core/ui'
import { formatWeekday, type Reminders } from './use-reminders'

/** What goes out on the coming working days as long as nobody pays; of today what went, once its hour is over. */
export function DayStrip({ reminders: { days, hour, on } }: { reminders: Reminders }) {
  const t = useT('invoice')
  /** One step by its name, several in short. */
  const wordsOf = (steps: Reminders['days'][number]['steps']): string =>
    steps.map(({ step }) => (steps.length > 1 ? t(`stepShort_${step}`) : t(`last_${step}`))).join(', ')
  const now = `${String(hour).padStart(2, '0')}:00`
  return (
    <section className="invoice-days" aria-label={t('goesOut')}>
      <div className="invoice-days-title">
        <strong>{t('goesOut')}</strong>
        <span className="vk-meta">{on ? t('ifNotPaid') : t('ifSwitchedOn')}</span>
      </div>
      <ol>
        {days.map(({ day, sent, steps }, at) => (
          <li key={day} className={classes(sent && steps.length > 0 && 'invoice-day-sent')}>
            <span>{at === 0 ? `${formatWeekday(day)} ${now}` : formatWeekday(day)}</span>
            <strong>{steps.reduce((sum, { count }) => sum + count, 0) || '–'}</strong>
            <span className="invoice-day-what">
              {steps.length === 0 ? t('goesNothing') : sent ? t('went') : wordsOf(steps)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
