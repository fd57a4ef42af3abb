import { expect, test } from 'bun:test'
import { distance } from '../../domain/planning/distance'
import { lanesOf, type PlannedEvent, stopsOf } from './lanes'
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

test('work of one colleague at the same time stands on rows of its own and says what it meets', () => {
  const [ruben] = lanesOf(people, [event(1, '09:00', '11:00'), event(2, '10:00', '12:00'), event(3, '12:00', '13:00')])
  expect(ruben?.events.map(({ row, rows, clashes }) => [row, rows, clashes.length])).toEqual([
    [0, 2, 1],
    [1, 2, 1],
    [0, 1, 0],
  ])
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
