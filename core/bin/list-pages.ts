import type { UiDefinition } from '@core/ui'
import type { PageEntry } from '@core/ui/host/pages'
import { uiEntry, uiPlugins } from './ui-plugins'

/** Prints every screen of this deployment as JSON: the hosts must tell "not owned" (401) from "unknown" (404). */
const pages: PageEntry[] = []
for (const code of uiPlugins()) {
  const ui = ((await import(uiEntry(code))) as { default: UiDefinition }).default
  if (ui.code !== code) throw new Error(`plugins/${code}/ui/index.ts says code '${ui.code}'.`)
  for (const { path, app = 'shell', module = null, role = 100 } of ui.screens ?? [])
    pages.push({ code, path, app, module, role })
}
process.stdout.write(JSON.stringify(pages))
