import {
  Button,
  Drawer,
  EmptyState,
  formatLongDay,
  formatTime,
  MapView,
  routeLink,
  SegmentedControl,
  useKinds,
  useNavigate,
  useT,
} from '@core/ui'
import { IconMapPinOff, IconNavigation, IconPrinter } from '@tabler/icons-react'
import { type Lane, stopsOf } from './lanes'
import { shortDay } from './span'
import { workColors } from './work-look'

interface DayRouteProps {
  lane: Lane
  day: string
  days: readonly string[]
  onDay: (day: string) => void
  onClose: () => void
}

/** Where somebody goes on a day, in order, on a map and as a list that can be printed. */
export function DayRoute({ lane, day, days, onDay, onClose }: DayRouteProps) {
  const t = useT('basis')
  const kinds = useKinds()
  const navigate = useNavigate()
  const stops = stopsOf(lane, day)
  const pins = stops.flatMap(({ event }, at) =>
    event.lat === null || event.lng === null
      ? []
      : [
          {
            id: at,
            lat: event.lat,
            lng: event.lng,
            label: `${at + 1}. ${event.title}`,
            mark: String(at + 1),
            color: colorOf(event.about),
          },
        ],
  )
  const km = stops.reduce((sum, stop) => sum + (stop.km ?? 0), 0)
  const open = (at: number) => {
    const event = stops[at]?.event
    if (event) navigate(event.flow_id ? `/flow_detail/${event.flow_id}` : (kinds.addressOf(event.kind, event.id) ?? ''))
  }
  return (
    <Drawer
      title={lane.owner.name}
      onClose={onClose}
      footer={
        <Button icon={IconPrinter} onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      <div className="basis-plan-route">
        {days.length > 1 && (
          <SegmentedControl
            label={t('day')}
            value={day}
            onChange={onDay}
            options={days.slice(0, 7).map(one => ({ value: one, label: shortDay(one) }))}
          />
        )}
        <h2>{formatLongDay(day)}</h2>
        {stops.length === 0 ? (
          <EmptyState compact icon={IconMapPinOff} title={t('noStops')} text={t('noStopsText')} />
        ) : (
          <>
            <MapView label={t('stopsOnMap')} pins={pins} height={260} listed onOpen={pin => open(Number(pin.id))} />
            <ol>
              {stops.map(({ event, km: away }, at) => (
                <li key={`${event.kind}-${event.id}`} style={workColors(event.about)}>
                  <span className="basis-plan-stop">{at + 1}</span>
                  <span className="vk-grow">
                    <button type="button" className="vk-link" onClick={() => open(at)}>
                      {event.title}
                    </button>
                    <span className="vk-text-2">
                      {formatTime(event.start)} – {formatTime(event.end)}
                      {event.place && ` · ${event.place}`}
                      {away !== null && ` · ${t('km', { count: Math.round(away) })}`}
                    </span>
                  </span>
                  {event.place && (
                    <a href={routeLink(event.place)} aria-label={t('navigateTo', { place: event.place })}>
                      <IconNavigation size={18} stroke={1.75} />
                    </a>
                  )}
                </li>
              ))}
            </ol>
            <p className="vk-meta">{t('asTheCrowFlies', { count: Math.round(km) })}</p>
          </>
        )}
      </div>
    </Drawer>
  )
}

const colorOf = (about: string | null): string => String((workColors(about) as Record<string, string>)['--work'])
