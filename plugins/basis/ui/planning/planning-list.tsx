import { EmptyState, formatNumber, formatTime, useT } from '@core/ui'
import { IconAlertTriangle, IconCalendar } from '@tabler/icons-react'
import type { Lane, LaneEvent, Waiting } from './lanes'
import { OwnerMark } from './owner-mark'
import { WaitingList } from './waiting-list'
import { workColors } from './work-look'

interface PlanningListProps {
  lanes: readonly Lane[]
  waiting: readonly Waiting[]
  more: boolean
  onOpenEvent: (at: LaneEvent) => void
  onOpenWaiting: (work: Waiting) => void
  onRoute: (lane: Lane) => void
}

/** A day of everybody on the phone: what is tapped is planned with a form. */
export function PlanningList({ lanes, waiting, more, onOpenEvent, onOpenWaiting, onRoute }: PlanningListProps) {
  const t = useT('basis')
  const busy = lanes.filter(({ events }) => events.length > 0)
  return (
    <div className="basis-plan-list">
      {busy.length === 0 && <EmptyState compact icon={IconCalendar} title={t('nothingPlanned')} text={t('planHint')} />}
      {busy.map(lane => (
        <section key={lane.owner.key} aria-label={lane.owner.name}>
          <button type="button" className="basis-plan-person" onClick={() => onRoute(lane)}>
            <OwnerMark owner={lane.owner} />
            <strong className="vk-grow">{lane.owner.name}</strong>
            <span className="vk-meta">
              {t('hours', { count: Math.round(lane.hours), hours: formatNumber(Math.round(lane.hours)) })}
            </span>
          </button>
          {lane.events.map(at => (
            <button
              key={`${at.event.kind}-${at.event.id}`}
              type="button"
              className="basis-plan-card"
              style={workColors(at.event.about)}
              onClick={() => onOpenEvent(at)}
            >
              <i aria-hidden="true" />
              <span className="vk-grow">
                <strong className="vk-clip">{at.event.title}</strong>
                <span className="vk-clip">
                  {formatTime(at.event.start)} – {formatTime(at.event.end)}
                  {at.event.place && ` · ${at.event.place}`}
                </span>
              </span>
              {at.clashes.length > 0 && (
                <IconAlertTriangle className="basis-plan-warning" size={16} stroke={1.75} aria-label={t('clash')} />
              )}
            </button>
          ))}
        </section>
      ))}
      <section aria-label={t('waiting')}>
        <h2>{t('waiting')}</h2>
        <WaitingList rows={waiting} more={more} onOpen={onOpenWaiting} />
      </section>
    </div>
  )
}
