import { addDays, today } from '@core/time/today'

/** Where tests let the guarded client go: an address of this machine that nothing else of it listens at. */
export const OTHER_SIDE = '127.0.0.2'

/** A service that keeps calendars, and how often each path of it was asked. */
export function otherSide() {
  const files = new Map<string, () => Response | Promise<Response>>()
  const asked = new Map<string, number>()
  const server = Bun.serve({
    hostname: OTHER_SIDE,
    port: 0,
    fetch(request) {
      const { pathname } = new URL(request.url)
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
      return files.get(pathname)?.() ?? new Response('Niets hier', { status: 404 })
    },
  })
  return {
    files,
    asked: (path: string) => asked.get(path) ?? 0,
    /** The address of a path, which answers this from now on. */
    at(path: string, answer: string | (() => Response | Promise<Response>)) {
      const text = typeof answer === 'string' ? () => new Response(answer) : answer
      files.set(path, text)
      return `http://${OTHER_SIDE}:${server.port}${path}`
    },
    stop: () => server.stop(true),
  }
}

/** The day that many days from now, at the company's usual clock. */
export const day = (days: number): string => addDays(today({ time_zone: 'Europe/Amsterdam' }), days)

/** A calendar with these appointments: title, day from now, and other lines. */
export const calendarOf = (
  ...events: readonly (readonly [title: string, days: number, ...lines: string[]])[]
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'X-WR-CALNAME:Bram',
    ...events.flatMap(([title, days, ...lines], i) => {
      const on = day(days).replaceAll('-', '')
      return [
        'BEGIN:VEVENT',
        `UID:${i}@proef`,
        'DTSTAMP:20260101T000000Z',
        `DTSTART;TZID=Europe/Amsterdam:${on}T090000`,
        `DTEND;TZID=Europe/Amsterdam:${on}T100000`,
        `SUMMARY:${title}`,
        ...lines,
        'END:VEVENT',
      ]
    }),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
