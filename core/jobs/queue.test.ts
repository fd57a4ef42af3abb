import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { type TestDatabase, testDatabase } from '@core/testing/database'
import { createQueue, type JobQueue, NotNow, type QueueOptions, type RunningJob } from './queue'

const redisUrl = process.env.TEST_REDIS_URL

describe('the job queue on PostgreSQL', () => behavesAsAQueue(() => undefined))
describe.skipIf(!redisUrl)('the job queue on Redis', () => behavesAsAQueue(() => redisUrl))

function behavesAsAQueue(redis: () => string | undefined) {
  let database: TestDatabase
  let options: QueueOptions
  let queue: JobQueue
  const opened: JobQueue[] = []

  async function open(more: Partial<QueueOptions> = {}): Promise<JobQueue> {
    const next = await createQueue({ ...options, ...more })
    opened.push(next)
    return next
  }

  beforeAll(async () => {
    database = await testDatabase([])
    const { appUrl: databaseUrl, ownerUrl } = database
    options = { redisUrl: redis(), databaseUrl, ownerUrl, name: `test-${crypto.randomUUID()}`, backoffMs: 20 }
  })

  afterEach(async () => {
    await Promise.all(opened.splice(0).map(each => each.close()))
    options = { ...options, name: `test-${crypto.randomUUID()}` }
  })

  afterAll(() => database.drop())

  test('a job reaches the handler as it was added', async () => {
    queue = await open()
    const done = Promise.withResolvers<RunningJob>()
    await queue.work(async job => done.resolve(job))
    await queue.add({ id: 'outbox:12', name: 'mail.send', data: { to: 'é@x.nl', lines: [1, 2] } })
    expect(await done.promise).toEqual({
      id: 'outbox:12',
      name: 'mail.send',
      data: { to: 'é@x.nl', lines: [1, 2] },
      attempt: 1,
      addedAt: expect.any(Date),
    })
  })

  test('owners take turns: the first job of one comes before the second of another, however many that has', async () => {
    queue = await open()
    for (let turn = 1; turn <= 20; turn++) await queue.add({ id: `many:${turn}`, name: 'many', data: turn, turn })
    await queue.add({ id: 'one:1', name: 'one', data: 1, turn: 1 })
    expect((await queue.depth()).waiting).toBe(21)
    const seen: string[] = []
    const all = Promise.withResolvers<void>()
    await queue.work(
      async ({ name }) => {
        if (seen.push(name) === 21) all.resolve()
      },
      { concurrency: 1 },
    )
    await all.promise
    expect(seen.indexOf('one')).toBeLessThan(2)
  })

  test('the same id twice is one job, also when the first is already done', async () => {
    queue = await open()
    const seen: string[] = []
    const last = Promise.withResolvers<void>()
    await queue.add({ id: 'same', name: 'first', data: 1 })
    await queue.add({ id: 'same', name: 'second', data: 2 })
    await queue.work(
      async job => {
        seen.push(job.name)
        if (job.name === 'first') await queue.add({ id: 'other', name: 'other', data: 0 })
        if (job.name === 'other') {
          await queue.add({ id: 'same', name: 'third', data: 3 })
          await queue.add({ id: 'end', name: 'end', data: 0 })
        }
        if (job.name === 'end') last.resolve()
      },
      { concurrency: 1 },
    )
    await last.promise
    expect(seen).toEqual(['first', 'other', 'end'])
  })

  test('a job that fails is tried again after growing pauses and is then listed as failed', async () => {
    queue = await open({ backoffMs: 60 })
    const at: number[] = []
    const handler = async (job: RunningJob) => {
      at.push(performance.now())
      if (job.name === 'broken') throw new Error(`try ${job.attempt} failed`)
    }
    await queue.work(handler)
    await queue.add({ id: 'b', name: 'broken', data: { n: 1 }, attempts: 3 })
    const failed = await eventually(async () => (await queue.failed())[0])
    expect(failed).toMatchObject({ id: 'b', name: 'broken', data: { n: 1 }, attempt: 3, reason: 'try 3 failed' })
    expect(at).toHaveLength(3)
    const [first, second, third] = at as [number, number, number]
    expect(second - first).toBeGreaterThanOrEqual(55)
    expect(third - second).toBeGreaterThanOrEqual(115)
  })

  test('a job that cannot be done now comes again and has lost no try, and others go on meanwhile', async () => {
    queue = await open()
    const seen: string[] = []
    const done = Promise.withResolvers<void>()
    await queue.work(
      async ({ name, attempt }) => {
        seen.push(`${name} ${attempt}`)
        if (name === 'other') return
        if (!seen.includes('other 1') || seen.length < 4) throw new NotNow('the printer is busy', 20)
        done.resolve()
      },
      { concurrency: 1 },
    )
    await queue.add({ id: 'n', name: 'busy', data: null, attempts: 1 })
    await queue.add({ id: 'o', name: 'other', data: null })
    await done.promise
    expect(new Set(seen)).toEqual(new Set(['busy 1', 'other 1']))
    expect(seen.at(-1)).toBe('busy 1')
    expect(await queue.failed()).toEqual([])
  })

  test('a failed job can be given its tries again', async () => {
    queue = await open()
    let healthy = false
    const done = Promise.withResolvers<number>()
    await queue.work(async job => {
      if (!healthy) throw new Error('not yet')
      done.resolve(job.attempt)
    })
    await queue.add({ id: 'r', name: 'retry', data: null, attempts: 1 })
    await eventually(async () => (await queue.failed())[0])
    healthy = true
    expect(await queue.retry('r')).toBe(true)
    expect(await queue.retry('unknown')).toBe(false)
    expect(await done.promise).toBe(1)
    await eventually(async () => (await queue.failed()).length === 0 || undefined)
  })

  test('a delayed job waits, and later jobs do not wait for it', async () => {
    queue = await open()
    const order: string[] = []
    const both = Promise.withResolvers<void>()
    await queue.work(async job => {
      order.push(job.id)
      if (order.length === 2) both.resolve()
    })
    const added = performance.now()
    await queue.add({ id: 'late', name: 'x', data: null, delayMs: 1000 })
    await queue.add({ id: 'now', name: 'x', data: null })
    await both.promise
    expect(order).toEqual(['now', 'late'])
    expect(performance.now() - added).toBeGreaterThanOrEqual(990)
  })

  test('closing waits for the running job and leaves the others for the next worker', async () => {
    queue = await open()
    const running = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    let finished = false
    await queue.work(
      async () => {
        running.resolve()
        await release.promise
        finished = true
      },
      { concurrency: 1 },
    )
    await queue.add({ id: 'one', name: 'x', data: null })
    await queue.add({ id: 'two', name: 'x', data: null })
    await running.promise
    const closed = opened.splice(0)[0]?.close()
    release.resolve()
    await closed
    expect(finished).toBe(true)

    const next = await open()
    const taken = Promise.withResolvers<string>()
    await next.work(async job => taken.resolve(job.id))
    expect(await taken.promise).toBe('two')
  })

  test('two workers share the jobs and do none of them twice', async () => {
    const [one, other] = [await open(), await open()]
    const done: string[] = []
    const all = Promise.withResolvers<void>()
    const handler = async (job: RunningJob) => {
      done.push(job.id)
      if (done.length === 40) all.resolve()
    }
    const ids = Array.from({ length: 40 }, (_, n) => String(n))
    await Promise.all(ids.map(id => one.add({ id, name: 'x', data: null })))
    await Promise.all([one.work(handler), other.work(handler)])
    await all.promise
    expect(done.sort()).toEqual(ids.sort())
  })

  test('a job whose worker was killed is run again by another one', async () => {
    const lockMs = 1000
    queue = await open({ lockMs })
    await queue.add({ id: 'orphan', name: 'x', data: null })
    const program = `
      import { createQueue } from ${JSON.stringify(join(import.meta.dir, 'queue.ts'))}
      const queue = await createQueue(${JSON.stringify({ ...options, ownerUrl: undefined, lockMs })})
      await queue.work(async () => { process.stdout.write('taken'); await new Promise(() => {}) })`
    const killed = Bun.spawn([process.execPath, '-e', program], {
      cwd: process.cwd(),
      stdout: 'pipe',
      stderr: 'inherit',
    })
    for await (const _ of killed.stdout) break
    killed.kill('SIGKILL')
    await killed.exited
    const done = Promise.withResolvers<string>()
    await queue.work(async job => done.resolve(job.id))
    expect(await done.promise).toBe('orphan')
  })
}

async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 400; tries++) {
    const found = await look()
    if (found !== undefined) return found
    await Bun.sleep(25)
  }
  throw new Error('it never came')
}
