import type { App } from '../define/define-ui.ts'

/** What the hosts must know of every screen of this deployment, also of those that the company does not own. */
export interface PageEntry {
  /** Plugin that brings the screen; null for screens of the host. */
  code: string | null
  path: string
  app: App
  module: string | null
  role: number
}

/** `pages.json` of the build: all screens, and the address of each remote with its hash. */
export interface PagesFile {
  pages: PageEntry[]
  remotes: Record<string, string>
}

let pages: Promise<PagesFile> | null = null

/** Fetched once; without it the hosts go by the remotes alone. */
export function fetchPages(): Promise<PagesFile> {
  pages ??= fetch('/pages.json')
    .then(response => (response.ok ? (response.json() as Promise<PagesFile>) : none))
    .catch(() => none)
  return pages
}

const none: PagesFile = { pages: [], remotes: {} }

/** The screen at an address; patterns without parameters go before those with. */
export function findPage(entries: readonly PageEntry[], pathname: string): PageEntry | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return entries.find(entry => entry.path === path) ?? entries.find(entry => fits(entry.path, path)) ?? null
}

/** Whether `/flow_detail/12` fits `/flow_detail/:flowId`. */
function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  )
}
