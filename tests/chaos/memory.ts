import { existsSync, readFileSync } from 'node:fs'

const EVERY_MS = 10_000

/** What a process takes, measured again and again. */
export interface MemoryWatch {
  /** Megabytes, oldest first. */
  readonly samples: readonly number[]
  stop(): void
}

/** Measures the memory of a process every ten seconds until told to stop. */
export function watchMemory(pid: number): MemoryWatch {
  const samples: number[] = []
  const measure = () => {
    // A test that failed ends its processes before their watches.
    if (!existsSync(`/proc/${pid}`)) return
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    samples.push(Math.round(Number(kilobytes) / 1024))
  }
  measure()
  const timer = setInterval(measure, EVERY_MS)
  return { samples, stop: () => clearInterval(timer) }
}

/** The middle one of some figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
