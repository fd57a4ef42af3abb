import { atom, useAtomValue } from 'jotai'
import { matchPath } from 'react-router'
import { registerTexts } from '../i18n/texts.ts'
import { store } from '../session/store.ts'
import type { App, Screen, UiAction, UiDefinition } from './define-ui.ts'
import type { Fill } from './slot.ts'

/** A declaration with the plugin it came from: its titles are keys in that plugin's texts. */
export type From<T> = T & { code: string }

export interface Registry {
  screens: From<Screen>[]
  actions: From<UiAction>[]
  fills: From<Fill>[]
}

const uis = new Map<string, UiDefinition>()
const registryAtom = atom<Registry>({ screens: [], actions: [], fills: [] })

/** Adds what a plugin declares. A second registration of the same plugin replaces the first (hot reload). */
export function registerUi(ui: UiDefinition): void {
  uis.set(ui.code, ui)
  registerTexts(ui.code, ui.locales)
  const all = [...uis.values()]
  store.set(registryAtom, {
    screens: all.flatMap(({ code, screens = [] }) => screens.map(screen => ({ ...screen, code }))),
    actions: all.flatMap(({ code, actions = [] }) => actions.map(action => ({ ...action, code }))),
    fills: all.flatMap(({ code, fills = [] }) => fills.map(fill => ({ ...fill, code }))),
  })
}

export function currentRegistry(): Registry {
  return store.get(registryAtom)
}

export function useRegistry(): Registry {
  return useAtomValue(registryAtom)
}

/** The screen that a plugin has at an address. */
export function screenAt(app: App, { screens }: Registry, pathname: string): From<Screen> | undefined {
  return screens.find(screen => isFor(app, screen) && matchPath(screen.path, pathname) !== null)
}

/** Whether a declaration belongs to this app; without `app` it is the shell's. */
export function isFor(app: App, declaration: { app?: App }): boolean {
  return (declaration.app ?? 'shell') === app
}
