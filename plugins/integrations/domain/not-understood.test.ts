import { expect, test } from 'bun:test'
import type { Reason } from './calendar/not-understood'
import { parseCalendar } from './parse-calendar'

const window = {
  from: new Date('2026-11-20T00:00:00Z'),
  to: new Date('2027-05-01T00:00:00Z'),
  time_zone: 'Europe/Amsterdam',
}
const read = (text: string, time_zone = window.time_zone) => parseCalendar(text, { ...window, time_zone })
const timesOf = ({ events }: ReturnType<typeof read>) =>
  events.map(({ start, end, summary }) => `${start.slice(0, 16)} ${end.slice(0, 16)} ${summary}`)
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const at = (...lines: string[]) => read(calendar(...event('UID:1', 'SUMMARY:x', ...lines)))
const good = event('UID:good', 'DTSTART:20261130T080000Z', 'DTEND:20261130T090000Z', 'SUMMARY:goed')
const GOOD = '2026-11-30T08:00 2026-11-30T09:00 goed'

/** Calendars that other programs write, and what people mean by them. */
const cases: Readonly<Record<string, readonly string[]>> = {
  aanhalingsteken: ['2026-12-01T08:00 2026-12-01T09:00 goed', '2026-12-02T08:00 2026-12-02T09:00 citaat'],
  'duur-een-dag': ['2027-03-27T11:00 2027-03-28T10:00 dag'],
  'geannuleerd-kleine-letters': [],
  'lege-rrule': ['2026-12-01T08:00 2026-12-01T09:00 goed', '2026-12-24T23:00 2026-12-25T23:00 Kerst'],
  'nachtdienst-zomertijd': ['2027-03-20T21:00 2027-03-21T05:00 dienst', '2027-03-27T21:00 2027-03-28T04:00 dienst'],
  rdate: ['01', '03', '04'].map(day => `2026-12-${day}T08:00 2026-12-${day}T09:00 rdate`),
  'twee-keer-uid': ['2026-12-01T08:00 2026-12-01T09:00 eerste', '2026-12-02T08:00 2026-12-02T09:00 tweede'],
  'vanaf-nu-later': [
    '2026-12-01T08:00 2026-12-01T09:00 r',
    '2026-12-02T08:00 2026-12-02T09:00 r',
    '2026-12-03T12:00 2026-12-03T13:00 later',
    '2026-12-04T12:00 2026-12-04T13:00 later',
  ],
  'x-evolution': [
    '2026-12-01T08:00 2026-12-01T09:00 goed',
    '2026-12-02T08:00 2026-12-02T09:00 evo',
    '2026-12-03T08:00 2026-12-03T09:00 evo',
  ],
  'zone-met-eigen-naam': ['2026-12-01T08:00 2026-12-01T09:00 zone 1'],
  'zwevend-naast-zone': ['2026-12-01T08:00 2026-12-01T09:00 zwevend'],
}

test.each(Object.entries(cases))('%s is read as it is meant, all of it', async (name, expected) => {
  const text = await Bun.file(new URL(`../tests/calendars/agenda-${name}.ics`, import.meta.url)).text()
  const found = read(text)
  expect([timesOf(found), found.notUnderstood]).toEqual([[...expected], []])
})

const costs: readonly (readonly [what: string, lines: readonly string[], reason: Reason, shown: number])[] = [
  ['a rule that is none', ['DTSTART:20261201T080000Z', 'RRULE:FREQ=SOMS'], 'repeat', 1],
  ['an end of a rule that is none', ['DTSTART:20261201T080000Z', 'RRULE:FREQ=DAILY;UNTIL=ooit'], 'repeat', 1],
  ['an end of a rule on 30 February', ['DTSTART:20261201T080000Z', 'RRULE:FREQ=DAILY;UNTIL=20270230'], 'repeat', 1],
  ['a rule for each second', ['DTSTART:20200101T080000Z', 'RRULE:FREQ=SECONDLY'], 'too_often', 0],
  ['a rule for each quarter', ['DTSTART:20261201T080000Z', 'RRULE:FREQ=MINUTELY;INTERVAL=15'], 'too_often', 0],
  ['no start', ['DTEND:20261201T080000Z'], 'no_time', 0],
  ['30 February', ['DTSTART;VALUE=DATE:20270230'], 'no_time', 0],
  ['a start in words', ['DTSTART:morgen'], 'no_time', 0],
  ['an end before the start', ['DTSTART:20261201T080000Z', 'DTEND:20261201T070000Z'], 'end', 1],
  ['a zone that nobody knows', ['DTSTART;TZID=Bij ons:20261201T090000'], 'zone', 1],
]

test.each(costs)('%s costs its appointment at most, and is told', (_, lines, reason, shown) => {
  const found = read(calendar(...good, ...event('UID:1', 'SUMMARY:x', ...lines)))
  expect(timesOf(found)[0]).toBe(GOOD)
  expect([found.events.length, found.notUnderstood]).toEqual([1 + shown, [{ reason, count: 1 }]])
})

test('a calendar that broke off shows what came, and says so', () => {
  const found = read(['BEGIN:VCALENDAR', ...good, 'BEGIN:VEVENT', 'DTSTART:2026'].join('\r\n'))
  expect([timesOf(found), found.notUnderstood]).toEqual([
    [GOOD],
    [
      { reason: 'no_time', count: 1 },
      { reason: 'cut_off', count: 1 },
    ],
  ])
})

