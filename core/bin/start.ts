import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { type Config, loadConfig, missingForProduction, showsDemo } from '@core/config'
import { awaitDatabase } from '@core/db/await-database'
import type { OpenDatabase } from '@core/db/embedded/open-embedded'
import { answerNotReady, type Starting } from '@core/http/answer-not-ready'
import { LONGEST_DRAIN_MS } from '@core/http/drain'
import { kernel } from '@core/kernel'
import type { App } from '@core/main'
import { assemble } from '@core/plugin/assemble'
import { log } from '@core/telemetry/log'
import plugins from '../../plugins'
import { buildFrontEnd, frontEndIsCurrent, packFrontEnd } from './front-end'
import { openDatabase } from './open-database'
import { openDoors, tell } from './open-doors'
import { welcome } from './welcome'

/** Milliseconds for what runs to end, after the proxy knows that no more may come. */
const STOP_DEADLINE_MS = 20_000

/** Answers until the app does; nobody asks a worker. */
let waiting: Starting | undefined
let database: OpenDatabase | undefined
let app: App | undefined
let stopping: Promise<void> | undefined
let packing: Bun.Subprocess | null = null

// Ctrl-C reaches us more than once: from the terminal, from npm and from run.mjs.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

// Started by run.mjs we end with it, also when it was killed and could not tell us.
const runner = process.ppid
if (process.env.RUN_BY === String(runner)) setInterval(() => process.ppid !== runner && void stop(0), 1000).unref()

const starting = start().catch(error => {
  console.error(explain(error))
  void stop(1)
})

async function start(): Promise<void> {
  const config = loadConfig(process.env)
  const missing = missingForProduction(config)
  if (missing) throw new Error(missing)
  if (config.role !== 'worker') {
    await refuseTakenPort(config)
    waiting = answerNotReady(config)
  }
  const screens = frontEnd(config)
  // Replicas start beside their database: until that answers they are alive and not ready.
  if (config.databaseUrl) await awaitDatabase(config.databaseUrl)
  database = await openDatabase(config, assemble([kernel, ...plugins]).migrations)
  if (database.shared) throw new Error(`Vakwerk draait al met de gegevens in ${config.dataDir}.`)
  await screens
  const { databaseUrl, ownerUrl } = database
  app = await openDoors({ config, plugins, databaseUrl, ownerUrl, demo: showsDemo(config), waiting })
  if (stopping) return
  console.log(welcome(config, app.url))
  // What is built for the first time is packed once the doors are open: that takes as long as building it.
  if (config.role !== 'worker') packing = packFrontEnd()
}

// The server shares its port with others that allow it, so a second app would start and get half of the requests.
function refuseTakenPort({ port, host }: Config): Promise<void> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(port, host, () => probe.close(() => done()))
  })
}

async function frontEnd(config: Config): Promise<void> {
  if (config.role === 'worker') return
  // A production image brings its own build and not the sources.
  if (config.production && existsSync('dist')) return
  if (frontEndIsCurrent()) return
  tell('De schermen worden gebouwd …', waiting)
  if ((await buildFrontEnd(undefined, { packed: false })) !== 0)
    throw new Error('De schermen konden niet worden gebouwd.')
}

function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    const behindProxy = app !== undefined && app.platform.config.drainSeconds > 0
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS + (behindProxy ? LONGEST_DRAIN_MS : 0)).unref()
    await starting
    packing?.kill()
    try {
      await app?.stop()
    } catch (error) {
      log.error('stop', { error })
    }
    await database?.stop()
    process.exit(exitCode)
  })()
  return stopping
}

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const port = process.env.PORT ?? '3000'
  if (code === 'EADDRINUSE')
    return `Poort ${port} is al in gebruik. Kies een andere, bijvoorbeeld PORT=${Number(port) + 1}.`
  return process.env.DEBUG && error instanceof Error ? (error.stack ?? message) : message
}
