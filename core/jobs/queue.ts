import { migrateQueue, QUEUE_SCHEMA } from '@core/db/queue-schema'
import { createPostgresBackend, createRedisBackend, DelayedError, type Queue, type Worker, withBackend } from 'bullmq'

export interface NewJob {
  /** Adding the same id again is no second job, as long as the first is remembered (a day after it is done). */
  id: string
  name: string
  /** Plain JSON. */
  data: unknown
  /** How often the handler is tried in all; 5 unless told. */
  attempts?: number
  /** Place among the jobs of its owner: of all that wait, those with the lowest are next, so that owners take turns. */
  turn?: number
  /** Takes long: it waits beside the others, and none of them for it. */
  heavy?: true
  /** Milliseconds before the first try. Keep delays of days in the database instead. */
  delayMs?: number
}

export interface RunningJob {
  id: string
  name: string
  data: unknown
  /** 1 on the first try. */
  attempt: number
  addedAt: Date
}

/** Jobs by what they wait for; `failed` ones were given up on. */
export type QueueDepth = Readonly<Record<'waiting' | 'active' | 'delayed' | 'failed', number>>

export interface FailedJob extends RunningJob {
  reason: string
  failedAt: Date
}

/** Thrown by a handler that cannot do a job now for a reason that passes: the job comes again later, and it was no try. */
export class NotNow extends Error {
  constructor(
    reason: string,
    readonly afterMs: number,
  ) {
    super(reason)
  }
}

/** Jobs run at least once: a handler must bear being run again for the same id. */
export interface JobQueue {
  add(job: NewJob): Promise<void>
  /** Starts handling jobs; a handler that throws is tried again after 1, 2, 4 … times `backoffMs`. */
  work(handler: (job: RunningJob) => Promise<void>, options?: { concurrency?: number }): Promise<void>
  /** The last jobs that were given up on, newest first. */
  failed(limit?: number): Promise<FailedJob[]>
  /** Gives a failed job all its tries again; false when there is no such failed job. */
  retry(id: string): Promise<boolean>
  /** How many jobs there are in each state. Rejects when the queue is away. */
  depth(): Promise<QueueDepth>
  /** Takes no new jobs, waits for the running ones, lets go of all connections. */
  close(): Promise<void>
}

export interface QueueOptions {
  /** Redis when given, else the queue lives in PostgreSQL. */
  redisUrl?: string
  databaseUrl: string
  /** When given, the PostgreSQL tables of the queue are brought up to date first. */
  ownerUrl?: string
  /** Queues of different names know nothing of each other; `vakwerk` unless told. */
  name?: string
  /** Pause before the second try in milliseconds, doubled for each further one. Default 1000. */
  backoffMs?: number
  /** After this long without a sign of life from its worker another one takes the job. Default 10,000. */
  lockMs?: number
  onError?: (error: Error) => void
}

const DAY_SECONDS = 86_400
/** Heavy jobs at once, of several companies. They wait for their turn outside of transactions and hold nothing meanwhile. */
const HEAVY_AT_ONCE = 64
/** The lowest priority that the queue knows. */
const LAST_TURN = 2 ** 21
const KEEP_DONE = { age: DAY_SECONDS, count: 20_000 }
const KEEP_FAILED = { age: 30 * DAY_SECONDS, count: 5000 }

