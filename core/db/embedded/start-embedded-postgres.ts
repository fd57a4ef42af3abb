import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Cluster, ensureCluster } from './data-directory'
import { freePort } from './free-port'
import { findRunningServer, isAlive, type RunningServer, removeStaleLock } from './running-server'
import { type ServerAccount, serverAccount } from './server-account'
import { binariesIn, type ServerBinaries, serverBinaries } from './server-binaries'

export interface EmbeddedPostgres {
  /** Superuser URL of the database `postgres`, by its socket where there can be one; besides it listens on 127.0.0.1. */
  url: string
  /** The process that all others of the server come from. */
  pid: number
  /** Whether it ran before, so that somebody else may count on it. */
  takenOver: boolean
  /** Fast shutdown: open connections are cut, committed work is kept. Resolves once the process is gone. */
  stop(): Promise<void>
}

const DEADLINE_MS = 30_000
/** What every system we run on takes for the name of a socket. */
const LONGEST_SOCKET_BYTES = 103
const LOG_LIMIT_BYTES = 10_000_000
const SETTINGS = { listen_addresses: '127.0.0.1', max_connections: '200', jit: 'off' }
const FORGETFUL = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
}

/**
 * Starts the PostgreSQL that ships with the dependencies, with its cluster below `dataDir`, or takes over the one
 * that still runs there after this app was killed.
 *
 * @param options.durable false trades crash safety for speed: for tests.
 * @param options.port where it listens; any free port unless told.
 * @param options.machine one of several that are tested together: the folder of its PostgreSQL, and settings of its own.
 * @throws Error with the end of the server's log when it does not get ready in 30 s.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  durable: boolean
  port?: number
  machine?: { readonly folder: string; readonly settings: Readonly<Record<string, string>> }
}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const account = serverAccount()
  const spare = account ? spareDirectory() : join(dataDir, 'native')
  const { machine } = options
  const binaries = machine ? binariesIn(machine.folder) : serverBinaries(account, spare)
  const cluster = ensureCluster(dataDir, binaries, account, spare, Boolean(machine))
  const settings = { ...SETTINGS, ...(options.durable ? {} : FORGETFUL), ...machine?.settings }
  const logFile = join(dataDir, 'postgres.log')
  const { port } = options
  const running = await findRunningServer(cluster)
  const server = running ?? (await launch({ binaries, account, cluster, settings, logFile, port }))
  return {
    url: server.url,
    pid: server.pid,
    takenOver: running !== undefined,
    stop: () => stopServer(server, binaries, cluster),
  }
}

interface Launch {
  binaries: ServerBinaries
  account: ServerAccount
  cluster: Cluster
  settings: Record<string, string>
  logFile: string
  port: number | undefined
}

async function launch(given: Launch): Promise<RunningServer> {
  const deadline = Date.now() + DEADLINE_MS
  let child: ChildProcess | undefined
  while (Date.now() < deadline) {
    // Another process may be starting the same cluster: then ours exits on the lock and theirs answers.
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      removeStaleLock(given.cluster)
      child = spawnServer(given, given.port ?? (await freePort()))
    }
    const running = await answerWithin(given.cluster, child, 1000)
    if (running) return running
  }
  throw new Error(`PostgreSQL did not start:\n${readFileSync(given.logFile, 'utf8').slice(-2000)}`)
}

async function answerWithin(cluster: Cluster, child: ChildProcess, ms: number): Promise<RunningServer | undefined> {
  const until = Date.now() + ms
  while (Date.now() < until) {
    const running = await findRunningServer(cluster)
    if (running) return running
    await Bun.sleep(10)
    if (child.exitCode !== null) await Bun.sleep(100)
  }
  return undefined
}

function spawnServer({ binaries, account, cluster, settings, logFile }: Launch, port: number): ChildProcess {
  const log = openSync(logFile, 'a')
  if (statSync(logFile).size > LOG_LIMIT_BYTES) truncateSync(logFile)
  const args = ['-D', cluster.directory, '-p', String(port)]
  const all = { ...settings, unix_socket_directories: socketFolder(cluster) }
  for (const [name, value] of Object.entries(all)) args.push('-c', `${name}=${value}`)
  // Its own process group: Ctrl-C must reach it through stop(), after the app is done with it.
  const child = spawn(binaries.postgres, args, {
    ...account,
    cwd: process.platform === 'win32' ? undefined : '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.on('error', error => console.error(`PostgreSQL could not be started: ${error.message}`))
  child.unref()
  closeSync(log)
  return child
}

async function stopServer(server: RunningServer, binaries: ServerBinaries, cluster: Cluster): Promise<void> {
  if (process.platform === 'win32') {
    await Bun.spawn([binaries.pgCtl, 'stop', '-m', 'fast', '-D', cluster.directory]).exited
    return
  }
  if (isAlive(server.pid)) process.kill(server.pid, 'SIGINT')
  const deadline = Date.now() + DEADLINE_MS
  while (isAlive(server.pid)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${server.pid}) did not stop in ${DEADLINE_MS} ms`)
    await Bun.sleep(10)
  }
}

/** In the cluster's own folder, where no other account comes; none where its name would be too long for a socket. */
function socketFolder({ directory }: Cluster): string {
  const long = Buffer.byteLength(join(directory, '.s.PGSQL.65535')) > LONGEST_SOCKET_BYTES
  return long || process.platform === 'win32' ? '' : directory
}

// Only root needs it, for a server that runs as nobody; /var/lib is where such data belongs.
function spareDirectory(): string {
  return statSync('/var/lib', { throwIfNoEntry: false }) ? '/var/lib/vakwerk' : join(tmpdir(), 'vakwerk')
}
