import { serveWork } from '@core/limited-process/serve-work'
import { CalendarUnreadable, parseCalendar } from './parse-calendar'
import type { CalendarOutcome, UnreadCalendar } from './read-calendar'

// The parser says of old and odd entries whose they are: that is nothing for the log.
console.warn = () => undefined

serveWork(({ bytes, window }: UnreadCalendar): CalendarOutcome => {
  try {
    return { content: parseCalendar(new TextDecoder().decode(bytes), window) }
  } catch (error) {
    // Whatever else the parser stumbles over is a calendar that it cannot read.
    return { reason: error instanceof CalendarUnreadable ? error.reason : 'broken_calendar' }
  }
})
