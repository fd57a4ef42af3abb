import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@core/db/embedded/start-embedded-postgres'
import type { Fault } from './faults-in'
import { nearestTests } from './nearest-tests'

const SOURCES = [
  ...['core', 'plugins', 'shell', 'portal', 'admin', 'openapi', 'docs', 'tests'],
  ...['package.json', 'tsconfig.json', 'bunfig.toml', 'biome.json', 'rsbuild.config.ts'],
]
/** Where the tests of a fault are cut: the nearest find most, and others are asked when they found nothing. */
const CUTS: readonly number[] = [0, 3, 10, 24]
/** Longer than this nothing takes that still ends: all tests of a plugin take some minutes. */
const LONGEST_MS = 1_800_000

/** What became of a fault: the tests that were asked, and whether one of them failed. */
export interface Planted {
  readonly fault: Fault
  readonly caught: boolean
  readonly asked: readonly string[]
}

/** Plants one fault after another in a copy of the sources, and asks the nearest tests whether they notice. */
export async function plantFaults(faults: readonly Fault[], tell: (planted: Planted) => void): Promise<Planted[]> {
  const copy = mkdtempSync(join(tmpdir(), 'vakwerk-faults-'))
  // The account that the database runs under comes here too.
  chmodSync(copy, 0o755)
  const database = await startEmbeddedPostgres({ dataDir: join(copy, '.data'), durable: false })
  try {
    for (const name of SOURCES) cpSync(resolve(name), join(copy, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    const results: Planted[] = []
    for (const fault of faults) {
      const place = join(copy, fault.file)
      const asked = nearestTests(fault)
      await Bun.write(place, fault.text)
      let caught = false
      for (const [at, cut] of CUTS.entries())
        caught ||= !(await pass(copy, database.url, asked.slice(cut, CUTS[at + 1])))
      await Bun.write(place, Bun.file(resolve(fault.file)))
      const planted = { fault, caught, asked }
      tell(planted)
      results.push(planted)
    }
    return results
  } finally {
    await database.stop()
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Whether all tests of some files pass; what does not end does not. */
async function pass(copy: string, databaseUrl: string, files: readonly string[]): Promise<boolean> {
  if (!files.length) return true
  const child = Bun.spawn(
    [process.execPath, 'test', '--bail', '--no-isolate', '--timeout=180000', ...files.map(file => `./${file}`)],
    {
      cwd: copy,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: LONGEST_MS,
    },
  )
  return (await child.exited) === 0
}
