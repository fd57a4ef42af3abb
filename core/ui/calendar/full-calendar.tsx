import FullCalendar, { type CalendarRef, type EventApi } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import es from '@fullcalendar/react/locales/es'
import nl from '@fullcalendar/react/locales/nl'
import theme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { useEffect, useRef } from 'react'
import { toastProblem } from '../feedback/toast.tsx'
import { addDays, currentTimeZone, dayAt, lastDay, momentAt, onDay } from '../format/clock.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { useBelow } from '../styles/use-below.ts'
import type { CalendarEntry, CalendarProps } from './calendar.tsx'
import type { CalendarView } from './calendar-view.ts'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'

const viewNames: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listMonth',
}
const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const
const locales = { nl, en: 'en-gb', 'es-AR': es }

/** The calendar behind `Calendar`: lays out and drags, everything else is the kit's. */
export default function Layer({ entries, date, view, onChange, onRange, onOpen, onMove, onPick }: CalendarProps) {
  const calendar = useRef<CalendarRef>(null)
  // On a phone a month shows that there is something on a day, and its day what.
  const dots = useBelow(768) && view === 'month'
  const language = useLanguage()
  useEffect(() => calendar.current?.getApi().changeView(viewNames[view], date), [view, date])

  function entryOf(event: EventApi): CalendarEntry | undefined {
    return entries.find(({ id }) => String(id) === event.id)
  }

  const show = (day: Date, next: CalendarView): void => {
    const iso = calendar.current?.getApi().formatIso(day, true)
    if (iso) onChange({ date: iso, view: next })
  }

  async function move(event: EventApi, revert: () => void, stretched: boolean): Promise<void> {
    const entry = entryOf(event)
    try {
      if (!entry || (await onMove?.(entry, ...placeOf(event, entry, stretched))) === false) revert()
    } catch (error) {
      revert()
      toastProblem(error)
    }
  }

  return (
    <FullCalendar
      ref={calendar}
      plugins={[dayGrid, timeGrid, list, interaction, theme]}
      locale={locales[language]}
      timeZone={currentTimeZone()}
      initialView={viewNames[view]}
      initialDate={date}
      headerToolbar={false}
      firstDay={1}
      // All of the day is there, and begins in sight where the work does.
      height={view === 'list' || dots ? 'auto' : 'max(420px, calc(100dvh - 230px))'}
      scrollTime="07:00:00"
      eventTimeFormat={clock}
      slotHeaderFormat={clock}
      weekNumbers
      inlineWeekNumberContent={({ num, isNarrow }) => (isNarrow ? num : `Week ${num}`)}
      navLinks={view === 'month'}
      navLinkDayClick={day => show(day, 'day')}
      navLinkWeekClick={day => show(day, dots ? 'list' : 'week')}
      dateClick={({ date: day }) => dots && show(day, 'day')}
      nowIndicator
      dayMaxEvents={dots ? 3 : true}
      columnEventClass="vk-calendar-block"
      columnEventTitleClass="vk-calendar-listed"
      rowEventClass="vk-calendar-block"
      dayRowClass={dots ? 'vk-calendar-dots' : ''}
      listItemEventClass={view === 'month' && !dots ? 'vk-calendar-line' : ''}
      listItemEventTitleClass={view === 'list' ? 'vk-calendar-listed' : 'vk-calendar-title'}
      eventDidMount={({ el, event }) => {
        if (view !== 'list') el.title = event.title
      }}
      eventInteractive={onOpen !== undefined && !dots}
      editable={onMove !== undefined}
      selectable={onPick !== undefined}
      events={entries.map(({ color, fixed, ...entry }) => ({
        ...drawn(entry),
        color: color ?? 'var(--accent)',
        contrastColor: 'var(--accent-on)',
        ...(fixed ? { editable: false } : {}),
      }))}
      datesSet={({ startStr, endStr }) => onRange?.(startStr.slice(0, 10), endStr.slice(0, 10))}
      eventClick={({ event }) => {
        const entry = entryOf(event)
        if (dots && event.start) show(event.start, 'day')
        else if (entry) onOpen?.(entry)
      }}
      eventDrop={({ event, revert }) => void move(event, revert, false)}
      eventResize={({ event, revert }) => void move(event, revert, true)}
      select={({ startStr, endStr, allDay }) => onPick?.(momentOf(startStr), momentOf(endStr), allDay)}
    />
  )
}

/** An entry as the calendar draws it: whole days as days, the one after the last as their end. */
function drawn({ id, title, start, end, allDay }: CalendarEntry) {
  const named = { id: String(id), title }
  if (allDay) return { ...named, allDay, start: dayAt(start), end: addDays(lastDay({ start, end: end ?? start }), 1) }
  return { ...named, start, ...(end && { end }), ...(allDay === false && { allDay }) }
}

/** Where an entry was put; its end only when that is what was pulled at. */
function placeOf(
  { startStr, endStr }: EventApi,
  { start, allDay }: CalendarEntry,
  stretched: boolean,
): [start: string, end?: string] {
  const begins = allDay ? onDay(start, startStr.slice(0, 10)) : momentOf(startStr)
  return stretched && endStr ? [begins, momentOf(endStr)] : [begins]
}

/** A moment as such, of a day its first. */
const momentOf = (text: string): string => (text.length === 10 ? momentAt(text, '00:00') : new Date(text).toISOString())
