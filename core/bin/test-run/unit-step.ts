import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@core/db/embedded/start-embedded-postgres'
import settings from '../../../bunfig.toml'
import { startCitus } from './citus-machines'
import { startRedis } from './redis-server'
import { runTool } from './run-tool'
import { atLeastOneFailureWhen, FAILED, readBunSummary, sum, type Tally } from './tally'

/** Suites that take minutes: in the round of everything, and for who names them. */
const LONG = '**/*.long.test.ts'
/** Suites that measure how fast answers come: a step of the round of everything beside which nothing runs. */
const ALONE = '**/*.alone.test.ts'

/**
 * `bun test` with a PostgreSQL that forgets, and with a Redis unless that is left out.
 *
 * @param filters paths of the tests to run; all unless told
 * @param options.citus folder of a PostgreSQL that has Citus, to run on a coordinator and two workers of it
 * @param options.everything long suites too, and every call in full where the everyday round takes samples
 */
export async function unitTests(
  filters: string[],
  { withRedis, everything, citus }: { withRedis: boolean; everything: boolean; citus?: string | undefined },
): Promise<Tally> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vakwerk-test-'))
  chmodSync(dataDir, 0o755)
  const machines = citus ? await startCitus(citus, dataDir) : undefined
  const postgres = machines ?? (await startEmbeddedPostgres({ dataDir, durable: false }))
  const redis = withRedis ? await startRedis() : undefined
  try {
    const env = {
      TEST_DATABASE_URL: postgres.url,
      ...(machines && { TEST_CITUS_WORKERS: machines.workers.join(' ') }),
      ...(redis && { TEST_REDIS_URL: redis.url }),
      ...(everything && { TEST_ROUND: 'all' }),
      ...(process.stderr.isTTY && { FORCE_COLOR: '1' }),
    }
    // Given here, patterns take the place of those in bunfig.toml.
    const left = [ALONE, ...(everything ? [] : [LONG]), ...settings.test.pathIgnorePatterns]
    const ignored = filters.length ? [] : left.map(ignoreFlag)
    // Workers that run beside each other do not hear of the limit in bunfig.toml; the slowest files start first.
    const { exitCode, errors } = await runTool(
      [
        process.execPath,
        'test',
        '--parallel',
        // Files share what their process has loaded and started: loading anew costs more than most files.
        '--no-isolate',
        '--timeout=180000',
        '--timings=tests/timings.json',
        ...ignored,
        ...filters,
      ],
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

const ignoreFlag = (pattern: string) => `--path-ignore-patterns=${pattern}`
