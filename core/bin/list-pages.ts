import { dirname, join } from 'node:path'
import type { UiDefinition } from '@core/ui'
import { dashboardFigures, dashboardWidgets } from '@core/ui/define/dashboard-slot'
import type { Ask } from '@core/ui/define/slot'
import type { PageEntry } from '@core/ui/host/pages'
import { dashboardPaths, ownPages } from '../../shell/own-pages.ts'
import { heavyParts } from './heavy-parts'
import { uiEntry, uiPlugins } from './ui-plugins'

/** A screen and how its plugin or app imports it, so that the build can tell which files that is. */
export interface ListedPage extends PageEntry {
  request: string | undefined
  /** Heavy parts of the kit that it shows, as the kit imports them. */
  heavy: string[]
  /** What plugins show in it at once, as each imports that. */
  parts?: { code: string; request: string }[]
  /** Whether it waits for the rest of the texts of its plugin. */
  texts?: boolean
}

/** Prints every screen of this deployment as JSON: the hosts must tell "not owned" (401) from "unknown" (404). */
const pages: ListedPage[] = []
/** Letters after G, by app: two screens on one letter would leave one out of reach. */
const letters = new Map<string, string>()
/** What stands on the dashboard where everybody lands, until they arrange it. */
const onDashboard: NonNullable<ListedPage['parts']> = []
const dashboardAsks: NonNullable<ListedPage['asks']> = []
const dashboardSlots: readonly string[] = [dashboardFigures.name, dashboardWidgets.name]
for (const code of uiPlugins()) {
  const ui = ((await import(uiEntry(code))) as { default: UiDefinition }).default
  if (ui.code !== code) throw new Error(`plugins/${code}/ui/index.ts says code '${ui.code}'.`)
  for (const { path, app = 'shell', module = null, role = 100, menu, early, asks = [], load } of ui.screens ?? []) {
    const request = importedBy(load)
    const heavy = request ? heavyParts(join(dirname(uiEntry(code)), `${request}.tsx`)) : []
    const texts = ui.locales.rest !== undefined && !early
    pages.push({
      ...{ code, path, app, module, role, request, heavy },
      ...(texts ? { texts } : {}),
      ...(asks.length ? { asks: asksOf(asks, module, role) } : {}),
    })
    if (!menu?.go) continue
    const key = `${app} ${menu.go}`
    if (letters.has(key)) throw new Error(`G ${menu.go} opens both ${letters.get(key)} and ${path}.`)
    letters.set(key, path)
  }
  for (const { slot, views, module, role, asks = [], load } of ui.fills ?? []) {
    const request = dashboardSlots.includes(slot) && (views?.includes('standard') ?? true) && importedBy(load)
    if (!request) continue
    onDashboard.push({ code, request })
    dashboardAsks.push(...asksOf(asks, module, role))
  }
}
/** How the shell imports the screen behind its dashboards, where everybody lands. */
const DASHBOARD = './screens/dashboard/dashboard.tsx'
const LANDING = '/dashboard'
const dashboards: ReadonlySet<string> = new Set(dashboardPaths)
for (const page of ownPages)
  if (dashboards.has(page.path))
    pages.push({
      ...page,
      request: DASHBOARD,
      heavy: [],
      ...(page.path === LANDING ? { parts: onDashboard, asks: [...(page.asks ?? []), ...dashboardAsks] } : {}),
    })
process.stdout.write(JSON.stringify(pages))

function asksOf(asks: readonly Ask[], module: string | null = null, role = 0): NonNullable<PageEntry['asks']> {
  return asks.map(path => ({ path, module, role }))
}

/** What a function imports that fetches one module. */
function importedBy(load: () => unknown): string | undefined {
  return /import\((['"])(.+?)\1\)/.exec(String(load))?.[2]
}
