import { isWeekend } from '@core/domain/week'
import { classes, formatNumber, useT } from '@core/ui'
import { type CSSProperties, memo } from 'react'
import { Block } from './block'
import type { Lane, LaneEvent } from './lanes'
import { firstNamesOf, membersOf, OwnerMark } from './owner-mark'
import { placed } from './placed'

const NOWHERE = { from: 0, to: 0, row: 0, rows: 1, beside: null }

interface LaneRowProps {
  lane: Lane
  days: readonly string[]
  /** Pixels that the days take together. */
  width: number
  onOpen: (at: LaneEvent) => void
  onRoute: (lane: Lane) => void
}

/** Hours that somebody works on a day. */
const WORKDAY = 8

/** Somebody's days: name, hours, and what stands on them. */
export const LaneRow = memo(function LaneRow({ lane, days, width, onOpen, onRoute }: LaneRowProps) {
  const t = useT('basis')
  const { owner, events, hours } = lane
  const available = WORKDAY * days.filter(day => !isWeekend(day)).length
  const share = available ? Math.min(1, hours / available) : 0
  const places = placed(events, days, width)
  const most = Math.max(1, ...places.map(({ rows }) => rows))
  return (
    <section className="basis-plan-row" aria-label={owner.name} style={{ '--rows': most } as CSSProperties}>
      <button type="button" className="basis-plan-person" onClick={() => onRoute(lane)}>
        <OwnerMark owner={owner} />
        <span className="vk-grow">
          <strong className="vk-clip">{owner.name}</strong>
          {owner.team && (
            <span className="vk-meta vk-clip" title={membersOf(owner)}>
              {firstNamesOf(owner) || t('noMembers')}
            </span>
          )}
          <span className="basis-plan-load" data-full={share > 0.9 || undefined}>
            <i style={{ width: `${share * 100}%` }} />
          </span>
        </span>
        <span className={classes('basis-plan-hours', share > 0.9 && 'basis-plan-hours-full')}>
          {t('hoursOf', { hours: formatNumber(Math.round(hours)), of: available })}
        </span>
      </button>
      <div className="basis-plan-lane" data-lane={owner.key}>
        {events.map((at, index) => (
          <Block key={`${at.event.kind}-${at.event.id}`} at={at} place={places[index] ?? NOWHERE} onOpen={onOpen} />
        ))}
      </div>
    </section>
  )
})
