import { addDays, EmptyState, Loaded, MapView, momentAt, today, useT } from '@core/ui'
import { IconCalendar } from '@tabler/icons-react'
import { useMemo } from 'react'
import { lateFirst, runsLate } from '../../contract/runs-late'
import { eventColor } from '../agenda/event-color'
import { type AgendaEvent, useEvents } from '../agenda/use-events'
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
        const now = Date.now()
        const left = rows.filter(
          event => runsLate(event, now) || (!event.done && !event.all_day && Date.parse(event.end) > now),
        )
        const [next, ...later] = lateFirst(left, now)
        if (!next)
          return <EmptyState compact icon={IconCalendar} title={t('nothingToday')} text={t('nothingTodayText')} />
        return (
          <>
            <NextVisit event={next} />
            <Stops events={[next, ...later]} />
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

/** The rest of the day on the map, numbered in the order of the stops; one stop has a way to it already. */
function Stops({ events }: { events: readonly AgendaEvent[] }) {
  const t = useT('crm')
  const pins = useMemo(
    () =>
      events.flatMap(({ kind, id, lat, lng, title, about }, at) =>
        lat === null || lng === null
          ? []
          : [
              {
                id: `${kind}-${id}`,
                lat,
                lng,
                label: `${at + 1}. ${title}`,
                mark: String(at + 1),
                color: eventColor(about),
              },
            ],
      ),
    [events],
  )
  return pins.length > 1 ? <MapView label={t('stopsToday')} pins={pins} height={200} listed /> : null
}
