import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The account the server process runs under; `undefined` means: the one we run under ourselves. */
export type ServerAccount = { uid: number; gid: number } | undefined

const NOBODY = 65534

/** PostgreSQL refuses to run as root, so root hands it to `nobody`. */
export function serverAccount(): ServerAccount {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined
}

/** Whether `account` can walk down to `directory` and read it: a parent with mode 0700 (like /root) stops it. */
export function canReach(account: ServerAccount, directory: string): boolean {
  if (!account) return true
  for (let path = directory; ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path)
    const needed = path === directory ? 0o5 : 0o1
    const granted = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode
    if ((granted & needed) !== needed) return false
    if (path === dirname(path)) return true
  }
}

/** A directory that every account can walk through, whatever the umask. */
export function makeReachable(directory: string): void {
  mkdirSync(directory, { recursive: true })
  chmodSync(directory, 0o755)
}
