import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasMarker } from '@core/auth/cookies'
import type { App } from '@core/ui/define/define-ui'
import type { PagesFile } from '@core/ui/host/pages'

/** What goes into the head of a page, and what its content security policy has to allow for it. */
export interface HeadStart {
  readonly tags: string
  /** Source for `script-src`: the hash of the script in the page. */
  readonly allowed: string
}

/**
 * For a browser that has a session: the script that asks who that is, in the page itself, and the app's own files, all
 * beside the script of the page instead of after one another. Visitors get none of it.
 */
export function headStart(folder: string, files: Iterable<string>): (request: Request, app: App) => HeadStart | null {
  const pages = join(folder, 'shell/pages.json')
  const { apps } = (existsSync(pages) ? JSON.parse(readFileSync(pages, 'utf8')) : { apps: {} }) as Partial<PagesFile>
  const file = [...files].find(name => /^\/start\/head-start\.\w+\.js$/.test(name))
  if (!file) return () => null
  const script = readFileSync(join(folder, file), 'utf8')
  const allowed = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  return (request, app) => {
    const own = apps?.[app]
    if (!own || !hasMarker(request)) return null
    const tags = own.map(name =>
      name.endsWith('.css')
        ? `<link rel="preload" href="${name}" as="style">`
        : `<script async src="${name}"></script>`,
    )
    return { tags: `<script>${script}</script>${tags.join('')}`, allowed }
  }
}
