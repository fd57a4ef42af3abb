import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Subprocess } from 'bun'
import type { Told } from './messages'
import { type FailureReason, WorkFailed } from './work-failed'

/** Milliseconds in which a process has to start; half a second is usual. */
const START_MS = 60_000
/** How much longer than its processor time work may take by the clock: a busy machine gives it a share of a processor. */
const CLOCK = 10
/** Shortest time by the clock in milliseconds. */
const LEAST_MS = 60_000
/** What a process needs to know of its surroundings: no keys, no address of the database. */
const ENVIRONMENT = /^(?:PATH|HOME|TMPDIR|TEMP|TZ|LANG|LD_LIBRARY_PATH|XDG_CACHE_HOME|BUN_\w+)$/

/** Thrown for work that a process was given and did not begin: it is as good as never given. */
export class NotBegun extends Error {}

/** Whom nobody here ended was ended by its own watch, or by a system that is short of memory. */
function reasonOf(signal: number | string | null): FailureReason {
  if (signal === 'SIGKILL' || signal === constants.signals.SIGKILL) return 'memory'
  return signal === 'SIGXCPU' || signal === constants.signals.SIGXCPU ? 'time' : 'crash'
}

interface Doing<Result> {
  resolve(result: Result): void
  reject(error: Error): void
  begun: boolean
}

/** Whether sending failed because the process has ended, which its own exit may tell a moment later only. */
const isClosed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_IPC_CHANNEL_CLOSED'

/** A process that does one piece of work at a time, and is ended when that takes too much of anything. */
export class WorkProcess<Job, Result> {
  /** Pieces of work that it did. */
  done = 0
  /** Memory it took after the last of them, in bytes. */
  memory = 0
  private readonly process: Subprocess<'ignore', 'ignore', 'ignore'>
  private readonly ready: Promise<void>
  private doing: Doing<Result> | undefined
  private endedFor: FailureReason | undefined
  private tellReady: { resolve(): void; reject(error: Error): void } | undefined

  /** @param onExit told when it ended, by itself or on purpose */
  constructor(
    program: URL,
    private readonly limits: { readonly megabytes: number; readonly seconds: number },
    onExit: () => void,
  ) {
    const { megabytes, seconds } = limits
    this.ready = new Promise((resolve, reject) => {
      this.tellReady = { resolve, reject }
    })
    // A process may end before it is given work: whoever gives some then hears of it.
    this.ready.catch(() => undefined)
    this.process = Bun.spawn([process.execPath, fileURLToPath(program), String(megabytes), String(seconds)], {
      stdin: 'ignore',
      stdout: 'ignore',
      // What a process says when it falls over may quote what it worked on.
      stderr: 'ignore',
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => ENVIRONMENT.test(name))),
      serialization: 'advanced',
      ipc: (told: Told<Result>) => this.hear(told),
      onExit: (_, code, signal) => {
        onExit()
        this.ended(code, signal)
      },
    })
    // Whoever serves requests goes before it. Set from here, while it has one thread: those that it starts take after that.
    setPriority(this.process.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  }

  get pid(): number {
    return this.process.pid
  }

  /**
   * Does a piece of work.
   *
   * @throws {WorkFailed} when it fails, and with it the process unless the work itself said so
   * @throws {NotBegun} when the process had ended before
   */
  async do(job: Job): Promise<Result> {
    // Work keeps our process alive until it is done, an idle process does not.
    this.process.ref()
    const starting = setTimeout(() => this.end('stalled'), START_MS)
    await this.ready.finally(() => clearTimeout(starting))
    const longest = Math.max(LEAST_MS, this.limits.seconds * CLOCK * 1000)
    const patience = setTimeout(() => this.end('stalled'), longest)
    const working = new Promise<Result>((resolve, reject) => {
      this.doing = { resolve, reject, begun: false }
      try {
        this.process.send({ job })
      } catch (error) {
        reject(isClosed(error) ? new NotBegun() : error)
      }
    })
    return working.finally(() => {
      clearTimeout(patience)
      this.doing = undefined
      this.done++
      this.process.unref()
    })
  }

  end(reason: FailureReason): void {
    this.endedFor ??= reason
    this.process.kill('SIGKILL')
  }

  private hear(told: Told<Result>): void {
    if (told === 'ready') this.tellReady?.resolve()
    else if (told === 'begun') {
      if (this.doing) this.doing.begun = true
    } else {
      this.memory = told.memory
      if ('error' in told) this.doing?.reject(new WorkFailed('error', told.error))
      else this.doing?.resolve(told.result)
    }
  }

  private ended(code: number | null, signal: number | string | null): void {
    const reason = this.endedFor ?? reasonOf(signal)
    const { doing } = this
    const error =
      doing && !doing.begun && !this.endedFor
        ? new NotBegun()
        : new WorkFailed(reason, `the process ended with ${signal ?? code}`)
    this.tellReady?.reject(error)
    doing?.reject(error)
  }
}
