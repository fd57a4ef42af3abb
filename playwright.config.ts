import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from './core/db/embedded/free-port'

// The runner's workers load this file too: what the first one chose travels in the environment.
const first = !process.env.E2E_PORT
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= temporaryDirectory()
const { E2E_PORT: port, E2E_DATA_DIR: dataDir } = process.env
const baseURL = `http://127.0.0.1:${port}`
if (first) process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

/** `E2E_REPLICAS=2`: the same tests against two API processes and two workers behind a proxy. */
const REPLICAS = process.env.E2E_REPLICAS === '2'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each worker takes the next file once it is done with one. So a test leaves the demo companies as others expect them, or
  // works with records, users and a company of its own; what cannot is in one file, whose tests come after each other.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is no fault: what never comes fails by its own expectation long before.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // What cannot be clicked for so long never can: the rest of the time is for the steps that come after.
    actionTimeout: 30_000,
    // One browser window for all tests of a worker, emptied in between: what it has fetched and compiled stays.
    reuseContext: true,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // What goes through the worker of the shell cannot be held up or changed by a test; those of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Keeping every step of every test takes a quarter of the whole round; who looks into a failure adds `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: compiling them for speed took a sixth of what the browser took, and came too late.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
  webServer: {
    command: `"${process.env.BUN_PATH ?? 'bun'}" ${REPLICAS ? 'tests/e2e/replicas.ts' : 'core/bin/start.ts'}`,
    // Ready is too early: the demo companies are still being filled then.
    wait: { stdout: /Vakwerk draait/ },
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: baseURL,
      NODE_ENV: 'test',
      // Services of others that tests stand up themselves.
      OUTBOUND_ALLOW: '127.0.0.2',
    },
    timeout: 600_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'vakwerk-e2e-'))
  // PostgreSQL runs as nobody when we are root, and has to get in.
  chmodSync(directory, 0o755)
  return directory
}
