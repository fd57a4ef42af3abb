import { atom, useAtomValue } from 'jotai'
import { isWriting } from '../api/writing.ts'
import { store } from '../session/store.ts'

/** True once a file of the build that this page runs is gone from the server: there is a newer build. */
const newVersionAtom = atom(false)

/** A server that does not say within this many milliseconds whether it has a file says nothing. */
const limitMs = 5000

/** A page that was loaded anew less long ago is not by itself once more: where that does not help, it would go on. */
const againMs = 60_000

export function useNewVersion(): boolean {
  return useAtomValue(newVersionAtom)
}

/**
 * Asks the server for a file that did not come: it is gone after a release, and with it what this page still has to
 * fetch. A server that cannot be reached has no newer version.
 *
 * @param error of an `import()`: it names its file
 */
export async function lookForNewVersion(error: unknown, file = fileOf(error)): Promise<void> {
  if (!file) return
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(limitMs) }).catch(
    () => null,
  )
  if (answer?.status === 404) store.set(newVersionAtom, true)
}

/** Between two screens, where nothing is filled in: loads the new version if there is one and nothing can be lost. */
export function loadNewVersionByItself(): boolean {
  if (!store.get(newVersionAtom) || isWriting() || wasJustLoadedAnew()) return false
  location.reload()
  return true
}

function wasJustLoadedAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload' && performance.now() < againMs
}

/** The file that an `import()` waited for, as the bundler tells it. */
export function fileOf(error: unknown): string | undefined {
  const { request } = (error ?? {}) as { request?: unknown }
  return typeof request === 'string' ? request : undefined
}
