import { useQuery } from '@tanstack/react-query'
import type { Place } from '../define/slot.ts'
import { useContents } from '../define/use-fills.ts'
import type { Translate } from '../i18n/use-t.ts'
import type { CalendarEntry } from './calendar.tsx'

/** Whose calendar is in sight, and which days of it; the last one is not included. */
export interface CalendarAsk {
  userId: number
  from: string
  until: string
}

/** Lays what somebody keeps elsewhere over the calendar of the company. It stays where it is: it cannot be dragged. */
export interface CalendarLayer {
  key: string
  read: (ask: CalendarAsk) => Promise<Omit<CalendarEntry, 'fixed'>[]>
}

/** Where plugins add to the calendar of somebody. */
export const calendarLayers: Place<(t: Translate) => readonly CalendarLayer[]> = { name: 'kit.calendar.layers' }

/** What the layers have in these days; nothing while nobody in particular is asked for. `failed` when one did not answer. */
export function useCalendarLayers(ask: CalendarAsk | null): { entries: readonly CalendarEntry[]; failed: boolean } {
  const layers = useContents(calendarLayers)
  const { data, isError } = useQuery({
    queryKey: ['calendar-layers', layers?.map(({ key }) => key), ask],
    queryFn: () => Promise.all((layers ?? []).map(({ read }) => (ask ? read(ask) : []))),
    enabled: ask !== null && layers !== undefined && layers.length > 0,
    staleTime: 60_000,
    retry: false,
  })
  const entries = (data ?? []).flat().map(entry => ({ ...entry, fixed: true }))
  return { entries, failed: isError }
}
