import {
  type Answer,
  addDays,
  Button,
  Card,
  CardRow,
  call,
  dayAt,
  EmptyState,
  formatDay,
  formatTime,
  Loaded,
  lastDay,
  refreshCalls,
  toastProblem,
  today,
  useCall,
  useT,
} from '@core/ui'
import { IconCalendarOff, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'

type Event = Answer<'get', '/api/integrations/gcal/list/{userId}/{from}/{to}'>[number]

const SHOWN = 5
/** As far as calendars are read (R-INTG-003). */
const DAYS_AHEAD = 184

/** The next appointments in the linked calendar. */
export function UpcomingEvents({ userId }: { userId: number }) {
  const t = useT('integrations')
  const path = { userId, from: today(), to: addDays(today(), DAYS_AHEAD) }
  const events = useCall('get', '/api/integrations/gcal/list/{userId}/{from}/{to}', { params: { path } })
  const [refreshing, setRefreshing] = useState(false)

  async function refresh(): Promise<void> {
    setRefreshing(true)
    try {
      await call('get', '/api/integrations/gcal/list/{userId}/{from}/{to}', {
        params: { path, query: { fresh: true } },
      })
      await events.refetch()
      await refreshCalls('/api/integrations')
    } catch (error) {
      toastProblem(error)
    } finally {
      setRefreshing(false)
    }
  }

  return (
    <Card
      title={t('upcoming')}
      flush
      actions={
        events.isSuccess && (
          <Button size="small" icon={IconRefresh} busy={refreshing} onClick={() => void refresh()}>
            {t('refresh')}
          </Button>
        )
      }
    >
      <Loaded query={events} what={t('upcomingWhat')} compact>
        {rows => {
          const next = rows.filter(({ end }) => Date.parse(end) > Date.now()).slice(0, SHOWN)
          if (!next.length) return <EmptyState compact icon={IconCalendarOff} title={t('noUpcoming')} />
          return next.map(event => <EventRow key={`${event.start} ${event.summary}`} event={event} />)
        }}
      </Loaded>
    </Card>
  )
}

function EventRow({ event: { summary, start, end, all_day } }: { event: Event }) {
  const t = useT('integrations')
  const last = lastDay({ start, end })
  const days = last > dayAt(start) ? `${formatDay(start)} – ${formatDay(last)}` : formatDay(start)
  return (
    <CardRow>
      <div className="vk-grow integrations-row">
        <span className="vk-clip">{summary || t('untitled')}</span>
        <span className="vk-meta">
          {days} · {all_day ? t('allDay') : `${formatTime(start)} – ${formatTime(end)}`}
        </span>
      </div>
    </CardRow>
  )
}
