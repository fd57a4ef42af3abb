import type { App } from '../define/define-ui.ts'
import { preferredLanguage } from '../i18n/languages.ts'
import type { CurrentUser } from '../session/current-user.ts'
import { togetherOf } from './files-together.ts'
import { callsOfPage } from './first-calls.ts'
import { findPage, type PagesFile, remotesFor } from './pages.ts'
import { preloadLater } from './preload-later.ts'

/**
 * First script in the page of somebody with a session: asks who that is, and fetches the code of what this visit will
 * show and what this page asked for when it was opened last, while the app itself is still being read. The app takes the answers over (`takeHeadStart`).
 */
const refresh = fetch('/api/authenticate/refresh', { method: 'POST', credentials: 'same-origin' })
const pages = fetch('/pages.json')
const answers = new Map<string, Promise<Response>>()
let headers: Record<string, string> = {}
const user = refresh.then(async answer => {
  if (!answer.ok) return null
  const { token } = (await answer.clone().json()) as { token: string }
  const language = preferredLanguage()
  headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language }
  // Not before who it is: that is what everything else waits for.
  const asked = fetch('/api/user/getcurrentuser', { headers })
  for (const path of callsOfPage(location.pathname, language)) ask(path)
  return asked
})
globalThis.vkHeadStart = { refresh, user, pages, answers }
// Whoever takes the answers over tells what went wrong with them.
void Promise.all([own<CurrentUser>(user), own<PagesFile>(pages)]).then(fetchCode, () => undefined)

function ask(path: string): void {
  if (!answers.has(path)) answers.set(path, fetch(path, { headers }).then(whole))
}

/** An answer that was read to its end: one that nobody takes would stay open, and be waited for. */
async function whole(answer: Response): Promise<Response> {
  return answer.ok && answer.body ? new Response(await answer.arrayBuffer(), answer) : answer
}

/** What an answer says, read before the app reads it: that can be done once, and the app may be there first. */
function own<T>(asked: Promise<Response | null>): Promise<T | null> {
  return asked.then(answer => (answer?.ok ? (answer.clone().json() as Promise<T>) : null))
}

function fetchCode([user, file]: [CurrentUser | null, PagesFile | null]): void {
  if (!user || !file) return
  const app: App = location.pathname.startsWith('/admin') ? 'admin' : 'shell'
  const wanted = remotesFor(app, user.remotes, file)
  const shown = findPage(file.pages, location.pathname)
  // An address that says more asks for something else, and so does a page that its user arranged.
  if (!location.search && !answers.size)
    for (const { path, module, role } of shown?.asks ?? [])
      if ((!module || user[`hasModule${module}`]) && user.role >= role) ask(path.replace('{user}', String(user.id)))
  // They need the app around them; what they load only announces itself.
  for (const entry of inOne(wanted.map(({ entry }) => entry))) preload(entry, 'script')
  for (const one of wanted.flatMap(({ files }) => files)) start(one)
  if (shown?.code && !wanted.some(({ name }) => name === shown.code)) return
  const files = (shown?.files ?? []).filter(file => isOwned(file, wanted))
  const parts = files.filter(file => isPart(file))
  for (const one of [...files.filter(file => !parts.includes(file)), ...inOne(parts)]) start(one)
  // Beside the data, and after what shows them first.
  for (const one of shown?.later ?? []) preloadLater(one)
}

/** The file that holds all of these scripts; each by itself where there is none. */
function inOne(scripts: readonly string[]): readonly string[] {
  const together = togetherOf(scripts)
  return together ? [together] : scripts
}

/** Whether a file is a script of a plugin. */
const isPart = (file: string): boolean => file.startsWith('/remotes/') && file.endsWith('.js')

/** Whether a file is of the hosts or of a plugin that the company has. */
function isOwned(file: string, plugins: readonly { name: string }[]): boolean {
  return !file.startsWith('/remotes/') || plugins.some(({ name }) => file.startsWith(`/remotes/${name}/`))
}

function start(file: string): void {
  if (file.endsWith('.css')) preload(file, 'style')
  else document.head.append(Object.assign(document.createElement('script'), { src: file }))
}

function preload(href: string, as: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href, as }))
}
