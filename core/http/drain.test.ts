import { expect, test } from 'bun:test'
import { Drain } from './drain'

const INTERVAL = 1000

test('a process is left only when its proxy heard that it stops, however late that asks', () => {
  const drain = new Drain(INTERVAL)
  drain.asked(0)
  drain.stop(500)
  expect(drain.isOver(2400)).toBe(false)
  drain.asked(2500)
  expect([drain.isOver(3499), drain.isOver(3500)]).toEqual([false, true])
})

test('each request that still comes is a reason to stay for another interval', () => {
  const drain = new Drain(INTERVAL)
  drain.asked(0)
  drain.stop(1)
  drain.asked(2)
  for (const at of [900, 1800, 2700]) drain.requestCame(at)
  expect([drain.isOver(3699), drain.isOver(3700)]).toEqual([false, true])
})

test('a proxy that went away itself is not waited for without end', () => {
  const drain = new Drain(INTERVAL)
  drain.asked(0)
  drain.stop(100)
  expect([drain.isOver(31_099), drain.isOver(31_100)]).toEqual([false, true])
})

test('requests that never end hold a process up for a minute', () => {
  const drain = new Drain(INTERVAL)
  drain.stop(0)
  for (let at = 0; at < 60_000; at += 500) drain.requestCame(at)
  expect([drain.isOver(59_999), drain.isOver(60_000)]).toEqual([false, true])
})

test('where nobody asked for a minute an interval without requests is enough', () => {
  const drain = new Drain(INTERVAL)
  drain.asked(0)
  drain.stop(60_000)
  expect([drain.isOver(60_999), drain.isOver(61_000)]).toEqual([false, true])
})

test('without a proxy nothing is waited for', () => {
  const drain = new Drain(0)
  expect(drain.isOver(0)).toBe(false)
  drain.requestCame(1)
  drain.stop(1)
  expect(drain.isOver(1)).toBe(true)
})
