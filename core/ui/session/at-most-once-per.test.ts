import { expect, test } from 'bun:test'
import { atMostOncePer } from './at-most-once-per'

function counted() {
  let now = 0
  let calls = 0
  let fails = false
  const refresh = atMostOncePer(
    60_000,
    async () => {
      calls += 1
      if (fails) throw new Error('down')
      return calls
    },
    () => now,
  )
  return { refresh, calls: () => calls, pass: (ms: number) => (now += ms), fail: (on: boolean) => (fails = on) }
}

test('the current user is fetched at most once in 60 seconds, whoever asks (R-AUTH-004)', async () => {
  const { refresh, calls, pass } = counted()
  expect(await Promise.all([refresh(), refresh()])).toEqual([1, 1])
  pass(59_999)
  await refresh()
  expect(calls()).toBe(1)
  pass(1)
  expect(await refresh()).toBe(2)
})

test('signing in does not wait for the minute', async () => {
  const { refresh } = counted()
  await refresh()
  expect(await refresh({ now: true })).toBe(2)
})

test('a failed call does not count', async () => {
  const { refresh, fail, calls } = counted()
  fail(true)
  await expect(refresh()).rejects.toThrow('down')
  fail(false)
  expect(await refresh()).toBe(2)
  expect(calls()).toBe(2)
})
