import type { App } from '@core/ui/define/define-ui'
import type { Rspack } from '@rsbuild/core'

/** Built chunks by what asks for them, as far as a visit needs them before its screen shows. */
export interface FirstFiles {
  /** Files beside those in the page of an app that hold it and the kit for whoever is signed in. */
  app: (app: App) => string[]
  /** Files with what a plugin declares. */
  plugin: (code: string) => string[]
  /** Files of a screen, by how its plugin imports it: `./screens/relation-overview`. */
  screen: (code: string, request: string) => string[]
  /** Files of everything that a plugin fetches when somebody first sees it, but its texts. */
  parts: (code: string) => string[]
  /** Files of a screen of an app itself, or of a heavy part of the kit, by how it is imported: `./ag-grid.tsx`. */
  part: (app: App, request: string) => string[]
}

/** Reads from the result of a build which files hold what. */
export function firstFiles(stats: Rspack.Stats | Rspack.MultiStats): FirstFiles {
  const { children = [] } = stats.toJson({ all: false, children: true, chunks: true, ids: true, chunkOrigins: true })

  function files(environment: string, base: string, asks: (by: string, request: string) => boolean): string[] {
    const chunks = children.find(({ name }) => name === environment)?.chunks ?? []
    return chunks
      .filter(({ origins = [] }) => origins.some(({ moduleName, request }) => asks(moduleName, request)))
      .flatMap(chunk => chunk.files ?? [])
      .map(file => base + file)
  }

  return {
    app: app =>
      files(
        app,
        baseOf(app),
        (by, request) =>
          by.startsWith('provide shared module (default) @core/ui') ||
          request === './app.tsx' ||
          request === './admin.tsx',
      ),
    part: (app, asked) => files(app, baseOf(app), (_, request) => request === asked),
    parts: code =>
      files(
        `remote-${code}`,
        `/remotes/${code}/`,
        (by, request) => by === `./plugins/${code}/ui/index.ts` && !request.includes('/locales/'),
      ),
    plugin: code => files(`remote-${code}`, `/remotes/${code}/`, by => by === 'container entry'),
    screen: (code, asked) =>
      files(
        `remote-${code}`,
        `/remotes/${code}/`,
        (by, request) => by === `./plugins/${code}/ui/index.ts` && request === asked,
      ),
  }
}

const baseOf = (app: App): string => (app === 'shell' ? '/' : `/${app}/`)
