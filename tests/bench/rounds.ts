import { hashPassword } from '@core/accounts/password'
import { databaseCpu } from './database-cpu'
import type { Measured, RequestTemplate } from './load'

/** One figure of the table: a request that is sent again and again. */
export interface Job {
  readonly name: string
  readonly port: number
  readonly request: RequestTemplate
  /** Per second at 16 connections, on a machine where a password check takes {@link PASSWORD_CHECK_MS}. */
  readonly aim?: number
  /** Sends the SQL of the job before it through the bare driver. */
  readonly same?: true
}

/** What a job did in one round, and how fast the machine was around it. */
export interface Round extends Measured {
  /** Processor time of one request in milliseconds: of this process, and of the database. */
  readonly cpu: readonly [ours: number, database: number]
  /** Processor time of one password check, in milliseconds. */
  readonly check: number
}

/** What a password check took on the machine that the aims were set on. */
export const PASSWORD_CHECK_MS = 25

/**
 * Measures jobs in turns, a second each: what runs beside us on the machine comes and goes, and meets them all alike.
 * Answers the rounds of each job.
 */
export async function inTurns(jobs: readonly Job[], rounds: number, dataDir: string): Promise<Round[][]> {
  const told: Round[][] = jobs.map(() => [])
  for (let n = 0; n < rounds; n++) {
    let before = await passwordCheck()
    for (const [i, job] of jobs.entries()) {
      const measured = await measure(job, { connections: 16, seconds: 1, dataDir })
      const after = await passwordCheck()
      told[i]?.push({ ...measured, check: (before + after) / 2 })
      before = after
    }
  }
  return told
}

/** Sends a job for some seconds from a process of its own. */
export async function measure(
  { port, request }: Job,
  { connections, seconds, dataDir }: { connections: number; seconds: number; dataDir: string },
): Promise<Omit<Round, 'check'>> {
  const before = process.cpuUsage()
  const databaseBefore = databaseCpu(dataDir)
  const client = Bun.spawn([process.execPath, `${import.meta.dir}/client.ts`], {
    stdin: new Blob([JSON.stringify({ port, request, connections, seconds })]),
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const measured = JSON.parse(await new Response(client.stdout).text()) as Measured
  const { user, system } = process.cpuUsage(before)
  const requests = measured.perSecond * seconds
  return {
    ...measured,
    cpu: [(user + system) / 1000 / requests, (databaseCpu(dataDir) - databaseBefore) / requests],
  }
}

/** How fast this machine is now. */
async function passwordCheck(): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 5; n++) {
    const before = process.cpuUsage()
    await hashPassword('Welkom2026')
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return median(times)
}

/** The one in the middle; of an even number the higher of two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
