import { atom, useAtomValue } from 'jotai'
import { matchPath } from 'react-router'
import { registerTexts } from '../i18n/texts.ts'
import { store } from '../session/store.ts'
import type { App, PaletteLines, Screen, SearchGroup, StatusLook, UiAction, UiDefinition } from './define-ui.ts'
import type { Fill } from './slot.ts'

/** A declaration with the plugin it came from: its titles are keys in that plugin's texts. */
export type From<T> = T & { code: string }

export interface Registry {
  screens: From<Screen>[]
  actions: From<UiAction>[]
  /** In the order in which ⌘K shows them. */
  searchGroups: From<SearchGroup>[]
  paletteLines: From<PaletteLines>[]
  statuses: Readonly<Record<string, From<StatusLook>>>
  addresses: Readonly<Record<string, (id: number) => string>>
  fills: From<Fill>[]
}

const uis = new Map<string, UiDefinition>()
const registryAtom = atom(put([]))

/** Adds what a plugin declares. A second registration of the same plugin replaces the first (hot reload). */
export function registerUi(ui: UiDefinition): void {
  uis.set(ui.code, ui)
  registerTexts(ui.code, ui.locales)
  store.set(registryAtom, put([...uis.values()]))
}

function put(all: readonly UiDefinition[]): Registry {
  const each = <T>(of: (ui: UiDefinition) => readonly T[] | undefined): From<T>[] =>
    all.flatMap(ui => (of(ui) ?? []).map(entry => ({ ...entry, code: ui.code })))
  return {
    screens: each(ui => ui.screens),
    actions: each(ui => ui.actions),
    searchGroups: each(ui => ui.searchGroups).sort((one, other) => one.order - other.order),
    paletteLines: each(ui => ui.paletteLines),
    statuses: Object.fromEntries(
      all.flatMap(({ code, statuses = {} }) =>
        Object.entries(statuses).map(([status, look]) => [status, { ...look, code }]),
      ),
    ),
    addresses: Object.assign({}, ...all.map(({ addresses }) => addresses)),
    fills: each(ui => ui.fills),
  }
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

/** Where the record is shown that one of the fields of `row` names; null when no plugin shows such records. */
export function addressIn(addresses: Registry['addresses'], row: object): string | null {
  for (const [field, value] of Object.entries(row)) {
    const address = typeof value === 'number' ? addresses[field] : undefined
    if (address) return address(value)
  }
  return null
}
