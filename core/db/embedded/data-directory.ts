import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { canReach, makeReachable, type ServerAccount } from './server-account'
import type { ServerBinaries } from './server-binaries'

const INITDB = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
/** Before PostgreSQL 17, which brought locales of its own. */
const INITDB_BEFORE = ['-E', 'UTF8', '--locale=C.UTF-8']

/** Where the cluster lies and the superuser's password, which only our own account can read. */
export interface Cluster {
  directory: string
  password: string
}

/**
 * The database cluster below `dataDir`, made when it is not there yet. It comes into being with a rename, so that a
 * process killed half-way leaves no half a cluster.
 *
 * @param trusting lets everybody of this machine in without a password: for tests of several machines that let each other in
 */
export function ensureCluster(
  dataDir: string,
  binaries: ServerBinaries,
  account: ServerAccount,
  spare: string,
  trusting = false,
): Cluster {
  mkdirSync(dataDir, { recursive: true })
  const passwordFile = join(dataDir, 'postgres-password')
  writeOnce(passwordFile, randomBytes(24).toString('base64url'))
  const password = readFileSync(passwordFile, 'utf8')
  const directory = reachableDirectory(dataDir, account, spare)
  if (!existsSync(join(directory, 'PG_VERSION'))) initialise(directory, password, binaries, account, trusting)
  return { directory, password }
}

// Below a private parent (root's own home) only a link stands in the data directory: its target is where the server
// can come, and removing the data directory still starts afresh.
function reachableDirectory(dataDir: string, account: ServerAccount, spare: string): string {
  const directory = join(dataDir, 'postgres')
  if (!canReach(account, dataDir) && !lstatSync(directory, { throwIfNoEntry: false })) {
    makeReachable(spare)
    symlinkSync(join(spare, `cluster-${randomBytes(8).toString('hex')}`), directory)
  }
  return lstatSync(directory, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(directory) : directory
}

function initialise(
  directory: string,
  password: string,
  binaries: ServerBinaries,
  account: ServerAccount,
  trusting: boolean,
): void {
  const unfinished = `${directory}.${process.pid}`
  const passwordFile = `${unfinished}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) {
    chownSync(unfinished, account.uid, account.gid)
    chownSync(passwordFile, account.uid, account.gid)
  }
  try {
    const ways = ['-A', trusting ? 'trust' : 'scram-sha-256', ...(majorOf(binaries) < 17 ? INITDB_BEFORE : INITDB)]
    const args = ['-D', unfinished, '-U', 'postgres', '--no-sync', `--pwfile=${passwordFile}`, ...ways]
    const { status, stderr, error } = spawnSync(binaries.initdb, args, {
      ...account,
      cwd: process.platform === 'win32' ? undefined : '/',
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`initdb failed in ${unfinished}: ${error?.message ?? stderr}`)
    renameSync(unfinished, directory)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(join(directory, 'PG_VERSION'))) throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function majorOf({ initdb }: ServerBinaries): number {
  const { stdout, error } = spawnSync(initdb, ['--version'], { encoding: 'utf8' })
  if (error) throw new Error(`${initdb} does not run: ${error.message}`)
  return Number(/ (\d+)/.exec(stdout)?.[1])
}

// Another process may be doing the same: a link comes into being with all of its text, and only once.
function writeOnce(file: string, text: string): void {
  if (existsSync(file)) return
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}
