import { FairQueue } from './fair-queue'
import { WorkBusy, WorkFailed } from './work-failed'
import { NotBegun, WorkProcess } from './work-process'

/** What work may take. */
export interface WorkLimits {
  /** Processes at work at once, one for each owner; started when they are needed. */
  readonly processes: number
  /** Seconds of the processor for one piece of work; by the clock it may take longer on a busy machine. */
  readonly seconds: number
  /** Memory that a process may take before it is ended. */
  readonly megabytes: number
  /** Memory that an idle process may keep; one that kept more is replaced. */
  readonly idleMegabytes: number
  /** Seconds that a process without work is kept. */
  readonly idleSeconds: number
  /** Pieces of work after which a process is replaced, whatever it keeps. */
  readonly jobs: number
  /** Pieces of work of one owner that may wait. */
  readonly waiting: number
  /** For one piece of work to wait. */
  readonly patienceSeconds: number
}

interface Task<Job, Result> {
  readonly owner: number
  readonly job: Job
  resolve(result: Result): void
  reject(error: Error): void
  patience?: ReturnType<typeof setTimeout>
  /** Given before, to a process that had ended. */
  givenAgain?: true
}

/**
 * Work that may take too much of anything, done in processes of its own with `serveWork`. Owners take turns, and none has
 * two processes: the slow work of one holds up its own alone. What fails fails alone; what waited gets a fresh process.
 * Processes are kept for the next work and end with the process that started them.
 */
export class LimitedWork<Job, Result> {
  private readonly queue = new FairQueue<Task<Job, Result>>()
  private readonly idle: WorkProcess<Job, Result>[] = []
  private readonly busy = new Map<WorkProcess<Job, Result>, number>()

  /** @param program what calls `serveWork` */
  constructor(
    private readonly program: URL,
    private readonly limits: WorkLimits,
  ) {}

  /** Numbers of the processes that run now. */
  get pids(): number[] {
    return [...this.idle, ...this.busy.keys()].map(({ pid }) => pid)
  }

  /**
   * Does a piece of work for an owner.
   *
   * @throws {WorkBusy} when too much of the owner waits already, or it waited too long
   * @throws {WorkFailed} when the work failed, took too long or too much memory
   */
  do(owner: number, job: Job): Promise<Result> {
    if (this.queue.count(owner) >= this.limits.waiting) return Promise.reject(new WorkBusy('too much of it waits'))
    return new Promise((resolve, reject) => {
      const task: Task<Job, Result> = { owner, job, resolve, reject }
      task.patience = setTimeout(() => {
        if (this.queue.remove(owner, task)) reject(new WorkBusy('it waited too long'))
      }, this.limits.patienceSeconds * 1000)
      this.queue.add(owner, task)
      this.next()
    })
  }

  /** Ends all processes; the next work starts new ones. What was in work or waited fails. */
  stop(): void {
    for (const task of this.queue.clear()) {
      clearTimeout(task.patience)
      task.reject(new WorkFailed('stopped', 'it was stopped'))
    }
    for (const process of [...this.idle.splice(0), ...this.busy.keys()]) process.end('stopped')
  }

  private next(): void {
    const served = new Set(this.busy.values())
    while (this.busy.size < this.limits.processes) {
      const task = this.queue.take(owner => !served.has(owner))
      if (!task) return
      served.add(task.owner)
      const process = this.idle.pop() ?? this.started()
      this.busy.set(process, task.owner)
      void this.give(process, task)
    }
  }

  private started(): WorkProcess<Job, Result> {
    const process: WorkProcess<Job, Result> = new WorkProcess(this.program, this.limits, () => {
      const place = this.idle.indexOf(process)
      if (place >= 0) this.idle.splice(place, 1)
    })
    return process
  }

  private async give(process: WorkProcess<Job, Result>, task: Task<Job, Result>): Promise<void> {
    clearTimeout(task.patience)
    try {
      task.resolve(await process.do(task.job))
      this.keep(process)
    } catch (error) {
      if (error instanceof NotBegun && !task.givenAgain) {
        task.givenAgain = true
        // Whoever ended this one while it was idle may have ended them all, which shows a moment later only.
        for (const other of this.idle.splice(0)) other.end('stopped')
        this.queue.putBack(task.owner, task)
      } else task.reject(error instanceof Error ? error : new Error(String(error)))
      if (error instanceof WorkFailed && error.reason === 'error') this.keep(process)
      else {
        process.end('crash')
        if (error instanceof WorkFailed && error.reason !== 'stopped') this.rest(this.started())
      }
    }
    this.busy.delete(process)
    this.next()
  }

  private keep(process: WorkProcess<Job, Result>): void {
    const { idleMegabytes, jobs } = this.limits
    const isGood = process.memory <= idleMegabytes * 2 ** 20 && process.done < jobs
    if (!isGood) process.end('stopped')
    this.rest(isGood ? process : this.started())
  }

  /**
   * Keeps a process for the next work, also one that is only just started instead of one that ended: whoever needed that
   * would take the one of another owner, who would wait for a new one.
   */
  private rest(process: WorkProcess<Job, Result>): void {
    this.idle.push(process)
    const { done } = process
    const { idleSeconds } = this.limits
    const resting = setTimeout(() => {
      if (process.done === done && this.idle.includes(process)) process.end('stopped')
    }, idleSeconds * 1000)
    resting.unref()
  }
}
