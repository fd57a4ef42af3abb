import { afterEach, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { LimitedWork, type WorkLimits } from '../limited-work'
import { type FailureReason, WorkBusy, WorkFailed } from '../work-failed'
import type { Trial } from './trial-program'

interface Answer {
  pid: number
  keeps: number
  secrets: string[]
}

const program = new URL('./trial-program.ts', import.meta.url)
const usual: WorkLimits = {
  processes: 2,
  seconds: 60,
  megabytes: 500,
  idleMegabytes: 400,
  idleSeconds: 60,
  jobs: 1000,
  waiting: 2,
  patienceSeconds: 60,
}
const started: LimitedWork<Trial, Answer>[] = []
const work = (limits: Partial<WorkLimits> = {}) => {
  const made = new LimitedWork<Trial, Answer>(program, { ...usual, ...limits })
  started.push(made)
  return made
}
afterEach(() => {
  for (const one of started.splice(0)) one.stop()
})
const reasonOf = (failing: Promise<Answer>): Promise<FailureReason | 'none' | 'busy'> =>
  failing.then(
    () => 'none',
    error => {
      if (error instanceof WorkBusy) return 'busy'
      if (error instanceof WorkFailed) return error.reason
      throw error
    },
  )

test('a process is kept for the next work, and knows no keys of ours', async () => {
  process.env.TRIAL_KEY = 'secret'
  const limited = work()
  const first = await limited.do(1, { do: 'answer' })
  expect(await limited.do(2, { do: 'answer' })).toEqual({ pid: first.pid, keeps: 0, secrets: [] })
})

test.if(process.platform === 'linux')(
  'a process gives way to whoever serves requests, with every thread of it',
  async () => {
    const { pid } = await work().do(1, { do: 'answer' })
    const threads = readdirSync(`/proc/${pid}/task`)
    expect(threads.length).toBeGreaterThan(1)
    // The last parenthesis ends the name; the seventeenth field after it is how much the thread gives way.
    const nice = threads.map(thread =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
    )
    expect(new Set(nice)).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]))
  },
)

for (const [trial, reason, limits] of [
  ['abort', 'crash', {}],
  ['grow', 'memory', { megabytes: 200 }],
  ['hang', 'time', { seconds: 2 }],
] as const)
  test(`what fails by ${reason} fails alone, and what waited behind it gets a fresh process`, async () => {
    const limited = work({ processes: 1, ...limits })
    const { pid } = await limited.do(1, { do: 'answer' })
    const failing = reasonOf(limited.do(1, { do: trial }))
    const behind = [limited.do(1, { do: 'answer' }), limited.do(2, { do: 'answer' })]
    expect(await failing).toBe(reason)
    for (const { pid: fresh } of await Promise.all(behind)) expect(fresh).not.toBe(pid)
  })

test('instead of a process that its work ended another is started at once, so that nobody takes the one of somebody else', async () => {
  const limited = work()
  await Promise.all([1, 2].map(owner => limited.do(owner, { do: 'answer' })))
  expect(await reasonOf(limited.do(1, { do: 'abort' }))).toBe('crash')
  const ready = limited.pids
  expect(ready).toHaveLength(2)
  const pids = await Promise.all([1, 2].map(async owner => (await limited.do(owner, { do: 'answer' })).pid))
  expect(pids.toSorted()).toEqual(ready.toSorted())
})

test('work that says itself what is wrong keeps its process', async () => {
  const limited = work()
  const { pid } = await limited.do(1, { do: 'answer' })
  await expect(limited.do(1, { do: 'throw' })).rejects.toThrow('no such thing')
  expect((await limited.do(1, { do: 'answer' })).pid).toBe(pid)
})

test('the slow work of one owner holds up its own alone, and no more of it waits than may', async () => {
  const limited = work()
  const slow = reasonOf(limited.do(1, { do: 'hang' }))
  const behind = [reasonOf(limited.do(1, { do: 'answer' })), reasonOf(limited.do(1, { do: 'answer' }))]
  expect(await reasonOf(limited.do(1, { do: 'answer' }))).toBe('busy')
  for (const owner of [2, 3, 4]) expect(await reasonOf(limited.do(owner, { do: 'answer' }))).toBe('none')
  limited.stop()
  expect(await Promise.all([slow, ...behind])).toEqual(['stopped', 'stopped', 'stopped'])
})

test('who waits too long hears so', async () => {
  const limited = work({ processes: 1, patienceSeconds: 0.01 })
  const slow = reasonOf(limited.do(1, { do: 'hang' }))
  expect(await reasonOf(limited.do(2, { do: 'answer' }))).toBe('busy')
  limited.stop()
  expect(await slow).toBe('stopped')
})

test('memory is given back: a process that keeps too much, or did enough, is replaced', async () => {
  const limited = work({ idleMegabytes: 250, jobs: 4 })
  const { pid } = await limited.do(1, { do: 'keep', megabytes: 300 })
  const next = await limited.do(1, { do: 'answer' })
  expect(next).toMatchObject({ keeps: 0 })
  expect(next.pid).not.toBe(pid)
  for (let n = 1; n < 4; n++) expect((await limited.do(1, { do: 'answer' })).pid).toBe(next.pid)
  expect((await limited.do(1, { do: 'answer' })).pid).not.toBe(next.pid)
})

test('work is not lost to processes that somebody ended while they had nothing to do', async () => {
  // Again and again: now and then the channel of a process is closed a moment before its exit is told.
  for (let turn = 0; turn < 20; turn++) {
    const limited = work()
    const pids = await Promise.all([1, 2].map(async owner => (await limited.do(owner, { do: 'answer' })).pid))
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    await Bun.sleep(turn / 10)
    expect(pids).not.toContain((await limited.do(1, { do: 'answer' })).pid)
    expect(limited.pids).toHaveLength(1)
    limited.stop()
  }
})

test('a program that cannot start fails its work', async () => {
  const limited = new LimitedWork<Trial, Answer>(new URL('./no-such-program.ts', import.meta.url), usual)
  expect(await reasonOf(limited.do(1, { do: 'answer' }))).toBe('crash')
})

test('processes end with the one that started them, idle or at work, and let it end by itself', async () => {
  for (const last of ['answer', 'hang']) {
    const parent = Bun.spawn(
      [
        process.execPath,
        '-e',
        `
        const { LimitedWork } = await import(${JSON.stringify(new URL('../limited-work.ts', import.meta.url).pathname)})
        const limited = new LimitedWork(new URL(${JSON.stringify(program.href)}), ${JSON.stringify(usual)})
        const { pid } = await limited.do(1, { do: 'answer' })
        console.log(pid)
        if (${last === 'hang'}) { void limited.do(1, { do: 'hang' }).catch(() => undefined); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100) }
      `,
      ],
      { stdout: 'pipe', stderr: 'inherit' },
    )
    const pid = Number(await new Response(parent.stdout).text())
    await parent.exited
    expect(pid).toBeGreaterThan(0)
    while (isAlive(pid)) await Bun.sleep(20)
  }
})

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
