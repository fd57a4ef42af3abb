import { expect, test } from 'bun:test'
import { delayedSearch, type SearchState } from './delayed-search'

/** A clock of our own: nothing happens until `pass` says so. */
function fakeTimers() {
  let now = 0
  const waiting = new Map<object, { at: number; run: () => void }>()
  return {
    set(run: () => void, ms: number) {
      const timer = {}
      waiting.set(timer, { at: now + ms, run })
      return timer
    },
    clear(timer: object) {
      waiting.delete(timer)
    },
    pass(ms: number) {
      now += ms
      for (const [timer, { at, run }] of [...waiting]) {
        if (at > now) continue
        waiting.delete(timer)
        run()
      }
    },
  }
}

function setUp() {
  const timers = fakeTimers()
  const asked: { query: string; answer: (hits: string[]) => Promise<void>; signal: AbortSignal }[] = []
  let state: SearchState<string[]> = { query: '', results: null, busy: false, error: null }
  const search = delayedSearch<string[]>(
    (query, signal) =>
      new Promise(resolve => {
        asked.push({
          query,
          signal,
          answer: async hits => {
            resolve(hits)
            await Promise.resolve()
            await Promise.resolve()
          },
        })
      }),
    next => {
      state = next
    },
    timers,
  )
  return { timers, asked, search, state: () => state }
}

test('two characters or fewer send nothing (R-SEARCH-001)', () => {
  const { timers, asked, search, state } = setUp()
  search.type('me')
  search.type('  m ')
  timers.pass(5000)
  expect(asked).toEqual([])
  expect(state().busy).toBe(false)
})

test('one call goes out when typing pauses 750 ms (R-SEARCH-002)', () => {
  const { timers, asked, search } = setUp()
  search.type('meu')
  timers.pass(749)
  search.type('meul')
  timers.pass(749)
  expect(asked).toHaveLength(0)
  timers.pass(1)
  expect(asked.map(({ query }) => query)).toEqual(['meul'])
})

test('an older answer that arrives later is not used (R-SEARCH-003)', async () => {
  const { timers, asked, search, state } = setUp()
  search.type('meul')
  timers.pass(750)
  search.type('meulen')
  timers.pass(750)
  await asked[1]!.answer(['Van der Meulen'])
  await asked[0]!.answer(['Meulenbelt'])
  expect(state()).toMatchObject({ query: 'meulen', results: ['Van der Meulen'], busy: false })
  expect(asked[0]!.signal.aborted).toBe(true)
})

test('clearing the box drops what is on its way', async () => {
  const { timers, asked, search, state } = setUp()
  search.type('meul')
  timers.pass(750)
  search.type('')
  await asked[0]!.answer(['Van der Meulen'])
  expect(state()).toMatchObject({ query: '', results: null, busy: false })
})
