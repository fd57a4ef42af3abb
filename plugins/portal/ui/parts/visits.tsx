import { formatDay, formatTime, Tag, useCall, useT } from '@core/ui'
import { IconCalendar, IconCheck } from '@tabler/icons-react'
import './visits.css'

/** Who comes when, and what was done; nothing as long as no visit is planned. */
export function Visits({ hash }: { hash: string }) {
  const t = useT('portal')
  const { data } = useCall('get', '/api/flow/{hash}/visitsbycustomer', { params: { path: { hash } } })
  if (!data?.visits.length) return null
  return (
    <section aria-labelledby="portal-visits">
      <h2 id="portal-visits">{t('visits')}</h2>
      <ul className="portal-visits">
        {data.visits.map(({ id, title, start_date, end_date, done, who }) => (
          <li key={id}>
            <span>
              <strong>{title}</strong>
              <span>{[start_date && periodOf(start_date, end_date), who.join(', ')].filter(Boolean).join(' · ')}</span>
            </span>
            {done ? (
              <Tag tone="ok" icon={IconCheck}>
                {t('visitDone')}
              </Tag>
            ) : (
              <Tag tone="info" icon={IconCalendar}>
                {t('visitPlanned')}
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "ma 1 dec 08:00–16:00"; a visit of more days says both. */
function periodOf(start: string, end: string | null): string {
  const [first, last] = [formatDay(start), formatDay(end ?? start)]
  if (first !== last) return `${first} – ${last}`
  return end ? `${first} ${formatTime(start)}–${formatTime(end)}` : `${first} ${formatTime(start)}`
}
