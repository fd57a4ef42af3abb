import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Providers } from '../../host/providers.tsx'
import { setLanguage } from '../../i18n/texts.ts'
import type { BatchState } from '../../query/resource-calls.ts'
import { type BatchPart, useBatch } from '../use-batch.tsx'

/** What the server says of each batch when it is asked, and what it was asked. */
let said: Map<number, Partial<BatchState>>
let looks: number[]
let cancelled: number[]
const real = globalThis.fetch

beforeEach(async () => {
  await setLanguage('nl', false)
  said = new Map()
  looks = []
  cancelled = []
  const answer = async (...asked: Parameters<typeof fetch>) => {
    const { url } = new Request(...asked)
    const [, id = '', cancel] = /batch\/(\d+)(\/cancel)?$/.exec(url) ?? []
    if (cancel) {
      cancelled.push(Number(id))
      Object.assign(said.get(Number(id))!, { progress: 100, cancelledAt: '2026-11-21T10:00:00Z' })
    } else looks.push(Number(id))
    return Response.json({ id: Number(id), name: 'core.delete-records', refused: [], ...said.get(Number(id)) })
  }
  globalThis.fetch = Object.assign(answer, { preconnect: real.preconnect })
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = real
})

/** A screen that follows long work of these parts, and keeps how each ended. */
function Screen({ parts, ended }: { parts: readonly BatchPart[]; ended: BatchState[][] }) {
  const { followParts, progress } = useBatch()
  return (
    <>
      <button
        type="button"
        onClick={() => void followParts(parts, 'Naar prullenbak').then(batches => ended.push(batches))}
      >
        Begin
      </button>
      {progress}
    </>
  )
}

async function follow(...parts: BatchPart[]) {
  const ended: BatchState[][] = []
  render(
    <Providers>
      <Screen parts={parts} ended={ended} />
    </Providers>,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Begin' })))
  await pass(0)
  return ended
}

/** Lets time pass, and answers come in. */
async function pass(ms: number) {
  await act(async () => void jest.advanceTimersByTime(ms))
  for (let turn = 0; turn < 10; turn++) await act(async () => void jest.advanceTimersByTime(0))
}

const part = (batchId: number, count: number): BatchPart => ({ count, start: async () => ({ batchId }) })

test('long work is asked after once a second until it is at 100, and no more then (R-BATCH-001, R-BATCH-002)', async () => {
  said.set(41, { progress: 40, done: 1, total: 3 })
  const ended = await follow(part(41, 3))
  expect(screen.queryByText('1 van 3') !== null).toBe(true)
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Naar prullenbak' }).value).toBe(40)
  for (const look of [2, 3]) {
    said.set(41, { progress: 40, done: look, total: 3 })
    await pass(900)
    expect(looks).toHaveLength(look - 1)
    await pass(100)
    expect(looks).toHaveLength(look)
    expect(screen.queryByText(`${look} van 3`) !== null).toBe(true)
  }
  said.set(41, { progress: 100, done: 3, total: 3 })
  await pass(1000)
  expect(ended).toMatchObject([[{ id: 41, done: 3 }]])
  expect(screen.queryByRole('dialog') === null).toBe(true)
  const asked = looks.length
  await pass(4000)
  expect(looks).toHaveLength(asked)
})

test('work that was cancelled is over, says so, and counts only what was done (R-BATCH-003)', async () => {
  said.set(42, { progress: 40, done: 1, total: 3 })
  const ended = await follow(part(42, 3))
  said.set(42, {
    progress: 100,
    done: 2,
    total: 3,
    cancelledAt: '2026-11-21T10:00:00Z',
    failedMessage: 'Gestopt na 2 van de 3.',
  })
  await pass(1000)
  expect(ended).toMatchObject([[{ done: 2, failedMessage: 'Gestopt na 2 van de 3.' }]])
  const asked = looks.length
  await pass(4000)
  expect(looks).toHaveLength(asked)
})

test('several batches have one progress over the whole, that stops between two parts as well', async () => {
  said.set(43, { progress: 50, done: 500, total: 1000 })
  said.set(44, { progress: 20, done: 100, total: 500 })
  const ended = await follow(part(43, 1000), part(44, 500))
  const dialog = screen.getByRole('dialog', { name: 'Naar prullenbak' })
  expect(dialog.textContent).toContain('500 van 1.500')
  said.set(43, { progress: 100, done: 1000, total: 1000 })
  await pass(1000)
  await pass(0)
  expect(dialog.isConnected).toBe(true)
  expect(dialog.textContent).toContain('1.100 van 1.500')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Stop' })))
  await pass(1000)
  expect(cancelled).toEqual([44])
  expect(ended).toMatchObject([[{ id: 43 }, { id: 44 }]])
  expect(screen.queryByRole('dialog') === null).toBe(true)
})
