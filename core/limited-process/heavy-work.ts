import { Problem } from '@core/context/problem'
import { LimitedWork, type WorkLimits } from './limited-work'
import { WorkBusy, WorkFailed } from './work-failed'

/** A kind of work that may take long: reading, drawing, printing or writing what people send. */
export interface HeavyWorkDefinition {
  /** Names the kind, `read-sheet`; the suite "one against all" has an entry for each. */
  readonly name: string
  /** The module that does it: it calls `serveWork`. Nothing that it imports runs in the process that serves. */
  readonly program: URL
  readonly limits: Pick<WorkLimits, 'seconds' | 'megabytes'> & Partial<WorkLimits>
  /** Key of the text for what takes more time or memory than it may. */
  readonly tooMuch: string
  /** Key of the text while too much of the company waits. */
  readonly busy?: string
}

/** What a kind of work may take unless its definition says otherwise. */
const USUAL: Omit<WorkLimits, 'seconds' | 'megabytes'> = {
  processes: 2,
  idleMegabytes: 300,
  idleSeconds: 120,
  jobs: 1000,
  waiting: 8,
  patienceSeconds: 30,
}
/** Seconds after which who was sent away may try again. */
const AGAIN_AFTER = 10

/**
 * One kind of heavy work, done in processes of its own. Companies take turns, and none has two processes of a kind: the
 * slow, the huge and the broken hold up and break their own alone. Wait for it outside of transactions (`reachOut`).
 */
export class HeavyWork<Job, Result> {
  readonly name: string
  private readonly work: LimitedWork<Job, Result>

  constructor(private readonly definition: HeavyWorkDefinition) {
    this.name = definition.name
    this.work = new LimitedWork(definition.program, { ...USUAL, ...definition.limits })
  }

  /** Numbers of the processes that run now. */
  get pids(): readonly number[] {
    return this.work.pids
  }

  /**
   * Does a piece of work for a company; 0 stands for nobody's.
   *
   * @throws {PassingTrouble} (503) while too much of the company waits, or the machine is too busy: nothing is known of the work
   * @throws {Problem} 422 when it takes more time or memory than it may
   * @throws {WorkFailed} when it failed in a way that it does not answer itself: a bug, or what breaks a library
   */
  async do(companyId: number, job: Job): Promise<Result> {
    const { tooMuch, busy = 'core.heavy_work_busy' } = this.definition
    try {
      return await this.work.do(companyId, job)
    } catch (error) {
      if (error instanceof WorkBusy) throw new PassingTrouble(busy)
      if (!(error instanceof WorkFailed)) throw error
      if (error.reason === 'stalled' || error.reason === 'stopped') throw new PassingTrouble('core.heavy_work_stalled')
      if (error.reason === 'time' || error.reason === 'memory') throw new Problem(422, tooMuch)
      throw error
    }
  }

  /** Ends its processes; the next work starts new ones. What was in work or waited fails. */
  stop(): void {
    this.work.stop()
  }
}

/** Heavy work that was not done for a reason that passes: 503. It says nothing about what was to be worked on. */
export class PassingTrouble extends Problem {
  constructor(key: string) {
    super(503, key, { headers: { 'retry-after': String(AGAIN_AFTER) } })
  }
}
