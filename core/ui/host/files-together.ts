/**
 * Scripts of remotes in one file. What plugins are built of is alike, so that together they travel as half of what each
 * takes by itself, and are asked for once.
 */

/** Where the server puts them together (`core/http/files-together`). */
export const TOGETHER = '/remotes/together/'

/** A script as the build of its plugin names it: the entry of the remote, or a part that it fetches. */
const BUILT = /^\/remotes\/([a-z]+)\/(?:entry|static\/js\/async\/(\w+))\.([0-9a-f]{10})\.js$/

/**
 * The address of one file with all these scripts, which may be kept for ever; undefined where there are not two, or where one
 * is none of a finished build.
 */
export function togetherOf(files: readonly string[]): string | undefined {
  const names = files.map(file => BUILT.exec(file)?.slice(1).filter(Boolean).join('.'))
  return names.length > 1 && !names.includes(undefined) ? `${TOGETHER}${names.sort().join('+')}.js` : undefined
}

/** The scripts that an address of {@link togetherOf} means, in its order; undefined where it is none. */
export function filesOf(address: string): string[] | undefined {
  if (!address.startsWith(TOGETHER) || !address.endsWith('.js')) return undefined
  const names = address.slice(TOGETHER.length, -'.js'.length).split('+')
  const files = names.map(name => {
    const [code, part, hash] = name.split('.')
    return hash ? `/remotes/${code}/static/js/async/${part}.${hash}.js` : `/remotes/${code}/entry.${part}.js`
  })
  // Each set of scripts has one address.
  return togetherOf(files) === address ? files : undefined
}
