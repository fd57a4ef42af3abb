import { expect, test } from 'bun:test'
import { addDays } from '@core/time/today'
import { type NextStep, nextStep, type Scheduled } from './schedule'
import { FIRST_STEPS, type Step } from './steps'

const invoice = (more: Partial<Scheduled> = {}): Scheduled => ({
  enddate: '2026-03-02',
  sentOn: '2026-02-16',
  done: [],
  remindedOn: null,
  pausedUntil: null,
  ...more,
})
const next = (more: Partial<Scheduled>, today: string) => nextStep(invoice(more), FIRST_STEPS, today)

/** What a customer who never pays gets, when the run comes every day or only on some. */
function lifeOf(start: Partial<Scheduled>, from: string, comes: (day: string) => boolean): [string, Step][] {
  const got: [string, Step][] = []
  let state = invoice(start)
  for (let day = from; day < addDays(from, 90); day = addDays(day, 1)) {
    const coming: NextStep | null = nextStep(state, FIRST_STEPS, day)
    if (!coming || coming.on > day || !comes(day)) continue
    got.push([day, coming.step])
    const isReminder = coming.step !== 'announcement'
    state = { ...state, done: [...state.done, coming.step], remindedOn: isReminder ? day : state.remindedOn }
  }
  return got
}

test('an invoice that nobody pays gets each step once, on working days, as long after each other as was chosen', () => {
  // The last day is a Monday; three days before it is Friday, ten days after it Thursday.
  expect(lifeOf({}, '2026-02-16', () => true)).toEqual([
    ['2026-02-27', 'announcement'],
    ['2026-03-05', 'first'],
    ['2026-03-12', 'second'],
    ['2026-03-23', 'notice'],
  ])
})

test('after a week in which nothing ran one step comes, and the next keeps its distance', () => {
  const missed = (day: string) => day < '2026-03-03' || day > '2026-03-16'
  expect(lifeOf({}, '2026-02-16', missed)).toEqual([
    ['2026-02-27', 'announcement'],
    ['2026-03-17', 'first'],
    ['2026-03-24', 'second'],
    ['2026-04-07', 'notice'],
  ])
})

test('an announcement that comes too late is left out, and comes never on the day of the invoice', () => {
  expect(lifeOf({}, '2026-03-03', () => true)[0]).toEqual(['2026-03-05', 'first'])
  expect(next({ sentOn: '2026-02-27', enddate: '2026-03-01' }, '2026-02-27')).toEqual({
    step: 'first',
    on: '2026-03-04',
  })
  expect(next({ sentOn: '2026-02-26', enddate: '2026-02-27' }, '2026-02-26')).toEqual({
    step: 'announcement',
    on: '2026-02-27',
  })
})

test('what falls on Easter or on a weekend waits for the first working day', () => {
  // Three days after Tuesday 31 March is Good Friday.
  expect(next({ enddate: '2026-03-31', done: ['announcement'] }, '2026-04-02')).toEqual({
    step: 'first',
    on: '2026-04-07',
  })
  expect(next({ enddate: '2026-03-11', done: ['announcement'] }, '2026-03-12')).toEqual({
    step: 'first',
    on: '2026-03-16',
  })
})

test('a reminder by hand moves the next step, and a pause does until the day after it', () => {
  expect(next({ remindedOn: '2026-03-05' }, '2026-03-05')).toEqual({ step: 'first', on: '2026-03-09' })
  expect(next({ done: ['first'], remindedOn: '2026-03-05', pausedUntil: '2026-04-30' }, '2026-03-12')).toEqual({
    step: 'second',
    on: '2026-05-01',
  })
  expect(next({ pausedUntil: '2026-03-02' }, '2026-02-20')).toEqual({ step: 'first', on: '2026-03-05' })
})

test('after the notice nothing comes, and a step that was switched on again does not come after a later one', () => {
  expect(next({ done: ['notice'] }, '2026-04-01')).toBeNull()
  expect(nextStep(invoice({ done: ['second'] }), FIRST_STEPS.slice(0, 3), '2026-04-01')).toBeNull()
})
