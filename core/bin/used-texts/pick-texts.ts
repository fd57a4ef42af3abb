import { resolve } from 'node:path'
import type { Rspack } from '@rsbuild/core'
import { usedTexts } from './used-texts'

const root = resolve(import.meta.dirname, '../../..')

/** Loader that keeps of a file of texts those that somebody uses, or the others: its query says which (`OnlyUsedTexts`). */
export default function pickTexts(this: Rspack.LoaderContext): void {
  const done = this.async()
  const [[pick = '', user = ''] = []] = new URLSearchParams(this.resourceQuery)
  const { isUsed, modules } = usedTexts(user)
  for (const file of modules.keys()) this.addDependency(resolve(root, file))
  this.importModule(this.resourcePath, undefined, (error, module) => {
    if (error) return done(error)
    const all = Object.entries((module as { default: Record<string, string> }).default)
    const picked = all.filter(([key]) => isUsed(key) === (pick === 'usedBy'))
    done(null, `export default ${JSON.stringify(Object.fromEntries(picked))}`)
  })
}
