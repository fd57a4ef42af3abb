import { serveWork } from '@core/limited-process/serve-work'
import { CalendarUnreadable, parseCalendar } from './parse-calendar'
import type { CalendarOutcome, UnreadCalendar } from './read-calendar'

serveWork(({ bytes, window }: UnreadCalendar): CalendarOutcome => {
  try {
    return { content: parseCalendar(new TextDecoder().decode(bytes), window) }
  } catch (error) {
    // Whatever else the parser stumbles over is a calendar that it cannot read.
    return { reason: error instanceof CalendarUnreadable ? error.reason : 'broken_calendar' }
  }
})
