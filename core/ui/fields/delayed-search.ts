/** Waiting time between the last key and the search, and the shortest text that is searched (S0 §9). */
export const searchDelayMs = 750
export const searchMinimum = 3

export interface SearchState<T> {
  query: string
  /** Null until the first answer. */
  results: T | null
  busy: boolean
  error: unknown
}

export interface DelayedSearch {
  type(query: string): void
  stop(): void
}

interface Timers {
  set(run: () => void, ms: number): unknown
  clear(timer: unknown): void
}

const browserTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
}

/**
 * Searches when typing pauses 750 ms, from 3 characters on (R-SEARCH-001, R-SEARCH-002); of several searches in flight
 * only the answer of the latest counts (R-SEARCH-003).
 */
export function delayedSearch<T>(
  search: (query: string, signal: AbortSignal) => Promise<T>,
  show: (state: SearchState<T>) => void,
  timers: Timers = browserTimers,
): DelayedSearch {
  let timer: unknown
  let running: AbortController | null = null
  let state: SearchState<T> = { query: '', results: null, busy: false, error: null }

  function update(change: Partial<SearchState<T>>): void {
    state = { ...state, ...change }
    show(state)
  }

  function stop(): void {
    timers.clear(timer)
    running?.abort()
    running = null
  }

  async function run(query: string): Promise<void> {
    const mine = new AbortController()
    running = mine
    try {
      const results = await search(query, mine.signal)
      if (running === mine) update({ results, busy: false, error: null })
    } catch (error) {
      if (running === mine) update({ busy: false, error })
    }
  }

  return {
    type(query) {
      stop()
      const trimmed = query.trim()
      if (trimmed.length < searchMinimum) {
        update({ query: trimmed, results: null, busy: false, error: null })
        return
      }
      update({ query: trimmed, busy: true })
      timer = timers.set(() => void run(trimmed), searchDelayMs)
    },
    stop,
  }
}
