import {
  Button,
  Calendar,
  type CalendarEntry,
  type CalendarView,
  Card,
  Loaded,
  momentAt,
  Page,
  SegmentedControl,
  Select,
  today,
  useCalendarLayers,
  useCall,
  useCurrentUser,
  useKinds,
  useList,
  useNavigate,
  useSearchParams,
  useT,
} from '@core/ui'
import described from '@openapi/fields/agendaitem'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { MOST_EVENTS, PLANS_OTHERS } from '../../contract/calendar-facts'
import { AgendaItemModal } from '../agenda/agenda-item-modal'
import { eventColor } from '../agenda/event-color'
import { type AgendaEvent, daysAround, moveEvent, useEvents } from '../agenda/use-events'

const VIEWS: readonly CalendarView[] = ['month', 'week', 'day', 'list']

interface Asked {
  start_date?: string
  end_date?: string
  all_day?: boolean
}

/** The agenda: a month first, of oneself or of whoever a manager chooses (SCR-032). */
export default function CalendarScreen() {
  const t = useT('crm')
  const me = useCurrentUser()
  const navigate = useNavigate()
  const kinds = useKinds()
  const [params, setParams] = useSearchParams()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const date = params.get('date') ?? today()
  const view = VIEWS.find(one => one === params.get('view')) ?? 'month'
  const whose = params.get('user') ?? 'me'
  // What stands in a month, with the days around it that its sheet shows.
  const [range, setRange] = useState(daysAround(date))
  const layered = whose === 'all' ? null : { userId: whose === 'me' ? me.id : Number(whose), ...range }
  const elsewhere = useCalendarLayers(layered)
  const events = useEvents(momentAt(range.from, '00:00'), momentAt(range.until, '00:00'), whose)
  const byKey = useMemo(() => new Map((events.data ?? []).map(event => [keyOf(event), event])), [events.data])

  const show = (next: Record<string, string>): void =>
    setParams(current => ({ ...Object.fromEntries(current), ...next }), { replace: true })

  function open({ id }: CalendarEntry): void {
    const event = byKey.get(String(id))
    if (!event) return
    if (event.kind === 'agendaitem') setOpened(event.id)
    else navigate(kinds.addressOf(event.kind, event.id) ?? `/flow_detail/${event.flow_id}`)
  }

  return (
    <Page
      title={t('agenda')}
      actions={
        <Button variant="primary" icon={IconCalendarPlus} onClick={() => setAsked({})}>
          {t('agendaItem')}
        </Button>
      }
    >
      {me.role >= PLANS_OTHERS && <Whose value={whose} onChange={user => show({ user })} />}
      {elsewhere.failed && <p className="vk-text-2">{t('elsewhereFailed')}</p>}
      {kindsCut(events.data ?? []) && <p className="vk-text-2">{t('agendaCut')}</p>}
      <Card>
        <Loaded query={events} what={t('agenda')}>
          {rows => (
            <Calendar
              label={t('agenda')}
              date={date}
              view={view}
              entries={[
                ...elsewhere.entries,
                ...rows.map(event => ({
                  id: keyOf(event),
                  title:
                    whose === 'me' || !event.user_fullname ? event.title : `${event.title} · ${event.user_fullname}`,
                  start: event.start,
                  end: event.end,
                  allDay: event.all_day,
                  color: eventColor(event.about),
                  fixed: event.done,
                })),
              ]}
              onChange={next => show(next)}
              onRange={(from, until) => setRange({ from, until })}
              onOpen={open}
              onMove={async ({ id }, start, end) => {
                const event = byKey.get(String(id))
                return event ? moveEvent(event, start, end) : false
              }}
              onPick={(start, end, allDay) => setAsked({ start_date: start, end_date: end, all_day: allDay })}
            />
          )}
        </Loaded>
      </Card>
      {asked && <AgendaItemModal starting={asked} onClose={() => setAsked(null)} />}
      {opened !== null && <OpenedItem id={opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}

/** Whether there is more of some kind than the agenda shows. */
const kindsCut = (events: readonly AgendaEvent[]): boolean =>
  Object.values(Object.groupBy(events, ({ kind }) => kind)).some(some => (some?.length ?? 0) >= MOST_EVENTS)

const keyOf = ({ kind, id }: AgendaEvent): string => `${kind}-${id}`

/** Whose agenda: mine, everybody's, or that of one colleague. */
function Whose({ value, onChange }: { value: string; onChange: (user: string) => void }) {
  const t = useT('crm')
  const users = useList('/api/user', { limit: 200, sort: 'name', ...described.fields.user_id.reference.among })
  const someone = value !== 'me' && value !== 'all'
  return (
    <div className="vk-row vk-row-wrap">
      <SegmentedControl
        label={t('whose')}
        value={someone ? 'me' : value}
        onChange={onChange}
        options={[
          { value: 'me', label: t('mineOnly') },
          { value: 'all', label: t('everybody') },
        ]}
      />
      <Select
        aria-label={t('ofColleague')}
        value={someone ? value : ''}
        empty={t('ofColleague')}
        options={(users.data?.rows ?? []).map(({ id, fullname }) => ({ value: String(id), label: fullname }))}
        onChange={user => onChange(user ? String(user) : 'me')}
      />
    </div>
  )
}

function OpenedItem({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useCall('get', '/api/agendaitem/{id}', { params: { path: { id } } })
  return data ? <AgendaItemModal item={data} onClose={onClose} /> : null
}
