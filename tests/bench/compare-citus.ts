import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@core/db/embedded/start-embedded-postgres'
import { startCitus } from '../../core/bin/test-run/citus-machines'

/**
 * `CITUS_PG=<folder> bun run bench --citus`: the main job on one plain PostgreSQL and on a coordinator with two workers
 * of the same PostgreSQL, all on this machine.
 */
export async function compareCitus(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vakwerk-citus-'))
  chmodSync(dataDir, 0o755)
  try {
    const plain = await startEmbeddedPostgres({
      dataDir: join(dataDir, 'plain'),
      durable: false,
      machine: { folder, settings: {} },
    })
    const one = await measureOn({ TEST_DATABASE_URL: plain.url }).finally(plain.stop)
    const machines = await startCitus(folder, dataDir)
    const env = { TEST_DATABASE_URL: machines.url, TEST_CITUS_WORKERS: machines.workers.join(' ') }
    const spread = await measureOn(env).finally(machines.stop)
    console.log('| what | plain PostgreSQL, ms | Citus, ms | times |\n| --- | --- | --- | --- |')
    for (const [what, ms] of Object.entries(one)) {
      const there = spread[what] ?? Number.NaN
      console.log(`| ${[what, ms.toFixed(1), there.toFixed(1), (there / ms).toFixed(2)].join(' | ')} |`)
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureOn(env: Record<string, string>): Promise<Record<string, number>> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'main-job.ts')], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const told = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error('The main job was not done')
  return JSON.parse(told.trim().split('\n').at(-1) ?? '{}')
}
