import {
  addDays,
  Card,
  EmptyState,
  formatTime,
  Link,
  Loaded,
  MapView,
  momentAt,
  today,
  useCall,
  useKinds,
  useT,
} from '@core/ui'
import { lateFirst, runsLate } from '@plugins/crm/contract/runs-late'
import { IconCalendarOff, IconCircleCheck } from '@tabler/icons-react'
import { distance } from '../../domain/planning/distance'
import type { PlannedEvent } from '../planning/lanes'
import { workColors } from '../planning/work-look'
import './today-widget.css'

const SHOWN = 6

/** My day: what is when and where, in order, with the stops on the map (the task map of the dashboard). */
export default function TodayWidget() {
  const t = useT('basis')
  const day = today()
  const query = { from: momentAt(day, '00:00'), to: momentAt(addDays(day, 1), '00:00'), user_id: 'me' }
  const events = useCall('get', '/api/calendar/events', { params: { query } })
  const rows = lateFirst(events.data ?? [], Date.now())
  const pins = rows.flatMap(({ lat, lng, title, about }, at) =>
    lat === null || lng === null
      ? []
      : [{ id: at, lat, lng, label: `${at + 1}. ${title}`, mark: String(at + 1), color: String(colorOf(about)) }],
  )
  const km = Math.round(legs(rows).reduce((sum, leg) => sum + leg, 0))
  return (
    <Card
      title={t('myDay')}
      count={rows.length || undefined}
      flush
      actions={
        <>
          {km > 0 && <span className="vk-meta">{t('asTheCrowFlies', { count: km })}</span>}
          <Link to="/planning">{t('planning')}</Link>
        </>
      }
    >
      <Loaded compact query={events} what={t('planning')}>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconCalendarOff} title={t('dayFree')} text={t('dayFreeText')} />
          ) : (
            <div className={pins.length > 0 ? 'basis-today basis-today-mapped' : 'basis-today'}>
              <ol>
                {rows.slice(0, SHOWN).map(event => (
                  <Stop key={`${event.kind}-${event.id}`} event={event} />
                ))}
                {rows.length > SHOWN && (
                  <li>
                    <Link to="/planning">{t('moreToday', { count: rows.length - SHOWN })}</Link>
                  </li>
                )}
              </ol>
              {pins.length > 0 && <MapView label={t('stopsOnMap')} pins={pins} height={270} still />}
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}

function Stop({ event }: { event: PlannedEvent }) {
  const t = useT('basis')
  const kinds = useKinds()
  const { kind, id, title, place, start, end, all_day, flow_id, about, done } = event
  const now = Date.now()
  const running = !done && !all_day && Date.parse(start) <= now && now < Date.parse(end)
  const late = runsLate(event, now)
  const to = flow_id ? `/flow_detail/${flow_id}` : (kinds.addressOf(kind, id) ?? '/planning')
  return (
    <li className={running || late ? 'basis-now' : done ? 'basis-past' : undefined} style={workColors(about)}>
      <Link to={to}>
        <time>
          <strong>{all_day ? t('wholeDay') : formatTime(start)}</strong>
          {!all_day && <span>{formatTime(end)}</span>}
        </time>
        <i aria-hidden="true" />
        <span className="vk-grow basis-today-what">
          <span className="vk-clip">{title}</span>
          {place && <span className="vk-meta vk-clip">{place}</span>}
        </span>
        {late && <strong className="basis-today-now">{t('runsLate', { time: formatTime(end) })}</strong>}
        {running && <strong className="basis-today-now">{t('now')}</strong>}
        {done && <IconCircleCheck size={16} stroke={1.75} aria-label={t('dayDone')} />}
      </Link>
    </li>
  )
}

/** Kilometres between the stops, as the crow flies. */
function legs(events: readonly PlannedEvent[]): number[] {
  const placed = events.filter(({ lat }) => lat !== null)
  return placed.slice(1).map((event, at) => {
    const before = placed[at]
    return before ? (distance(before, event) ?? 0) : 0
  })
}

const colorOf = (about: string | null): unknown => (workColors(about) as Record<string, unknown>)['--work']