/** Opens the job queue on Redis or PostgreSQL; both behave alike, as one set of tests shows. */
export async function createQueue(options: QueueOptions): Promise<JobQueue> {
  const { name = 'vakwerk' } = options
  if (!options.redisUrl && options.ownerUrl) await migrateQueue(options.ownerUrl)
  const [usual, heavy] = await Promise.all([openLane(name, options), openLane(`${name}-heavy`, options)])
  const lanes = [usual, heavy]
  let works = false

  return {
    add: job => (job.heavy ? heavy : usual).add(job),

    async work(handler, { concurrency = 4 } = {}) {
      if (works) throw new Error('This queue already has a handler')
      works = true
      await Promise.all([usual.work(handler, concurrency), heavy.work(handler, HEAVY_AT_ONCE)])
    },

    async failed(limit = 100) {
      const jobs = await Promise.all(lanes.map(lane => lane.failed(limit)))
      return jobs
        .flat()
        .toSorted((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
        .slice(0, limit)
    },

    retry: async id => (await usual.retry(id)) || heavy.retry(id),

    async depth() {
      const [one, other] = await Promise.all([usual.depth(), heavy.depth()])
      return {
        waiting: one.waiting + other.waiting,
        active: one.active + other.active,
        delayed: one.delayed + other.delayed,
        failed: one.failed + other.failed,
      }
    },

    close: async () => void (await Promise.all(lanes.map(lane => lane.close()))),
  }
}

interface Lane extends Omit<JobQueue, 'work'> {
  work(handler: (job: RunningJob) => Promise<void>, concurrency: number): Promise<void>
}

/** Jobs that wait for each other. */
async function openLane(name: string, options: QueueOptions): Promise<Lane> {
  const { backoffMs = 1000, lockMs = 10_000, onError = console.error } = options
  const open = options.redisUrl ? onRedis(options.redisUrl, name) : onPostgres(options.databaseUrl, name)
  const queue = open.queue()
  queue.on('error', onError)
  await queue.waitUntilReady()
  let worker: Worker | undefined

  return {
    async add(job) {
      await queue.add(job.name, job.data, {
        jobId: toKey(job.id),
        attempts: job.attempts ?? 5,
        delay: job.delayMs,
        ...(job.turn === undefined ? {} : { priority: Math.min(job.turn, LAST_TURN) }),
        backoff: { type: 'exponential', delay: backoffMs },
        removeOnComplete: KEEP_DONE,
        removeOnFail: KEEP_FAILED,
      })
    },

    async work(handler, concurrency) {
      const settings = { concurrency, lockDuration: lockMs, stalledInterval: lockMs, maxStalledCount: 10 }
      worker = open.worker(settings, async (job, token) => {
        try {
          await handler({ ...told(job), attempt: job.attemptsMade + 1 })
        } catch (error) {
          if (!(error instanceof NotNow)) throw error
          await job.moveToDelayed(Date.now() + error.afterMs, token)
          throw new DelayedError()
        }
      })
      worker.on('error', onError)
      await worker.waitUntilReady()
    },

    async failed(limit = 100) {
      const jobs = await queue.getFailed(0, limit - 1)
      return jobs.map(job => ({
        ...told(job),
        attempt: job.attemptsMade,
        reason: job.failedReason ?? '',
        failedAt: new Date(job.finishedOn ?? job.timestamp),
      }))
    },

    async retry(id) {
      const job = await queue.getJob(toKey(id))
      if (!job || !(await job.isFailed())) return false
      await job.retry('failed', { resetAttemptsMade: true })
      return true
    },

    async depth() {
      const counts = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed')
      const of = (state: string) => counts[state] ?? 0
      return {
        waiting: of('waiting') + of('prioritized'),
        active: of('active'),
        delayed: of('delayed'),
        failed: of('failed'),
      }
    },

    async close() {
      await worker?.close()
      await queue.close()
    },
  }
}

interface Backend {
  queue(): Queue
  worker(settings: WorkerSettings, handler: (job: Handled, token?: string) => Promise<void>): Worker
}

interface WorkerSettings {
  concurrency: number
  lockDuration: number
  stalledInterval: number
  maxStalledCount: number
}

interface Handled extends Stored {
  attemptsMade: number
  moveToDelayed(timestamp: number, token?: string): Promise<void>
}

/** What the queue library keeps of a job. */
interface Stored {
  id?: string
  name: string
  data: unknown
  timestamp: number
}

const told = ({ id, name, data, timestamp }: Stored) => ({ id: fromKey(id), name, data, addedAt: new Date(timestamp) })

function onRedis(url: string, name: string): Backend {
  const { Queue, Worker } = withBackend(createRedisBackend)
  return {
    // What cannot be handed over now stays in the outbox; waiting for Redis would hold its rows.
    queue: () => new Queue(name, { connection: { url, enableOfflineQueue: false } }),
    worker: (settings, handler) =>
      new Worker(name, handler, { connection: { url, maxRetriesPerRequest: null }, ...settings }),
  }
}

// Pools of their own: a pool shared with the app can be used up by waiting for jobs, and then nothing moves any more.
function onPostgres(connectionString: string, name: string): Backend {
  const { Queue, Worker } = withBackend(createPostgresBackend)
  const connection = { connectionString, schema: QUEUE_SCHEMA }
  return {
    queue: () => new Queue(name, { connection: { ...connection, max: 2 } }) as unknown as Queue,
    worker: (settings, handler) =>
      new Worker(name, handler, { connection: { ...connection, max: 3 }, ...settings }) as unknown as Worker,
  }
}

// BullMQ takes no colons and no bare numbers as the id of a job.
const toKey = (id: string) => `job-${encodeURIComponent(id)}`
const fromKey = (key = '') => decodeURIComponent(key.slice('job-'.length))
