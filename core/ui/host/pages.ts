import type { App } from '../define/define-ui.ts'
import type { Ask } from '../define/slot.ts'
import type { Remote } from '../session/current-user.ts'
import { takeHeadStart } from './taken-head-start.ts'

/** What the hosts must know of every screen of this deployment, also of those that the company does not own. */
export interface PageEntry {
  /** Plugin that brings the screen; null for screens of the host. */
  code: string | null
  path: string
  app: App
  module: string | null
  role: number
  /** Files that its code is in, where the build knows them, and those of what plugins show in it at once. */
  files?: string[]
  /** Files of heavy parts that it shows after its first picture: the grid of a list. */
  later?: string[]
  /** What it always asks for first, for browsers that never opened it: of whoever has the module and the role. */
  asks?: { readonly path: Ask; readonly module: string | null; readonly role: number }[]
}

/** `pages.json` of the build: all screens, and where everything is that a visit fetches before one shows. */
export interface PagesFile {
  pages: PageEntry[]
  /** Of each plugin the address of its remote, with its hash and all that it declares, and the style sheets of that. */
  remotes: Record<string, RemoteFiles>
  /** Of each app the files that a signed-in user needs beside those in its page. */
  apps: Partial<Record<App, string[]>>
}

export interface RemoteFiles {
  entry: string
  files: string[]
}

let pages: Promise<PagesFile> | null = null

/** Fetched once; without it the hosts go by the remotes alone. */
export function fetchPages(): Promise<PagesFile> {
  pages ??= (takeHeadStart('pages') ?? fetch('/pages.json'))
    .then(response => (response.ok ? (response.json() as Promise<PagesFile>) : none))
    .catch(() => none)
  return pages
}

const none: PagesFile = { pages: [], remotes: {}, apps: {} }

/** The screen at an address; of several patterns that fit, the one with the fewest parameters. */
export function findPage(entries: readonly PageEntry[], pathname: string): PageEntry | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const fitting = entries.filter(entry => fits(entry.path, path))
  return fitting.reduce<PageEntry | null>(
    (best, entry) => (best && parametersOf(best) <= parametersOf(entry) ? best : entry),
    null,
  )
}

const parametersOf = ({ path }: PageEntry): number => path.split('/:').length - 1

/** Of the remotes that the API named, those with something for this app, by their address of this build. */
export function remotesFor(
  app: App,
  offered: readonly Remote[],
  { remotes, pages: all }: PagesFile,
): (RemoteFiles & { name: string })[] {
  const built = Object.keys(remotes).length > 0
  return offered
    .filter(({ name, app: own }) => {
      // A plugin may have no screens of its own.
      if (built && !remotes[name]) return false
      return own === app || all.some(page => page.code === name && page.app === app)
    })
    .map(({ name, entry }) => ({ name, ...(remotes[name] ?? { entry, files: [] }) }))
}

/** Whether `/flow_detail/12` fits `/flow_detail/:flowId`. */
function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  )
}
