declare const self: Worker

/** Milliseconds between two looks. */
const PERIOD = 50

/** What the process tells its watch: what it may take, and when a piece of work begins. */
export type WatchMessage =
  | { readonly parent: number; readonly megabytes: number; readonly seconds: number }
  | 'begun'
  | 'done'

/** Processor seconds at which the piece of work must be over; none while there is nothing to do. */
let deadline = Number.POSITIVE_INFINITY
let seconds = 0

/**
 * Ends the process that takes too much memory, or whose parent is gone and can no longer tell it to stop. Work that takes
 * too much time is ended by the time of the processor that it took: on a busy machine it may wait for as long as it has to.
 */
self.onmessage = ({ data }: MessageEvent<WatchMessage>) => {
  if (data === 'begun') deadline = processorSeconds() + seconds
  else if (data === 'done') deadline = Number.POSITIVE_INFINITY
  else {
    seconds = data.seconds
    setInterval(() => {
      if (process.memoryUsage.rss() > data.megabytes * 2 ** 20 || process.ppid !== data.parent)
        process.kill(process.pid, 'SIGKILL')
      if (processorSeconds() > deadline) process.kill(process.pid, 'SIGXCPU')
    }, PERIOD)
  }
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
