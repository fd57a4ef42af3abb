import { isWeekend } from '@core/domain/week'
import { classes, formatDay, formatLongDay, formatTime, later, today, useT } from '@core/ui'
import { type CSSProperties, Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import type { CarryOptions } from './carry'
import { carryByKeys } from './carry-by-keys'
import { carryByPointer } from './carry-by-pointer'
import { LaneRow } from './lane-row'
import { given, keyOf, type Lane, type LaneEvent, type Waiting } from './lanes'
import { lengthOf, type PlanningView, shareOfSlot, shortDay, slotOf, stepOf } from './span'
import type { Plan } from './use-plan'
import { userKey } from './use-planning'
import { useTodayInSight } from './use-today-in-sight'
import { useWidthOfDays } from './use-width-of-days'
import { WaitingList } from './waiting-list'

interface PlanningBoardProps {
  view: PlanningView
  days: readonly string[]
  lanes: readonly Lane[]
  waiting: readonly Waiting[]
  more: boolean
  plan: (work: Waiting | LaneEvent['event'], plan: Plan, name: string) => void
  onOpenEvent: (at: LaneEvent) => void
  onOpenWaiting: (work: Waiting) => void
  onRoute: (lane: Lane) => void
}

/** What waits beside a lane per colleague or team: work is dragged there, moved and made longer, by mouse, finger and keys. */
export function PlanningBoard(props: PlanningBoardProps) {
  const t = useT('basis')
  const { view, days, lanes, waiting, more, onOpenEvent, onOpenWaiting, onRoute } = props
  const board = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  useCarry(board, props, setSaid)
  const width = useWidthOfDays(board)
  useTodayInSight(board, days)
  return (
    <div className="basis-plan" ref={board} data-view={view}>
      <p id="planning-keys" className="vk-hidden">
        {t('planKeys')}
      </p>
      <div className="vk-hidden" role="status" aria-live="assertive">
        {said}
      </div>
      <aside className="basis-plan-waiting" aria-label={t('waiting')}>
        <header>
          <h2>{t('waiting')}</h2>
          <span className="vk-count">{waiting.length}</span>
        </header>
        <WaitingList rows={waiting} more={more} onOpen={onOpenWaiting} />
      </aside>
      <div className="basis-plan-lanes" style={{ '--days': days.length } as CSSProperties}>
        <header className="basis-plan-days">
          <span />
          {days.map(day => (
            <span
              key={day}
              className={classes(day === today() && 'basis-plan-today', isWeekend(day) && 'basis-plan-weekend')}
              title={formatLongDay(day)}
            >
              {shortDay(day)}
            </span>
          ))}
        </header>
        <div className="basis-plan-stripes" aria-hidden="true">
          <span />
          <div>
            {days.map(day => (
              <i
                key={day}
                className={classes(day === today() && 'basis-plan-today', isWeekend(day) && 'basis-plan-weekend')}
              >
                {day === today() && <Now day={day} />}
              </i>
            ))}
          </div>
        </div>
        {lanes.map((lane, at) => (
          <Fragment key={lane.owner.key}>
            {lane.owner.group !== (lanes[at - 1]?.owner.group ?? '') && (
              <h2 className="basis-plan-group">{lane.owner.group}</h2>
            )}
            {width !== null && <LaneRow lane={lane} days={days} width={width} onOpen={onOpenEvent} onRoute={onRoute} />}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** The time that it is, within the hours that the board draws. */
function Now({ day }: { day: string }) {
  const share = shareOfSlot(slotOf(new Date().toISOString()), [day])
  return share > 0 && share < 1 ? <b style={{ left: `${share * 100}%` }} /> : null
}

/** Lets the work of a board be carried. */
function useCarry(
  board: RefObject<HTMLDivElement | null>,
  props: PlanningBoardProps,
  say: (text: string) => void,
): void {
  const t = useT('basis')
  const { view, days, lanes, waiting, plan } = props
  const options: CarryOptions = {
    days,
    step: stepOf(view),
    find(key, lane) {
      const work = waiting.find(one => keyOf(one) === key)
      if (lane === null) {
        const own = work?.user_id ? userKey(work.user_id) : null
        return work && { key, title: work.title, slot: null, lane: own, minutes: work.minutes }
      }
      const found = lanes.find(({ owner }) => owner.key === lane)?.events.find(({ event }) => keyOf(event) === key)
      if (!found || found.along || found.event.done || found.event.all_day) return undefined
      const { event } = found
      return { key, title: event.title, slot: slotOf(event.start), lane, minutes: lengthOf(event) }
    },
    drop({ key, slot, lane: was, minutes: had }, { lane, start, minutes }) {
      const events = lanes.flatMap(lane => lane.events.map(({ event }) => event))
      const work = slot ? events.find(event => keyOf(event) === key) : waiting.find(one => keyOf(one) === key)
      if (!work) return
      const owner = ownerAt(lanes, lane)
      if (!owner) return
      const isSame = slot && lane === was && minutes === had && 'start' in work && work.start
      if (isSame && Date.parse(isSame) === Date.parse(start)) return
      const next = { start_date: start, ...(!(slot && minutes === had) && { end_date: later(start, minutes) }) }
      plan(work, lane === was ? next : { ...next, ...given(owner) }, owner.name)
    },
    timeOf: ({ start }) => formatTime(start),
    nameOf: ({ lane, start, minutes }) =>
      `${formatDay(start)} ${formatTime(start)} – ${formatTime(later(start, minutes))} · ${ownerAt(lanes, lane)?.name}`,
    say,
    texts: { pickedUp: title => t('pickedUp', { title }), putBack: t('putBack') },
  }
  // What carries listens once, and asks for the board as it is at that moment.
  const current = useRef(options)
  current.current = options
  useEffect(() => {
    const element = board.current
    if (!element) return
    const ends = [carryByPointer(element, () => current.current), carryByKeys(element, () => current.current)]
    return () => {
      for (const end of ends) end()
    }
  }, [board])
}

const ownerAt = (lanes: readonly Lane[], key: string) => lanes.find(({ owner }) => owner.key === key)?.owner
