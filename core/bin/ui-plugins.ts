import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/**
 * Codes of the plugins that bring a federated user interface: they have a `ui/index.ts`. `UI_PLUGINS=crm,portal` limits
 * a build or a dev server to some of them.
 */
export function uiPlugins(): string[] {
  const folder = resolve(root, 'plugins')
  const wanted = process.env.UI_PLUGINS?.split(',')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(uiEntry(entry.name)))
    .filter(entry => !wanted || wanted.includes(entry.name))
    .map(entry => entry.name)
    .sort()
}

/** File with a plugin's `defineUi`. */
export function uiEntry(code: string): string {
  return resolve(root, 'plugins', code, 'ui/index.ts')
}

/** The plugin whose pages customers open: the portal is built of it, and it is no remote. */
export const CUSTOMER_PAGES = 'portal'

/** Codes of the plugins whose user interface an app fetches. */
export const remotePlugins = (): string[] => uiPlugins().filter(code => code !== CUSTOMER_PAGES)
