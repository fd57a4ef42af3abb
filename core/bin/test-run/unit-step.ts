import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@core/db/embedded/start-embedded-postgres'
import { startRedis } from './redis-server'
import { runTool } from './run-tool'
import { atLeastOneFailureWhen, FAILED, readBunSummary, sum, type Tally } from './tally'

/** `bun test` with a PostgreSQL that forgets, and with a Redis unless that is left out. */
export async function unitTests(filters: string[], withRedis: boolean): Promise<Tally> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vakwerk-test-'))
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  const redis = withRedis ? await startRedis() : undefined
  try {
    const env = {
      TEST_DATABASE_URL: postgres.url,
      ...(redis && { TEST_REDIS_URL: redis.url }),
      ...(process.stderr.isTTY && { FORCE_COLOR: '1' }),
    }
    // Workers that run beside each other do not hear of the limit in bunfig.toml; the slowest files start first.
    const { exitCode, errors } = await runTool(
      [process.execPath, 'test', '--parallel', '--timeout=60000', '--timings=tests/timings.json', ...filters],
      { env },
    )
    const tally = atLeastOneFailureWhen(exitCode, readBunSummary(errors))
    if (!withRedis || redis) return tally
    console.error('No redis-server could be found or installed: the Redis half of the job tests did not run.')
    return sum([tally, FAILED])
  } finally {
    await redis?.stop()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
