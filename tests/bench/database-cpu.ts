import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Clock ticks of a second on every Linux that runs Bun. */
const TICKS = 100

/** Milliseconds of processor time that the server of this data folder has used so far; only Linux tells. */
export function databaseCpu(dataDir: string): number {
  if (process.platform !== 'linux') return Number.NaN
  const [main = ''] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  let ticks = 0
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const fields = statOf(pid)
    if (pid !== main && fields?.[1] !== main) continue
    // Those of the main process come with what its ended children used.
    for (const count of fields?.slice(11, pid === main ? 15 : 13) ?? []) ticks += Number(count)
  }
  return (ticks * 1000) / TICKS
}

/** What the system counts of a process, from its state on; a process may end meanwhile. */
function statOf(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
