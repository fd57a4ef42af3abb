import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '@core/ui/define/define-ui'
import type { PagesFile } from '@core/ui/host/pages'
import { hasMarker } from './cookies'

/** Tags for the head of a page, and the script sources that its content security policy must allow. */
export interface PageScripts {
  readonly tags: string
  /** Sources for `script-src`: the hashes of the scripts in the page. */
  readonly allowed: readonly string[]
  /** They load the scripts of the app themselves, when the page can be read. */
  readonly loadApp?: boolean
}

/**
 * In every page the script that must run before anything shows. For a browser that has a session also the one that asks
 * who that is, and the app's own files, all beside the script of the page instead of after one another.
 */
export function pageScripts(
  folder: string,
  files: Iterable<string>,
): (request: Request, app: App | null) => PageScripts {
  const pages = join(folder, 'shell/pages.json')
  const { apps } = (existsSync(pages) ? JSON.parse(readFileSync(pages, 'utf8')) : { apps: {} }) as Partial<PagesFile>
  const names = [...files]
  const firstLook = scriptInPage(folder, names, 'first-look')
  const headStart = scriptInPage(folder, names, 'head-start')
  const drawing = scriptInPage(folder, names, 'first-page')
  const firstPage = {
    tags: firstLook.tags + drawing.tags,
    allowed: [...firstLook.allowed, ...drawing.allowed],
    loadApp: drawing.allowed.length > 0,
  }
  return (request, app) => {
    if (app === 'portal') return firstPage
    const own = app && apps?.[app]
    if (!own || !hasMarker(request)) return firstLook
    const fetched = own.map(name =>
      name.endsWith('.css')
        ? `<link rel="preload" href="${name}" as="style">`
        : `<script async src="${name}"></script>`,
    )
    return {
      tags: [firstLook.tags, headStart.tags, ...fetched].join(''),
      allowed: [...firstLook.allowed, ...headStart.allowed],
    }
  }
}

/** A script of the build, to stand in the page itself; nothing where there is no build. */
function scriptInPage(folder: string, files: readonly string[], name: string): PageScripts {
  const file = files.find(path => path.startsWith(`/start/${name}.`) && path.endsWith('.js'))
  if (!file) return { tags: '', allowed: [] }
  const script = readFileSync(join(folder, file), 'utf8')
  const hash = createHash('sha256').update(script).digest('base64')
  return { tags: `<script>${script}</script>`, allowed: [`'sha256-${hash}'`] }
}
