import { addDays, dayAt, formatLongDay, formatTime, momentAt, useCall, useCurrentUser, useT } from '@core/ui'
import { IconAlertTriangle } from '@tabler/icons-react'
import { PLANS_OTHERS } from '../../contract/calendar-facts'
import type { AgendaEvent } from './use-events'
import './busy-day.css'

interface BusyDayProps {
  userId: number | null
  from: string
  to: string
  /** The appointment that is changed. */
  without: number | undefined
}

/** More of a day is not read beside a form. */
const SHOWN = 6

/** What somebody has on the day of an appointment already; what is at the same time stands out. */
export function BusyDay({ userId, from, to, without }: BusyDayProps) {
  const t = useT('crm')
  const me = useCurrentUser()
  const begins = Date.parse(from)
  const mayRead = userId !== null && (userId === me.id || me.role >= PLANS_OTHERS) && !Number.isNaN(begins)
  const day = mayRead ? dayAt(from) : ''
  const query = mayRead
    ? { from: momentAt(day, '00:00'), to: momentAt(addDays(day, 1), '00:00'), user_id: String(userId) }
    : { from: '', to: '', user_id: 'me' }
  const events = useCall(
    'get',
    '/api/calendar/events',
    { params: { query } },
    { enabled: mayRead, keepPrevious: true },
  ).data
  if (!mayRead || !events) return null
  const others = events.filter(({ kind, id, done }) => !done && !(kind === 'agendaitem' && id === without))
  const ends = Math.max(Date.parse(to) || 0, begins + 60_000)
  const meets = ({ start, end, all_day, absent }: AgendaEvent) =>
    absent || (!all_day && Date.parse(start) < ends && Date.parse(end) > begins)
  const clashes = others.filter(meets).length
  return (
    <section className="crm-busy" aria-live="polite" data-clash={clashes > 0 || undefined}>
      <h3>
        {clashes > 0 && <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}
        {others.length === 0
          ? t('dayIsFree', { day: formatLongDay(day) })
          : clashes > 0
            ? t('dayClashes', { count: clashes })
            : t('dayHolds', { day: formatLongDay(day) })}
      </h3>
      {others.length > 0 && (
        <ul>
          {others.slice(0, SHOWN).map(event => (
            <li key={`${event.kind}-${event.id}`} data-clash={meets(event) || undefined}>
              <time>{event.all_day ? t('allDay') : `${formatTime(event.start)} – ${formatTime(event.end)}`}</time>
              <span>{event.title}</span>
            </li>
          ))}
          {others.length > SHOWN && <li>{t('dayHoldsMore', { count: others.length - SHOWN })}</li>}
        </ul>
      )}
    </section>
  )
}
