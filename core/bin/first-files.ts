import type { App } from '@core/ui/define/define-ui'
import type { Rspack } from '@rsbuild/core'

/** What plugins share of the kit: what every page has, and what only some screens need. */
export const KIT = '@core/ui'
export const KIT_PARTS = ['@core/ui/forms', '@core/ui/lists', '@core/ui/records'] as const

/** How the hosts import what they show to whoever is signed in. */
export const APPS: readonly string[] = ['./app.tsx', './admin.tsx']
/** How the bundler names what a host shares: `${PROVIDED}${KIT}@0.1.0 = …`. */
export const PROVIDED = 'provide shared module (default) '

/** Built chunks by what asks for them, as far as a visit needs them before its screen shows. */
export interface FirstFiles {
  /** Files beside those in the page of an app that hold it and the kit for whoever is signed in. */
  app: (app: App) => string[]
  /** Files with what a plugin declares. */
  plugin: (code: string) => string[]
  /** Files of a screen, by how its plugin imports it: `./screens/relation-overview`; with those of the parts of the kit it uses. */
  screen: (app: App, code: string, request: string) => string[]
  /** Files of everything that a plugin fetches when somebody first sees it, but its texts. */
  parts: (code: string) => string[]
  /** Files of a screen of an app itself, or of a heavy part of the kit, by how it is imported: `./ag-grid.tsx`; without those of `app`. */
  part: (app: App, request: string) => string[]
}

/** Whether a module asks for a chunk, and how. */
type Asks = (by: string, request: string) => boolean

/** Reads from the result of a build which files hold what. */
export function firstFiles(stats: Rspack.Stats | Rspack.MultiStats): FirstFiles {
  const { children = [] } = stats.toJson({
    all: false,
    children: true,
    chunks: true,
    ids: true,
    chunkOrigins: true,
    chunkModules: true,
    // All of them: what others in the chunk import is told as a number otherwise.
    dependentModules: true,
    chunkModulesSpace: Number.POSITIVE_INFINITY,
  })

  function chunks(environment: string, asks: Asks): Rspack.StatsChunk[] {
    const all = children.find(({ name }) => name === environment)?.chunks ?? []
    return all.filter(({ origins = [] }) => origins.some(({ moduleName, request }) => asks(moduleName, request)))
  }

  function files(environment: string, base: string, asks: Asks): string[] {
    return chunks(environment, asks)
      .flatMap(chunk => chunk.files ?? [])
      .map(file => base + file)
  }

  /** Whether a chunk holds what an app shares under a name. */
  const shares =
    (name: string): Asks =>
    by =>
      by.startsWith(`${PROVIDED}${name}@`)
  const ofApp = (app: App): string[] => [
    ...new Set(files(app, baseOf(app), (by, request) => shares(KIT)(by, request) || APPS.includes(request))),
  ]
  const besidesApp = (app: App, asks: Asks): string[] => {
    const own = ofApp(app)
    return files(app, baseOf(app), asks).filter(file => !own.includes(file))
  }

  return {
    app: ofApp,
    part: (app, asked) => besidesApp(app, (_, request) => request === asked),
    parts: code =>
      files(
        `remote-${code}`,
        `/remotes/${code}/`,
        (by, request) => by === `./plugins/${code}/ui/index.ts` && !request.includes('/locales/'),
      ),
    plugin: code => files(`remote-${code}`, `/remotes/${code}/`, by => by === 'container entry'),
    screen: (app, code, asked) => {
      const asks: Asks = (by, request) => by === `./plugins/${code}/ui/index.ts` && request === asked
      const used = chunks(`remote-${code}`, asks).flatMap(({ modules = [] }) => modules.map(({ name = '' }) => name))
      const parts = KIT_PARTS.filter(part =>
        used.some(name => name.startsWith(`consume shared module (default) ${part}@`)),
      )
      return [
        ...new Set([
          ...files(`remote-${code}`, `/remotes/${code}/`, asks),
          ...parts.flatMap(part => besidesApp(app, shares(part))),
        ]),
      ]
    },
  }
}

const baseOf = (app: App): string => (app === 'shell' ? '/' : `/${app}/`)
