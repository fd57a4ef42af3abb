import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@core/db/embedded/start-embedded-postgres'
import { startCitus } from '../../core/bin/test-run/citus-machines'
import { median } from './rounds'

const WARM_UP = 30
const MEASURED = 100

/**
 * `CITUS_PG=<folder> npm run bench -- --citus`: the main job on one plain PostgreSQL and on a coordinator with two workers
 * of the same PostgreSQL, all on this machine, a round of one and a round of the other.
 */
export async function compareCitus(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vakwerk-citus-'))
  chmodSync(dataDir, 0o755)
  const stops: (() => Promise<void>)[] = []
  try {
    const plain = await startEmbeddedPostgres({
      dataDir: join(dataDir, 'plain'),
      durable: false,
      machine: { folder, settings: {} },
    })
    stops.push(plain.stop)
    const machines = await startCitus(folder, dataDir)
    stops.push(machines.stop)
    const workers = [
      await startWorker({ TEST_DATABASE_URL: plain.url }),
      await startWorker({ TEST_DATABASE_URL: machines.url, TEST_CITUS_WORKERS: machines.workers.join(' ') }),
    ]
    stops.unshift(...workers.map(({ stop }) => stop))
    const rounds: Taken[][] = []
    for (let n = 0; n < WARM_UP + MEASURED; n++) {
      const round: Taken[] = []
      for (const worker of workers) round.push(await worker.round(n))
      if (n >= WARM_UP) rounds.push(round)
    }
    console.log(`\nMedians of ${MEASURED} rounds in turns, at a load of ${loadavg()[0]?.toFixed(1)}\n`)
    console.log('| what | plain PostgreSQL, ms | Citus, ms | times |\n| --- | --- | --- | --- |')
    for (const what of Object.keys(rounds[0]?.[0] ?? {})) {
      const [one = Number.NaN, spread = Number.NaN] = workers.map((_, i) =>
        median(rounds.map(round => round[i]?.[what] ?? Number.NaN)),
      )
      console.log(`| ${[what, one.toFixed(1), spread.toFixed(1), (spread / one).toFixed(2)].join(' | ')} |`)
    }
  } finally {
    for (const stop of stops) await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What the requests of a round took, in ms. */
type Taken = Readonly<Record<string, number>>

interface Worker {
  round(n: number): Promise<Taken>
  stop(): Promise<void>
}

async function startWorker(env: Record<string, string>): Promise<Worker> {
  let heard: (taken: Taken) => void = () => undefined
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'main-job.ts')], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdout: 'ignore',
    stderr: 'inherit',
    ipc: message => heard(message as Taken),
  })
  const told = () =>
    Promise.race([
      new Promise<Taken>(resolve => {
        heard = resolve
      }),
      child.exited.then(code => {
        throw new Error(`The main job ended with ${code}`)
      }),
    ])
  await told()
  return {
    round(n) {
      const taken = told()
      child.send(n)
      return taken
    },
    async stop() {
      child.kill()
      await child.exited
    },
  }
}
