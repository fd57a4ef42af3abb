import type { RemoteFiles } from './pages.ts'

/**
 * Entries of remotes in one file. What plugins are built of is alike, so that together they travel as half of what each
 * takes by itself, and are asked for once.
 */

/** Where the server puts them together (`core/http/entries-together`). */
export const TOGETHER = '/remotes/together/'

/** The entry of a remote as its build names it: code of the plugin and hash of what is in the file. */
const BUILT = /^\/remotes\/([a-z]+)\/entry\.([0-9a-f]{10})\.js$/

/**
 * The address of one file with the entries of all these remotes, which may be kept for ever; undefined where there are not
 * two, or where an entry is none of a finished build.
 */
export function togetherOf(remotes: readonly RemoteFiles[]): string | undefined {
  const parts = remotes.map(({ entry }) => BUILT.exec(entry)?.slice(1).join('.'))
  return parts.length > 1 && !parts.includes(undefined) ? `${TOGETHER}${parts.sort().join('+')}.js` : undefined
}

/** The entries that an address of {@link togetherOf} means, in its order; undefined where it is none. */
export function entriesOf(address: string): string[] | undefined {
  if (!address.startsWith(TOGETHER) || !address.endsWith('.js')) return undefined
  const parts = address.slice(TOGETHER.length, -'.js'.length).split('+')
  const entries = parts.map(part => `/remotes/${part.replace('.', '/entry.')}.js`)
  // Each set of entries has one address.
  return togetherOf(entries.map(entry => ({ entry, files: [] }))) === address ? entries : undefined
}
