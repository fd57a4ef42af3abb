import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { App, UiDefinition } from '../define/define-ui.ts'
import { registerUi } from '../define/registry.ts'
import { fileOf, lookForNewVersion } from '../release/new-version.ts'
import type { Remote } from '../session/current-user.ts'
import { fetchPages, remotesFor } from './pages.ts'
import { shareFederation } from './shared-federation.ts'

shareFederation()

/**
 * Fetches the user interfaces that the API named, as far as they have something for this app, and registers them. A
 * module that is not owned is not fetched.
 *
 * @returns names of the remotes that did not come; the others work
 */
export async function loadRemotes(app: App, offered: readonly Remote[]): Promise<string[]> {
  const remotes = remotesFor(app, offered, await fetchPages())
  registerRemotes(remotes.map(({ name, entry }) => ({ name, entry })))
  const failed: string[] = []
  const loaded = await Promise.all(
    remotes.map(async ({ name, entry }) => {
      try {
        return await fetchRemote(name, entry)
      } catch (error) {
        console.error(error)
        failed.push(name)
        await lookForNewVersion(error, fileOf(error) ?? entry)
        return null
      }
    }),
  )
  // Not as they come in: what they offer stands in the same order at every visit.
  for (const module of loaded) if (module) registerUi(module.default)
  return failed
}

/** Times that the entry of a remote is fetched anew, and the pause before it in milliseconds. */
const MOST = 2
const PAUSE_MS = 300

/** Fetches a remote; an entry that is lost or cut off comes from another address. Its other files its runtime fetches anew. */
async function fetchRemote(name: string, entry: string): Promise<{ default: UiDefinition } | null> {
  for (let tried = 1; ; tried++)
    try {
      return await loadRemote<{ default: UiDefinition }>(`${name}/ui`)
    } catch (error) {
      if (fileOf(error) || tried > MOST) throw error
      await new Promise(wait => setTimeout(wait, PAUSE_MS * tried))
      registerRemotes([{ name, entry: `${entry}?again=${tried}` }], { force: true })
    }
}
