/**
 * Lets a call through at most once per `ms` milliseconds: earlier callers get the answer of the last one. A call that
 * fails does not count. `now` marks a call that must go through, as after signing in.
 */
export function atMostOncePer<T>(
  ms: number,
  run: () => Promise<T>,
  clock: () => number = Date.now,
): (options?: { now?: boolean }) => Promise<T> {
  let last: { at: number; answer: Promise<T> } | null = null
  return (options = {}) => {
    if (last !== null && !options.now && clock() - last.at < ms) return last.answer
    const mine = { at: clock(), answer: run() }
    last = mine
    mine.answer.catch(() => {
      if (last === mine) last = null
    })
    return mine.answer
  }
}
