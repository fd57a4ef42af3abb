import type { App, UiDefinition } from '../define/define-ui.ts'
import { registerUi } from '../define/registry.ts'
import { fileOf, lookForNewVersion } from '../release/new-version.ts'
import type { Remote } from '../session/current-user.ts'
import { togetherOf } from './files-together.ts'
import { fetchPages, type RemoteFiles, remotesFor } from './pages.ts'
import { containerOf } from './remote-container.ts'

/**
 * Fetches the user interfaces that the API named, as far as they have something for this app, and registers them. A
 * module that is not owned is not fetched.
 *
 * @returns names of the remotes that did not come; the others work
 */
export async function loadRemotes(app: App, offered: readonly Remote[]): Promise<string[]> {
  const remotes = remotesFor(app, offered, await fetchPages())
  await fetchTogether(remotes)
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

/** Milliseconds that entries may take, before they are asked for in another way. */
const LATE_MS = 10_000

/**
 * Fetches the entries of all remotes in one file, and once more from another address when some did not come. What did not
 * announce itself is asked for by itself ({@link fetchRemote}).
 */
async function fetchTogether(remotes: readonly (RemoteFiles & { name: string })[]): Promise<void> {
  for (const again of ['', '?again=1']) {
    // Another user on the same page brings others.
    const address = togetherOf(remotes.filter(({ name }) => !containerOf(name)).map(({ entry }) => entry))
    if (address) await runScript(address + again)
  }
}

/** Resolves when a script has run, is lost, or is late. */
function runScript(src: string): Promise<unknown> {
  const script = Object.assign(document.createElement('script'), { src })
  return new Promise<unknown>(done => {
    script.onload = script.onerror = done
    setTimeout(done, LATE_MS)
    document.head.append(script)
  })
}

declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>
declare const __webpack_share_scopes__: { default: unknown }

/** Times that the entry of a remote is fetched anew, and the pause before it in milliseconds. */
const MOST = 2
const PAUSE_MS = 300

/** Fetches a remote; an entry that is lost or cut off comes from another address. Its other files its runtime fetches anew. */
async function fetchRemote(name: string, entry: string): Promise<{ default: UiDefinition }> {
  let container = containerOf(name)
  for (let tried = 0; !container; tried++) {
    if (tried > MOST) throw new Error(`${entry} did not come`)
    if (tried) await new Promise(wait => setTimeout(wait, PAUSE_MS * tried))
    await runScript(tried ? `${entry}?again=${tried}` : entry)
    container = containerOf(name)
  }
  await __webpack_init_sharing__('default')
  await container.init(__webpack_share_scopes__.default)
  return (await container.get('./ui'))()
}
