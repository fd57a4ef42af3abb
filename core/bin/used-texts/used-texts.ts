import { relative, resolve } from 'node:path'
import { CUSTOMER_PAGES, uiEntry } from '../ui-plugins'
import { firstModules, type Modules, moduleAt, reachedModules } from './reached-modules'

const root = resolve(import.meta.dirname, '../../..')

/** What of the texts of a plugin somebody uses, and the modules that tell. */
export interface UsedTexts {
  isUsed: (key: string) => boolean
  modules: Modules
}

/** Who may be named as using texts, beside a module. */
const USERS: Record<string, () => UsedTexts> = {
  /** The first pages of a visit: what shows before all texts of its plugin have come. */
  'first pages': () => {
    const { isUsed, modules } = usedIn(reachedModules(firstModules(), { later: false }))
    // Screens of any plugin ask what a field is called, without knowing whose it is.
    return { isUsed: key => isUsed(key) || key.startsWith('field.'), modules }
  },
  /** The pages of customers, with all that they fetch. */
  'pages of customers': () => usedIn(reachedModules([relative(root, uiEntry(CUSTOMER_PAGES))], { later: true })),
}

/**
 * Which texts are used by what stands in `with { usedBy: '…' }`.
 *
 * @param usedBy a name, or the path of a module as {@link userAt} answers it
 * @throws when there is no such module
 */
export function usedTexts(usedBy: string): UsedTexts {
  const named = USERS[usedBy]
  if (named) return named()
  const file = moduleAt('.', `./${usedBy}`)
  if (!file) throw new Error(`Nothing at ${usedBy} uses texts; known are ${Object.keys(USERS).join(', ')}.`)
  return usedIn(reachedModules([file], { later: false }))
}

/** What a file in a folder names as using texts: modules from the root, so that builds in other folders are the same. */
export function userAt(folder: string, usedBy: string): string {
  if (usedBy.startsWith('.')) return relative(root, resolve(folder, usedBy))
  return usedBy.replace(/^@plugins\//, 'plugins/')
}

/** A text is used by its key or the beginning of it, wherever that stands; forms of a plural by their common key. */
function usedIn(modules: Modules): UsedTexts {
  const source = [...modules.values()].join('\n')
  const words = new Set([...source.matchAll(/['"`](\w[\w.]*)['"`]/g)].map(([, word]) => word))
  const beginnings = [...source.matchAll(/`([a-zA-Z]\w*_)\$\{/g)].map(([, beginning = '']) => beginning)
  return {
    modules,
    isUsed: key =>
      words.has(key) ||
      words.has(key.replace(/_(?:zero|one|other)$/, '')) ||
      beginnings.some(beginning => key.startsWith(beginning)),
  }
}
