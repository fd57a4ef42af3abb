import { resolve } from 'node:path'
import type { Rspack } from '@rsbuild/core'
import { userAt } from './used-texts'

/**
 * Has a bundle hold of `import nl from '../locales/nl' with { usedBy: 'first pages' }` only the texts that first pages use,
 * and of `with { notUsedBy: 'first pages' }` the others; or of a module: `with { usedBy: './first-page' }`. Whatever runs
 * without a bundle gets the whole file.
 */
export class OnlyUsedTexts {
  apply({ options, hooks }: Rspack.Compiler): void {
    options.module.rules.push({
      resourceQuery: /^\?(?:usedBy|notUsedBy)=/,
      enforce: 'pre',
      use: resolve(import.meta.dirname, 'pick-texts.ts'),
    })
    hooks.normalModuleFactory.tap('OnlyUsedTexts', factory => {
      factory.hooks.beforeResolve.tap('OnlyUsedTexts', data => {
        for (const pick of ['usedBy', 'notUsedBy']) {
          const user = data.attributes?.[pick]
          if (user) data.request += `?${pick}=${encodeURIComponent(userAt(data.context, user))}`
        }
      })
    })
  }
}
