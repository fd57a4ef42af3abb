/** Milliseconds of a frame at 60 in a second. */
export const FRAME_MS = 1000 / 60

/** How frames followed each other while something happened. */
export interface Frames {
  readonly frames: number
  readonly p95: number
  readonly longest: number
  /** Part of the frames that came later than they should, from 0 to 1. */
  readonly late: number
}

/** In the page: how long each frame took for some time. */
export function recordFrames(ms: number): Promise<number[]> {
  return new Promise(done => {
    const frames: number[] = []
    let began = 0
    let before = 0
    const frame = (now: number) => {
      began ||= now
      if (before) frames.push(now - before)
      before = now
      if (now - began < ms) requestAnimationFrame(frame)
      else done(frames)
    }
    requestAnimationFrame(frame)
  })
}

/** What is told of frames. */
export function toldOf(frames: readonly number[]): Frames {
  const sorted = frames.toSorted((a, b) => a - b)
  return {
    frames: frames.length,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    longest: sorted.at(-1) ?? Number.NaN,
    // Clocks of browsers tell a tenth of a millisecond, and a frame lies between two of their times.
    late: frames.filter(frame => frame > FRAME_MS + 0.2).length / frames.length,
  }
}
