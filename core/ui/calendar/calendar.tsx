import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { SegmentedControl } from '../fields/segmented-control.tsx'
import { currentLocale } from '../i18n/language.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { classes } from '../styles/classes.ts'
import { useBelow } from '../styles/use-below.ts'
import type { CalendarView } from './calendar-view.ts'
import { shiftDay } from './shift-day.ts'
import './calendar.css'

/** Something that takes time: an appointment, a task with an hour. */
export interface CalendarEntry {
  id: number | string
  title: string
  /** Moments, ISO 8601; whole days may end with the first moment of the day after. */
  start: string
  end?: string | null
  allDay?: boolean
  /** A token: the colour of its stage or its person. */
  color?: string
  /** Cannot be dragged. */
  fixed?: boolean
}

export interface CalendarProps {
  entries: readonly CalendarEntry[]
  /** A day of the period in sight, `yyyy-mm-dd`. */
  date: string
  view: CalendarView
  /** Another period or view; keep both in the address. */
  onChange: (next: { date: string; view: CalendarView }) => void
  /** What is in sight, last day not included: read the entries of these days. */
  onRange?: (from: string, until: string) => void
  onOpen?: (entry: CalendarEntry) => void
  /** Dragged, without an end because it lasts as it did, or stretched; answer false to put it back. */
  onMove?: (entry: CalendarEntry, start: string, end?: string) => Promise<boolean | undefined>
  /** A stretch of time was picked, to make something there; moments, of whole days their first and the one after the last. */
  onPick?: (start: string, end: string, allDay: boolean) => void
  label: string
}

const Layer = lazyPart(
  () => import('./full-calendar.tsx'),
  () => <Skeleton width="100%" height={420} />,
)
const views = ['month', 'week', 'day', 'list'] as const
const names = { month: 'calendarMonth', week: 'calendarWeek', day: 'calendarDay', list: 'calendarList' } as const

/** Month, week, day or list in the time of the company; the calendar itself is fetched when the first one appears. */
export function Calendar(props: CalendarProps) {
  const { date, onChange, label } = props
  const t = useCoreT()
  const phone = useBelow(768)
  // Seven columns of a finger's width cannot be read.
  const view = phone && props.view === 'week' ? 'list' : props.view
  const step = (by: 1 | -1): void => onChange({ view, date: shiftDay(date, view, by) })
  const period = new Intl.DateTimeFormat(currentLocale(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...(view === 'day' ? { day: 'numeric', weekday: 'long' } : {}),
  })
  return (
    <section className={classes('vk-calendar', `vk-calendar-${view}`)} aria-label={label}>
      <div className="vk-calendar-bar">
        <IconButton icon={IconChevronLeft} label={t('previous')} onClick={() => step(-1)} />
        <IconButton icon={IconChevronRight} label={t('next')} onClick={() => step(1)} />
        <Button size="small" onClick={() => onChange({ view, date: shiftDay(null, view, 1) })}>
          {t('today')}
        </Button>
        <strong aria-live="polite">{period.format(new Date(date))}</strong>
        <span className="vk-grow" />
        <SegmentedControl
          label={t('view')}
          value={view}
          onChange={next => onChange({ date, view: next })}
          options={views.filter(own => !phone || own !== 'week').map(own => ({ value: own, label: t(names[own]) }))}
        />
      </div>
      <Layer {...props} view={view} />
    </section>
  )
}
