import { join } from 'node:path'
import { freePort } from '@core/db/embedded/free-port'
import type { Subprocess } from 'bun'

const root = join(import.meta.dir, '..', '..')
/** Long, because other tests and a busy machine make a start of two seconds one of a minute. */
const START_MS = 180_000
/** What a worker says once it has started. */
const RUNNING = 'Vakwerk voert taken uit'

/** One real process of the platform, as an operator starts it, that can be killed and started again where it was. */
export interface AppProcess {
  readonly url: string
  readonly pid: number
  /** What it wrote on standard error since the first start. */
  log(): string
  start(): Promise<void>
  /** Ends it the hard way, as a power cut does. */
  kill(): Promise<void>
  /** Asks it to stop; answers its exit code. */
  stop(): Promise<number>
}

/** @param options.folder where it runs; its `dist` may be empty, so that no screens are built. */
export async function appProcess(options: { folder: string; env: Record<string, string> }): Promise<AppProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: Subprocess<'ignore', 'pipe', 'pipe'> | undefined
  let log = ''
  const running = () => {
    if (!child) throw new Error('The process was not started')
    return child
  }
  return {
    url,
    get pid() {
      return running().pid
    },
    log: () => log,
    async start() {
      const started = Bun.spawn([process.execPath, join(root, 'core', 'bin', 'start.ts')], {
        cwd: options.folder,
        env: {
          PATH: process.env.PATH,
          HOST: '127.0.0.1',
          PORT: String(port),
          NODE_ENV: 'production',
          EMBEDDED: 'on',
          ...options.env,
        },
        stdin: 'ignore',
        stdout: 'pipe',
        stderr: 'pipe',
      })
      child = started
      let said = ''
      void listen(started.stderr, text => {
        log += text
      })
      void listen(started.stdout, text => {
        said += text
      })
      await until(
        async () => {
          if (started.exitCode !== null) throw new Error(`The process ended with ${started.exitCode}:\n${log}`)
          // Nobody can ask a worker.
          if (options.env.ROLE === 'worker') return said.includes(RUNNING)
          const answer = await fetch(`${url}/readyz`, { keepalive: false }).catch(() => undefined)
          return answer?.status === 200
        },
        () => `The process is not ready:\n${log.slice(-2000)}`,
      )
    },
    async kill() {
      running().kill('SIGKILL')
      await running().exited
    },
    stop() {
      running().kill('SIGTERM')
      return running().exited
    },
  }
}

async function listen(stream: ReadableStream<Uint8Array>, hear: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  for await (const chunk of stream) hear(decoder.decode(chunk, { stream: true }))
}

/** Waits for something that comes by itself. */
export async function until(condition: () => Promise<boolean>, why: () => string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(why())
    await Bun.sleep(50)
  }
}
