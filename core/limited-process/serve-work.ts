import type { Told } from './messages'

/**
 * Makes this process do work that `LimitedWork` hands it, one after the other. It ends with the process that started it,
 * and by no signal that a terminal or a service manager sends to all: what is in work may be finished.
 */
export function serveWork<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  const tell = (told: Told<Result>) => process.send?.(told)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit(0))
  process.on('message', async ({ job }: { job: Job }) => {
    tell('begun')
    tell(await outcome(job))
  })
  watchLimits()
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
function watchLimits(): void {
  const watch: Worker & { unref?(): void } = new Worker(new URL('./watch-limits.ts', import.meta.url).href)
  watch.postMessage({ parent: process.ppid, megabytes: Number(process.argv[2]) })
  watch.unref?.()
}
