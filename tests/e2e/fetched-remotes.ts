import type { Page } from '@playwright/test'
import { filesOf } from '../../core/ui/host/files-together'

/** Codes of the plugins of which a page fetches something from now on, in their order. */
export function fetchedRemotes(page: Page): () => string[] {
  const codes = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    for (const file of filesOf(pathname) ?? [pathname]) {
      const code = /^\/remotes\/(\w+)\//.exec(file)?.[1]
      if (code) codes.add(code)
    }
  })
  return () => [...codes].sort()
}
