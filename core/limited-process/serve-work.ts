import type { Told } from './messages'
import type { WatchMessage } from './watch-limits'

/**
 * Makes this process do work that `LimitedWork` hands it, one after the other. It ends with the process that started it,
 * and by no signal that a terminal or a service manager sends to all: what is in work may be finished.
 */
export function serveWork<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  const tell = (told: Told<Result>) => process.send?.(told)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit(0))
  const watch = watchLimits()
  process.on('message', async ({ job }: { job: Job }) => {
    tell('begun')
    watch('begun')
    const told = await outcome(job)
    watch('done')
    tell(told)
  })
  tell('ready')

  async function outcome(job: Job): Promise<Told<Result>> {
    try {
      return { result: await work(job), memory: process.memoryUsage.rss() }
    } catch (error) {
      return { error: String(error), memory: process.memoryUsage.rss() }
    }
  }
}

/** Watches from a thread: work that keeps the process busy leaves its own no time to look. */
function watchLimits(): (message: WatchMessage) => void {
  const watch: Worker & { unref?(): void } = new Worker(new URL('./watch-limits.ts', import.meta.url).href)
  const [megabytes, seconds] = process.argv.slice(2).map(Number)
  const tell = (message: WatchMessage) => watch.postMessage(message)
  tell({ parent: process.ppid, megabytes: megabytes ?? 0, seconds: seconds ?? 0 })
  watch.unref?.()
  return tell
}
