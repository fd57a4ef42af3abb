import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MARKER_COOKIE } from '@core/auth/cookies'
import type { App } from '@core/ui/define/define-ui'
import type { PagesFile } from '@core/ui/host/pages'

/**
 * What goes into the page of an app for a browser that has a session: the script that asks who that is, and the app's
 * own files, all beside the script of the page instead of after one another. Visitors get none of it.
 *
 * @returns tags for the head; empty for an app or a build without
 */
export function headStart(folder: string, files: Iterable<string>): (request: Request, app: App) => string {
  const pages = join(folder, 'shell/pages.json')
  const { apps } = (existsSync(pages) ? JSON.parse(readFileSync(pages, 'utf8')) : { apps: {} }) as Partial<PagesFile>
  const first = [...files].find(file => /^\/start\/head-start\.\w+\.js$/.test(file))
  return (request, app) => {
    const own = apps?.[app]
    if (!own || !first || !hasSession(request)) return ''
    return [
      `<script defer src="${first}"></script>`,
      ...own.map(file =>
        file.endsWith('.css')
          ? `<link rel="preload" href="${file}" as="style">`
          : `<script async src="${file}"></script>`,
      ),
    ].join('')
  }
}

const hasSession = (request: Request) =>
  (request.headers.get('cookie') ?? '').split(/;\s*/).includes(`${MARKER_COOKIE}=1`)
