import type { UiDefinition } from '../define/define-ui.ts'

/** What the entry of a plugin's remote announces itself as: a container of the bundler's federation. */
interface Container {
  /** Tells it what the page shares; the same once more does nothing. */
  init: (shared: unknown) => Promise<void> | undefined
  get: (exposed: './ui') => Promise<() => { default: UiDefinition }>
}

/** The name of a plugin's remote in a page. */
export const remoteName = (code: string): string => `vakwerk_remote_${code}`

/** The remote of a plugin; undefined until its entry has run. */
export function containerOf(code: string): Container | undefined {
  return Reflect.get(globalThis, remoteName(code)) as Container | undefined
}
