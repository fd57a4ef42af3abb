import { expect, test } from 'bun:test'
import { distance } from '../../domain/planning/distance'
import { lanesOf, type PlannedEvent, stopsOf } from './lanes'
import { placed } from './placed'
import { daysOf, momentOf, shareOf, slotAt, weekNumber } from './span'

const DAY = '2026-12-01'
const people = [
  { key: 'user-1', id: 1, name: 'Ruben', group: 'Uitvoering' },
  { key: 'user-2', id: 2, name: 'Yara', group: 'Uitvoering' },
]

const event = (id: number, from: string, to: string, more: Partial<PlannedEvent> = {}): PlannedEvent => ({
  kind: 'task',
  id,
  title: `Werk ${id}`,
  start: `${DAY}T${from}:00+01:00`,
  end: `${DAY}T${to}:00+01:00`,
  all_day: false,
  user_id: 1,
  user_fullname: 'Ruben',
  team_id: null,
  flow_id: null,
  about: 'project',
  place: null,
  lat: null,
  lng: null,
  attendees: [],
  absent: false,
  done: false,
  version: 1,
  ...more,
})

test('work of one colleague at the same time says what it meets', () => {
  const [ruben] = lanesOf(people, [event(1, '09:00', '11:00'), event(2, '10:00', '12:00'), event(3, '12:00', '13:00')])
  expect(ruben?.events.map(({ clashes }) => clashes.length)).toEqual([1, 1, 0])
  expect(ruben?.hours).toBe(5)
})

test('who comes along has it in the lane too, and absence counts for no hours', () => {
  const [ruben, yara] = lanesOf(people, [
    event(1, '09:00', '11:00', { attendees: [2] }),
    event(2, '10:00', '16:00', { user_id: 2, absent: true }),
  ])
  expect(ruben?.events).toHaveLength(1)
  expect(yara?.events.map(({ along, clashes }) => [along, clashes.length])).toEqual([
    [true, 1],
    [false, 1],
  ])
  expect(yara?.hours).toBe(2)
})

test('work of a team stands in its lane, with who of it is away, and meets what its members have besides', () => {
  const crew = { key: 'team-7', id: 7, name: 'Ploeg A', group: '', team: { color: 'blue', members: people } }
  const together = { team_id: 7, user_id: null, attendees: [1, 2] }
  const [lane, ruben] = lanesOf(
    [crew, ...people],
    [
      event(1, '09:00', '11:00', together),
      event(2, '10:00', '12:00', { user_id: 1 }),
      event(3, '08:00', '17:00', { user_id: 2, absent: true }),
      event(4, '13:00', '14:00', together),
    ],
  )
  expect(lane?.events.map(at => [at.event.id, at.along, at.clashes.map(({ id }) => id)])).toEqual([
    [3, true, [1, 4]],
    [1, false, [2, 3]],
    [4, false, [3]],
  ])
  expect(lane?.hours).toBe(3)
  expect(ruben?.events.map(at => [at.event.id, at.along, at.clashes.map(({ id }) => id)])).toEqual([
    [1, true, [2]],
    [2, false, [1]],
    [4, true, []],
  ])
})

test('the distance is told from the last place of the day that is known', () => {
  const zwolle = { lat: 52.5168, lng: 6.083 }
  const kampen = { lat: 52.5579, lng: 5.911 }
  const [ruben] = lanesOf(people, [
    event(1, '08:00', '09:00', zwolle),
    event(2, '09:00', '10:00'),
    event(3, '10:00', '11:00', kampen),
  ])
  expect(ruben?.events.map(({ km }) => km && Math.round(km))).toEqual([null, null, 12])
  expect(ruben && stopsOf(ruben, DAY)).toHaveLength(3)
  expect(distance(zwolle, { lat: null, lng: null })).toBeNull()
})

test('a place on the board is a time on the nearest step, and a time a place on the board', () => {
  const days = daysOf('week', '2026-12-03')
  expect([days[0], days.at(-1), weekNumber('2026-12-03'), weekNumber('2027-01-01')]).toEqual([
    '2026-11-30',
    '2026-12-06',
    49,
    53,
  ])
  const slot = { day: DAY, minutes: 9 * 60 + 30 }
  expect(slotAt(shareOf(momentOf(slot), days), days, 30)).toEqual(slot)
  expect(slotAt(2, days, 30)).toEqual({ day: '2026-12-06', minutes: 17 * 60 + 30 })
  expect(slotAt(-1, days, 30)).toEqual({ day: '2026-11-30', minutes: 7 * 60 })
})

/** Week of 1,100 pixels: a day of 220, an hour of 20. */
const WEEK = daysOf('week', DAY).slice(0, 5)
const onBoard = (...events: readonly PlannedEvent[]) => placed(lanesOf(people, events)[0]?.events ?? [], WEEK, 1100)

test('the words of short work stand beside it, in as much room as there is; long work holds its own', () => {
  const [visit, roof, last] = onBoard(
    event(1, '08:00', '09:00'),
    event(2, '14:00', '18:00'),
    event(3, '16:00', '17:00', { start: '2026-12-04T16:00:00+01:00', end: '2026-12-04T17:00:00+01:00' }),
  )
  expect(visit?.beside).toMatchObject({ side: 'right' })
  // Five hours until the roof is begun.
  expect(Math.round((visit?.beside?.room ?? 0) * 1100)).toBe(100)
  expect(roof?.beside).toBeNull()
  expect(last?.beside).toMatchObject({ side: 'left' })
  expect([visit, roof, last].map(one => one?.rows)).toEqual([1, 1, 1])
})

test('where the words of two want the same place, and where two are at the same time, each has a row of its own', () => {
  const three = onBoard(event(1, '08:00', '09:00'), event(2, '09:30', '10:30'), event(3, '13:00', '14:00'))
  expect(three.map(({ row, rows }) => [row, rows])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ])
  for (const { beside } of three) expect((beside?.room ?? 0) * 1100).toBeGreaterThanOrEqual(96)
  const both = onBoard(event(1, '08:00', '16:00'), event(2, '09:00', '17:00'))
  expect(both.map(({ row, rows }) => [row, rows])).toEqual([
    [0, 2],
    [1, 2],
  ])
})
