import { expect, test } from 'bun:test'
import type { KeptAct } from './on-device'
import { runningClock } from './running-clock'

const act = (kind: 'clockin' | 'clockout' | 'done', at: string, more: object = {}): KeptAct => ({
  ...{ kind, at, project: 7, task: 1, title: 'Montage' },
  ...more,
})

test('the clock that is shown runs as it will once what waits has arrived', () => {
  const there = { project_id: 3, start_date: '2026-12-01T07:00:00Z' }
  expect(runningClock(there, [])).toBe(there)
  expect(runningClock(there, [act('clockout', 'b')])).toBeNull()
  expect(runningClock(there, [act('clockin', 'b')])).toEqual({ project_id: 7, start_date: 'b' })
  expect(runningClock(null, [act('clockin', 'b'), act('done', 'c'), act('clockout', 'd')])).toBeNull()
  expect(runningClock(null, [act('clockin', 'b', { refusal: 'Overlapt.' })])).toBeNull()
})
