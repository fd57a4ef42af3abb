import { atom, useAtomValue } from 'jotai'
import { matchPath } from 'react-router'
import { fetchAllTexts, registerTexts } from '../i18n/texts.ts'
import { atFirstTouch } from '../lazy/at-first-touch.ts'
import { store } from '../session/store.ts'
import type { App, Kind, PaletteLines, Screen, SearchGroup, StatusLook, UiAction, UiDefinition } from './define-ui.ts'
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
  kinds: Readonly<Record<string, From<Kind>>>
  fills: From<Fill>[]
}

/** What every company has, whatever it owns. */
const kernelKinds: Registry['kinds'] = {
  company: { code: 'core', noun: 'company' },
  customfield: { code: 'core', noun: 'customField' },
  user: { code: 'core', noun: 'user' },
  picture: { code: 'core', noun: 'photo' },
  attachedfile: { code: 'core', noun: 'attachedFile' },
  listview: { code: 'core', noun: 'view' },
}

const uis = new Map<string, UiDefinition>()
const registryAtom = atom(put([]))

/** Adds what a plugin declares. A second registration of the same plugin replaces the first (hot reload). */
export function registerUi(ui: UiDefinition): void {
  uis.set(ui.code, ui.locales.rest ? withAllTexts(ui) : ui)
  registerTexts(ui.code, ui.locales)
  store.set(registryAtom, put([...uis.values()]))
}

/** What is fetched of a plugin comes together with the rest of its texts, unless it says that it needs none of them. */
function withAllTexts(ui: UiDefinition): UiDefinition {
  const wait = <Content>(load: () => Promise<Content>, early?: boolean): (() => Promise<Content>) =>
    early ? load : async () => (await Promise.all([load(), fetchAllTexts(ui.code)]))[0]
  // A dialog that a first page opens has them by then.
  atFirstTouch(async () => ({ default: await fetchAllTexts(ui.code) }))
  const { screens = [], actions = [], fills = [] } = ui
  return {
    ...ui,
    screens: screens.map(screen => ({ ...screen, load: wait(screen.load, screen.early) })),
    actions: actions.map(action => (action.dialog ? { ...action, dialog: wait(action.dialog) } : action)),
    fills: fills.map(fill => ({ ...fill, load: wait(fill.load, fill.early) })),
  }
}

function put(all: readonly UiDefinition[]): Registry {
  const each = <T>(of: (ui: UiDefinition) => readonly T[] | undefined): From<T>[] =>
    all.flatMap(ui => (of(ui) ?? []).map(entry => ({ ...entry, code: ui.code })))
  const named = <T>(of: (ui: UiDefinition) => Readonly<Record<string, T>> | undefined): Record<string, From<T>> =>
    Object.fromEntries(
      all.flatMap(ui => Object.entries(of(ui) ?? {}).map(([name, entry]) => [name, { ...entry, code: ui.code }])),
    )
  return {
    screens: each(ui => ui.screens),
    actions: each(ui => ui.actions),
    searchGroups: each(ui => ui.searchGroups).sort((one, other) => one.order - other.order),
    paletteLines: each(ui => ui.paletteLines),
    statuses: named(ui => ui.statuses),
    kinds: { ...kernelKinds, ...named(ui => ui.kinds) },
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

/** Where the record is shown that a field of `row` names, as `visit_id` does; null when no plugin shows such records. */
export function addressIn(kinds: Registry['kinds'], row: object): string | null {
  for (const [field, value] of Object.entries(row)) {
    const address = typeof value === 'number' ? kinds[field.replace(/_id$/, '')]?.address : undefined
    if (address) return address(value)
  }
  return null
}
