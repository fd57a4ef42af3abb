declare const self: Worker

/** Milliseconds between two looks. */
const PERIOD = 50

/** Ends the process that takes too much memory, or whose parent is gone and can no longer tell it to stop. */
self.onmessage = ({ data: { parent, megabytes } }: MessageEvent<{ parent: number; megabytes: number }>) => {
  setInterval(() => {
    if (process.memoryUsage.rss() > megabytes * 2 ** 20 || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  }, PERIOD)
}

export {}
