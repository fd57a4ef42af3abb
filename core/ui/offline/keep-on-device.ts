import { Problem } from '../api/problem.ts'
import { request } from '../api/request.ts'
import { today } from '../format/clock.ts'
import { togetherOf } from '../host/files-together.ts'
import { fetchPages, remotesFor } from '../host/pages.ts'
import { takeHeadStart } from '../host/taken-head-start.ts'
import { queryClient } from '../query/query-client.ts'
import type { CurrentUser } from '../session/current-user.ts'
import { storedValue } from '../theme/stored-value.ts'
import { aheadOfDay, askAhead } from './ahead.ts'
import { forgetKept } from './kept-answers.ts'

/** `offline.json` of the build: every file that the screens of the shell and of each plugin may ask for, beside the entries of plugins. */
export interface FilesToKeep {
  readonly shell: readonly string[]
  readonly remotes: Readonly<Record<string, readonly string[]>>
}

const HOUR = 3_600_000
let hourly: ReturnType<typeof setInterval> | undefined

/** Whose answers the device keeps. */
const owner = storedValue('kept-for', '')

/**
 * Lets the device keep what somebody opens, and the code of all their screens, so that both are there without a connection.
 * A browser that cannot, or a build without a worker, works as well and keeps nothing.
 */
export async function keepOnDevice(user: CurrentUser): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await forgetOthers(user)
  const worker = await navigator.serviceWorker.register('/worker.js').catch(() => null)
  if (!worker) return
  const first = !navigator.serviceWorker.controller
  await controlled()
  // What this visit asked before there was a worker.
  if (first) await queryClient.refetchQueries({ type: 'active' })
  await keepCode(user).catch(unlessCutOff)
  await keepDay()
  clearInterval(hourly)
  hourly = setInterval(() => void keepDay(), HOUR)
}

/** What is planned for today, now and once an hour. */
async function keepDay(): Promise<void> {
  if (navigator.onLine) await askAhead(aheadOfDay, today())
}

/** A line that is gone: the next visit goes on with it. */
function unlessCutOff(error: unknown): void {
  if (!(error instanceof TypeError) && !(error instanceof Problem && error.unreachable)) throw error
}

async function forgetOthers({ id, currentcompany_id }: CurrentUser): Promise<void> {
  const now = `${currentcompany_id}.${id}`
  if (owner.read() === now) return
  // What was asked before through the worker is kept no longer either: from here on it is asked anew.
  if (navigator.serviceWorker.controller) takeHeadStart('answers')
  await forgetKept()
  owner.write(now)
}

/** Resolves when the worker answers for this page. */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  await new Promise<void>(resolve =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
}

/** Asks for each file once, one after the other, behind whatever the screens ask; the worker keeps them. */
async function keepCode({ remotes }: CurrentUser): Promise<void> {
  await request('/api/user/getcurrentuser')
  if (savesData()) return
  const files = (await (await fetch('/offline.json')).json()) as FilesToKeep
  const shown = remotesFor('shell', remotes, await fetchPages())
  const each = shown.map(({ entry }) => entry)
  const together = togetherOf(each)
  const entries = together ? [together] : each
  const wanted = [...files.shell, ...entries, ...remotes.flatMap(({ name }) => files.remotes[name] ?? [])]
  const kept = await caches.open('code')
  for (const file of wanted) if (!(await kept.match(file, { ignoreVary: true }))) await fetch(file, { priority: 'low' })
}

/** Whether somebody told their device to spare the line. */
const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true
