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
import { currentTimeZone } from '../format/clock.ts'
import { useLanguage } from '../i18n/use-t.ts'
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
const locales = { nl, en: 'en-gb', 'es-AR': es }

/** The calendar behind `Calendar`: lays out and drags, everything else is the kit's. */
export default function Layer({ entries, date, view, onRange, onOpen, onMove, onPick }: CalendarProps) {
  const calendar = useRef<CalendarRef>(null)
  const language = useLanguage()
  useEffect(() => calendar.current?.getApi().changeView(viewNames[view], date), [view, date])

  function entryOf(event: EventApi): CalendarEntry | undefined {
    return entries.find(({ id }) => String(id) === event.id)
  }

  async function move(event: EventApi, revert: () => void): Promise<void> {
    const entry = entryOf(event)
    try {
      if (!entry || (await onMove?.(entry, event.startStr, event.endStr || null)) === false) revert()
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
      height={view === 'week' || view === 'day' ? 'max(420px, calc(100dvh - 230px))' : 'auto'}
      scrollTime="07:00:00"
      weekNumbers
      nowIndicator
      dayMaxEvents={4}
      listItemEventTitleClass="vk-calendar-listed"
      eventInteractive={onOpen !== undefined}
      editable={onMove !== undefined}
      selectable={onPick !== undefined}
      events={entries.map(({ id, title, start, end, allDay, color, fixed }) => ({
        id: String(id),
        title,
        start,
        ...(end ? { end } : {}),
        ...(allDay === undefined ? {} : { allDay }),
        color: color ?? 'var(--accent)',
        contrastColor: 'var(--accent-on)',
        ...(fixed ? { editable: false } : {}),
      }))}
      datesSet={({ startStr, endStr }) => onRange?.(startStr.slice(0, 10), endStr.slice(0, 10))}
      eventClick={({ event }) => {
        const entry = entryOf(event)
        if (entry) onOpen?.(entry)
      }}
      eventDrop={({ event, revert }) => void move(event, revert)}
      eventResize={({ event, revert }) => void move(event, revert)}
      select={({ startStr, endStr, allDay }) => onPick?.(startStr, endStr, allDay)}
    />
  )
}
