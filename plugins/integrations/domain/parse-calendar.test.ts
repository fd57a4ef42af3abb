import { expect, test } from 'bun:test'
import { CalendarUnreadable, parseCalendar } from './parse-calendar'

/** Winter and summer of the Netherlands, the change of 28 March 2027 in between. */
const window = {
  from: new Date('2027-03-01T00:00:00Z'),
  to: new Date('2027-05-01T00:00:00Z'),
  time_zone: 'Europe/Amsterdam',
}

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT']
const parse = (text: string, time_zone = window.time_zone) => parseCalendar(text, { ...window, time_zone }).events
const times = (text: string, time_zone?: string) => parse(text, time_zone).map(({ start, end }) => `${start} ${end}`)

test('a repeated appointment keeps its time on the clock when the clock changes, whoever named the zone', () => {
  for (const zone of ['Europe/Amsterdam', 'W. Europe Standard Time', '"W. Europe Standard Time"']) {
    const weekly = event(
      'UID:1',
      `DTSTART;TZID=${zone}:20270315T090000`,
      `DTEND;TZID=${zone}:20270315T100000`,
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'SUMMARY:Werkoverleg',
    )
    expect(times(calendar(...weekly))).toEqual([
      '2027-03-15T08:00:00.000Z 2027-03-15T09:00:00.000Z',
      '2027-03-22T08:00:00.000Z 2027-03-22T09:00:00.000Z',
      '2027-03-29T07:00:00.000Z 2027-03-29T08:00:00.000Z',
    ])
  }
})

test('of a series, times are taken out, moved and called off', () => {
  const found = parse(
    calendar(
      ...event(
        'UID:1',
        'DTSTART;TZID=Europe/Amsterdam:20270405T090000',
        'DTEND;TZID=Europe/Amsterdam:20270405T093000',
        'RRULE:FREQ=DAILY;UNTIL=20270409T215959Z',
        'EXDATE;TZID=Europe/Amsterdam:20270406T090000',
        'SUMMARY:Dagstart',
      ),
      ...event(
        'UID:1',
        'RECURRENCE-ID;TZID=Europe/Amsterdam:20270407T090000',
        'DTSTART;TZID=Europe/Amsterdam:20270407T130000',
        'DTEND;TZID=Europe/Amsterdam:20270407T133000',
        'SUMMARY:Dagstart na de lunch',
      ),
      ...event(
        'UID:1',
        'RECURRENCE-ID;TZID=Europe/Amsterdam:20270408T090000',
        'DTSTART;TZID=Europe/Amsterdam:20270408T090000',
        'DTEND;TZID=Europe/Amsterdam:20270408T093000',
        'STATUS:CANCELLED',
        'SUMMARY:Dagstart',
      ),
    ),
  )
  expect(found.map(({ start, summary }) => `${start} ${summary}`)).toEqual([
    '2027-04-05T07:00:00.000Z Dagstart',
    '2027-04-07T11:00:00.000Z Dagstart na de lunch',
    '2027-04-09T07:00:00.000Z Dagstart',
  ])
})

test('single times of a series that somebody else keeps are appointments by themselves', () => {
  const one = (day: string) =>
    event(
      'UID:series',
      `RECURRENCE-ID:${day}T080000Z`,
      `DTSTART:${day}T080000Z`,
      `DTEND:${day}T090000Z`,
      'SUMMARY:Bouwvergadering',
    )
  expect(times(calendar(...one('20270302'), ...one('20270309')))).toEqual([
    '2027-03-02T08:00:00.000Z 2027-03-02T09:00:00.000Z',
    '2027-03-09T08:00:00.000Z 2027-03-09T09:00:00.000Z',
  ])
})

