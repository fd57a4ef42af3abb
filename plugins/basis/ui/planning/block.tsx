import { classes, useT } from '@core/ui'
import { IconAlertTriangle, IconBeach, IconCheck, IconRoute } from '@tabler/icons-react'
import { type CSSProperties, memo } from 'react'
import { clockOf, keyOf, type LaneEvent } from './lanes'
import type { Placed } from './placed'
import { workColors } from './work-look'

interface BlockProps {
  at: LaneEvent
  place: Placed
  onOpen: (at: LaneEvent) => void
}

/** Work in a lane: as long as it takes, in the colour of its stage. */
export const Block = memo(function Block({ at, place: { from, to, row, rows, beside }, onOpen }: BlockProps) {
  const t = useT('basis')
  const { event, when, clashes, km, along } = at
  const place = {
    left: `${from * 100}%`,
    width: `calc(${(to - from) * 100}% - 2px)`,
    top: `${(row / rows) * 100}%`,
    height: `calc(${100 / rows}% - 2px)`,
    ...workColors(event.about),
  } as CSSProperties
  const away = km === null ? null : t('kmFromLast', { count: Math.round(km) })
  // Of a team it is told which of its members has it.
  const clash = clashes
    .map(({ title, user_fullname: name }) => (event.team_id !== null && name ? `${name}: ${title}` : title))
    .join(', ')
  const told = [
    event.title,
    when,
    along && event.user_fullname,
    event.place,
    away,
    clash && t('clashesWith', { what: clash }),
  ]
  return (
    <button
      type="button"
      className={classes(
        'basis-plan-block',
        event.absent && 'basis-plan-absent',
        event.done && 'basis-plan-done',
        along && 'basis-plan-along',
        clashes.length > 0 && 'basis-plan-clash',
        rows > 1 && 'basis-plan-line',
        beside && `basis-plan-beside-${beside.side}`,
      )}
      style={place}
      data-work={keyOf(event)}
      aria-describedby="planning-keys"
      title={told.filter(Boolean).join('\n')}
      onClick={() => onOpen(at)}
    >
      <span className="vk-hidden">{told.filter(Boolean).join(', ')}</span>
      <span
        aria-hidden="true"
        className="basis-plan-words"
        style={beside ? { width: `calc(${beside.room * 100}cqw - 12px)` } : undefined}
      >
        <strong>
          {event.absent && <IconBeach size={14} stroke={1.75} />}
          {event.done && <IconCheck size={14} stroke={2} />}
          <span>
            {event.absent && along && event.user_fullname ? `${event.user_fullname}: ${event.title}` : event.title}
          </span>
        </strong>
        {!event.all_day && (
          <span className="basis-plan-place">
            <span>{clockOf(at.start)}</span>
            {event.place && <span className="vk-clip">{townOf(event.place)}</span>}
            {km !== null && (
              <span className="basis-plan-km">
                <IconRoute size={12} stroke={1.75} />
                {t('km', { count: Math.round(km) })}
              </span>
            )}
          </span>
        )}
      </span>
      {clashes.length > 0 && <IconAlertTriangle className="basis-plan-warning" size={14} stroke={1.75} />}
      {!event.done && !along && <span className="basis-plan-grip" data-grip />}
    </button>
  )
})

const townOf = (place: string): string => place.split(',').at(-1)?.trim() ?? place
