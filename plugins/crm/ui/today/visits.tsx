import { addDays, EmptyState, Loaded, momentAt, today, useT } from '@core/ui'
import { IconCalendar } from '@tabler/icons-react'
import { useEvents } from '../agenda/use-events'
import { NextVisit } from './next-visit'
import { VisitRow } from './visit-row'
import './today.css'

/** Where somebody goes today: the next one large, with the way to it, and what comes after. */
export default function Visits() {
  const t = useT('crm')
  const day = today()
  const events = useEvents(momentAt(day, '00:00'), momentAt(addDays(day, 1), '00:00'), 'me')
  return (
    <Loaded compact query={events} what={t('agenda')}>
      {rows => {
        const [next, ...later] = rows.filter(
          ({ end, done, all_day }) => !done && !all_day && Date.parse(end) > Date.now(),
        )
        if (!next)
          return <EmptyState compact icon={IconCalendar} title={t('nothingToday')} text={t('nothingTodayText')} />
        return (
          <>
            <NextVisit event={next} />
            {later.length > 0 && (
              <section className="crm-later" aria-label={t('later')}>
                <header className="vk-row">
                  <h2 className="vk-grow">{t('later')}</h2>
                  <span className="vk-meta">{t('appointments', { count: later.length })}</span>
                </header>
                {later.map(event => (
                  <VisitRow key={`${event.kind}-${event.id}`} event={event} />
                ))}
              </section>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