test('more appointments than anybody has are counted, the first ones shown', () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    event(`UID:${at}`, 'DTSTART:20261201T000000Z', 'RRULE:FREQ=HOURLY', 'SUMMARY:x'),
  ).flat()
  const found = read(calendar(...many))
  expect(found.events).toHaveLength(5000)
  expect(found.notUnderstood[0]?.reason).toBe('too_many')
})

test('a zone has the name of its place, of Windows, of a path or of an offset; the description in the file comes first', () => {
  for (const zone of [
    'Europe/Amsterdam',
    'W. Europe Standard Time',
    '/example.org/20210101_1/Europe/Amsterdam',
    'UTC+01:00',
  ])
    expect([zone, ...timesOf(at(`DTSTART;TZID=${zone}:20261201T090000`))]).toEqual([
      zone,
      '2026-12-01T08:00 2026-12-01T08:00 x',
    ])
  const own = [
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Amsterdam',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0300',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  const found = read(calendar(...own, ...event('UID:1', 'DTSTART;TZID=Europe/Amsterdam:20261201T090000', 'SUMMARY:x')))
  expect(timesOf(found)).toEqual(['2026-12-01T06:00 2026-12-01T06:00 x'])
  expect(
    timesOf(read(calendar('X-WR-TIMEZONE:America/Curacao', ...event('UID:1', 'DTSTART:20261201T090000', 'SUMMARY:x')))),
  ).toEqual(['2026-12-01T13:00 2026-12-01T13:00 x'])
})

test('more times are written as days and as periods, and taken out by days too', () => {
  expect(
    timesOf(
      at(
        'DTSTART:20261201T080000Z',
        'DURATION:PT30M',
        'RDATE;VALUE=PERIOD:20261202T080000Z/PT2H,20261203T080000Z/20261203T083000Z',
      ),
    ),
  ).toEqual([
    '2026-12-01T08:00 2026-12-01T08:30 x',
    '2026-12-02T08:00 2026-12-02T10:00 x',
    '2026-12-03T08:00 2026-12-03T08:30 x',
  ])
  expect(timesOf(at('DTSTART:20261201T080000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261202'))).toEqual([
    '2026-12-01T08:00 2026-12-01T08:00 x',
    '2026-12-03T08:00 2026-12-03T08:00 x',
  ])
})

test('what was sent again takes the place of what was sent before', () => {
  const sent = (sequence: number, hour: string) =>
    event('UID:1', `SEQUENCE:${sequence}`, `DTSTART:20261201T${hour}0000Z`, `SUMMARY:${sequence}`)
  expect(timesOf(read(calendar(...sent(2, '10'), ...sent(1, '08'))))).toEqual(['2026-12-01T10:00 2026-12-01T10:00 2'])
})

test('a birthday on 29 February comes in leap years only, and a rule lasts through the day it names', () => {
  const leap = {
    from: new Date('2027-01-01T00:00:00Z'),
    to: new Date('2028-12-31T00:00:00Z'),
    time_zone: 'Europe/Amsterdam',
  }
  const yearly = calendar(...event('UID:1', 'DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY', 'SUMMARY:x'))
  expect(parseCalendar(yearly, leap).events.map(({ start }) => start)).toEqual(['2028-02-28T23:00:00.000Z'])
  expect(timesOf(at('DTSTART;TZID=Europe/Amsterdam:20261201T220000', 'RRULE:FREQ=DAILY;UNTIL=20261202'))).toHaveLength(
    2,
  )
})

test('whole days that Outlook writes as hours are whole days, and a day with an end in hours too', () => {
  for (const lines of [
    [
      'DTSTART;TZID=Europe/Amsterdam:20261201T000000',
      'DTEND;TZID=Europe/Amsterdam:20261202T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ],
    ['DTSTART;VALUE=DATE:20261201', 'DTEND:20261201T120000'],
    ['DTSTART:20261201'],
  ]) {
    const found = at(...lines)
    expect([...timesOf(found), found.events[0]?.all_day]).toEqual(['2026-11-30T23:00 2026-12-01T23:00 x', true])
  }
})

test('a time before a described zone begins is on the clock that its name says', () => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Europe/Amsterdam', 'BEGIN:STANDARD', 'DTSTART:20270101T000000']
  const own = [...zone, 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'END:STANDARD', 'END:VTIMEZONE']
  const found = read(calendar(...own, ...event('UID:1', 'DTSTART;TZID=Europe/Amsterdam:20261201T090000', 'SUMMARY:x')))
  expect(timesOf(found)).toEqual(['2026-12-01T08:00 2026-12-01T08:00 x'])
})

test('what other programs spell oddly is read: ends of parts, quotes of zones, cities, weeks as hours, deleted series', () => {
  const odd = event('UID:1', 'DTSTART;TZID="Europe/Amsterdam:20261201T090000"', 'DURATION:PT1D', 'SUMMARY:x')
  const cities = event('UID:2', 'DTSTART;TZID="(GMT+10:00) Canberra, Melbourne, Sydney":20261202T090000', 'SUMMARY:y')
  const deleted = event('UID:3', 'DTSTART:20261203T090000Z', 'RRULE:FREQ=DAILY;UNTIL=20261201', 'SUMMARY:z')
  const found = read(calendar('BEGIN:VTODO', 'SUMMARY:taak', 'END:VTOOD', ...odd, ...cities, ...deleted))
  expect(timesOf(found)).toEqual(['2026-12-01T08:00 2026-12-02T08:00 x', '2026-12-01T22:00 2026-12-01T22:00 y'])
})