test('whole days run from midnight to midnight of the company, also those of a series and over the change of the clock', () => {
  const days = event('UID:1', 'DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329', 'SUMMARY:Beurs')
  expect(parse(calendar(...days))).toEqual([
    {
      summary: 'Beurs',
      start: '2027-03-26T23:00:00.000Z',
      end: '2027-03-28T22:00:00.000Z',
      all_day: true,
      is_private: false,
    },
  ])
  const weekly = event(
    'UID:1',
    'DTSTART;VALUE=DATE:20270322',
    'DTEND;VALUE=DATE:20270323',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'EXDATE;VALUE=DATE:20270329',
    'SUMMARY:Vrij',
  )
  expect(times(calendar(...weekly))).toEqual([
    '2027-03-21T23:00:00.000Z 2027-03-22T23:00:00.000Z',
    '2027-04-04T22:00:00.000Z 2027-04-05T22:00:00.000Z',
  ])
  expect(times(calendar(...weekly), 'America/Curacao')[0]).toBe('2027-03-22T04:00:00.000Z 2027-03-23T04:00:00.000Z')
})

test('a time without a zone is one on the clock of the company', () => {
  const floating = event('UID:1', 'DTSTART:20270310T090000', 'DTEND:20270310T100000', 'SUMMARY:Kapper')
  expect(times(calendar(...floating))).toEqual(['2027-03-10T08:00:00.000Z 2027-03-10T09:00:00.000Z'])
  expect(times(calendar(...floating), 'America/Curacao')).toEqual(['2027-03-10T13:00:00.000Z 2027-03-10T14:00:00.000Z'])
})

test('what has begun before the window and still goes on counts, what is over or has yet to come does not', () => {
  const from = (day: string, to: string) =>
    event(`UID:${day}`, `DTSTART:${day}T080000Z`, `DTEND:${to}T080000Z`, `SUMMARY:${day}`)
  const found = parse(
    calendar(
      ...from('20270226', '20270228'),
      ...from('20270227', '20270302'),
      ...from('20270430', '20270503'),
      ...from('20270501', '20270502'),
    ),
  )
  expect(found.map(({ summary }) => summary)).toEqual(['20270227', '20270430'])
})

test('titles are plain text, and what its owner keeps private is known as such', () => {
  const [first, second] = parse(
    calendar(
      ...event('UID:1', 'DTSTART:20270310T080000Z', 'DTEND:20270310T090000Z', 'SUMMARY;LANGUAGE=nl:Bellen\\, mailen'),
      ...event('UID:2', 'DTSTART:20270311T080000Z', 'DTEND:20270311T090000Z', 'CLASS:PRIVATE', 'SUMMARY:Tandarts'),
    ),
  )
  expect([first?.summary, first?.is_private]).toEqual(['Bellen, mailen', false])
  expect([second?.summary, second?.is_private]).toEqual(['Tandarts', true])
  for (const [line, is_private] of [
    ['CLASS;X-A=1:PRIVATE', true],
    ['CLASS:CONFIDENTIAL', true],
    ['CLASS:X-ALLEEN-IK', true],
    ['CLASS:public', false],
  ] as const)
    expect([line, parse(calendar(...event('UID:1', 'DTSTART:20270310T080000Z', line)))[0]?.is_private]).toEqual([
      line,
      is_private,
    ])
})

test('a calendar has the name it gives itself, if that is one', () => {
  const nameOf = (...lines: string[]) => parseCalendar(calendar(...lines), window).name
  expect(nameOf('X-WR-CALNAME:Werk\0bus')).toBe('Werkbus')
  expect(nameOf()).toBeNull()
  expect(nameOf('X-WR-CALNAME:Een', 'X-WR-CALNAME:Twee')).toBeNull()
})

test('a web page is no calendar, and one that broke off before its first appointment is broken', () => {
  expect(() => parse('<!doctype html><title>Agenda</title>')).toThrow(new CalendarUnreadable('not_a_calendar'))
  expect(() => parse('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:1\r\n')).toThrow(
    new CalendarUnreadable('broken_calendar'),
  )
})
