import { afterEach, expect, jest, test } from 'bun:test'
import { act, cleanup, render } from '@testing-library/react'
import { Problem } from '../../api/problem.ts'
import { ErrorState } from '../error-state.tsx'

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

/** Each second is drawn before the next. */
async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) await act(async () => void jest.advanceTimersByTime(1000))
}

test('what cannot be reached is tried every fifteen seconds; once the line is back at once, soon again, and then less often', async () => {
  jest.useFakeTimers()
  let tries = 0
  const retry = () => {
    tries += 1
  }
  render(<ErrorState error={new Problem(0)} onRetry={retry} />)
  await pass(14)
  expect(tries).toBe(0)
  await pass(1)
  expect(tries).toBe(1)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(tries).toBe(2)
  const after: number[] = []
  for (let second = 1; second <= 45; second += 1) {
    const before = tries
    await pass(1)
    if (tries > before) after.push(second)
  }
  expect(after).toEqual([1, 3, 7, 15, 30, 45])
})

test('a refusal is not tried again by itself', async () => {
  jest.useFakeTimers()
  let tries = 0
  const retry = () => {
    tries += 1
  }
  render(<ErrorState error={new Problem(500, {})} onRetry={retry} />)
  await act(async () => void dispatchEvent(new Event('online')))
  await pass(40)
  expect(tries).toBe(0)
})
