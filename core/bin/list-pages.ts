import type { UiDefinition } from '@core/ui'
import type { PageEntry } from '@core/ui/host/pages'
import { uiEntry, uiPlugins } from './ui-plugins'

/** Prints every screen of this deployment as JSON: the hosts must tell "not owned" (401) from "unknown" (404). */
const pages: PageEntry[] = []
/** Letters after G, by app: two screens on one letter would leave one out of reach. */
const letters = new Map<string, string>()
for (const code of uiPlugins()) {
  const ui = ((await import(uiEntry(code))) as { default: UiDefinition }).default
  if (ui.code !== code) throw new Error(`plugins/${code}/ui/index.ts says code '${ui.code}'.`)
  for (const { path, app = 'shell', module = null, role = 100, menu } of ui.screens ?? []) {
    pages.push({ code, path, app, module, role })
    if (!menu?.go) continue
    const key = `${app} ${menu.go}`
    if (letters.has(key)) throw new Error(`G ${menu.go} opens both ${letters.get(key)} and ${path}.`)
    letters.set(key, path)
  }
}
process.stdout.write(JSON.stringify(pages))
