import type { CalendarContent, CalendarWindow } from './calendar-event'
import { CalendarUnreadable, parseCalendar } from './parse-calendar'

declare const self: Worker

/** A calendar on its way to the thread, and what comes back. */
export interface UnreadCalendar {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly window: CalendarWindow
}
export type CalendarOutcome =
  | { readonly content: CalendarContent }
  | { readonly reason: CalendarUnreadable['reason'] | 'broken_calendar' }

// The parser says of old and odd entries whose they are: that is nothing for the log.
console.warn = () => undefined

self.onmessage = ({ data }: MessageEvent<UnreadCalendar>) => self.postMessage(outcomeOf(data))

function outcomeOf({ bytes, window }: UnreadCalendar): CalendarOutcome {
  try {
    return { content: parseCalendar(new TextDecoder().decode(bytes), window) }
  } catch (error) {
    // Whatever else the parser stumbles over is a calendar that it cannot read.
    return { reason: error instanceof CalendarUnreadable ? error.reason : 'broken_calendar' }
  }
}
