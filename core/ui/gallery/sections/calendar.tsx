import { useState } from 'react'
import { Calendar, type CalendarEntry } from '../../calendar/calendar.tsx'
import type { CalendarView } from '../../calendar/calendar-view.ts'
import { Card } from '../../data/card.tsx'
import { toast } from '../../feedback/toast.tsx'
import { movedEnd } from '../../format/clock.ts'
import { Page } from '../../page/page.tsx'

const first: CalendarEntry[] = [
  {
    id: 1,
    title: 'Opname Van der Meulen',
    start: '2026-11-10T09:00:00',
    end: '2026-11-10T10:30:00',
    color: 'var(--hue-amber)',
  },
  {
    id: 2,
    title: 'Montage VvE Assendorp',
    start: '2026-11-11T08:00:00',
    end: '2026-11-11T16:00:00',
    color: 'var(--hue-green)',
  },
  { id: 3, title: 'Vrij', start: '2026-11-12', allDay: true, color: 'var(--text-2)', fixed: true },
]

/** Entries that are dragged, opened and picked. */
export function Component() {
  const [entries, setEntries] = useState(first)
  const [at, setAt] = useState<{ date: string; view: CalendarView }>({ date: '2026-11-11', view: 'week' })
  return (
    <Page title="Agenda">
      <Card>
        <Calendar
          label="Afspraken"
          entries={entries}
          {...at}
          onChange={setAt}
          onOpen={entry => toast(entry.title)}
          onPick={start => toast(start)}
          onMove={async (entry, start, end) => {
            const ends = end ?? (entry.end && movedEnd({ start: entry.start, end: entry.end }, start, 'length'))
            setEntries(known => known.map(own => (own.id === entry.id ? { ...own, start, end: ends } : own)))
            return true
          }}
        />
      </Card>
    </Page>
  )
}
