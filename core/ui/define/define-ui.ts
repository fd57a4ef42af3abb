import type { ComponentType } from 'react'
import type { NavigateFunction } from 'react-router'
import type { Answer } from '../api/client.ts'
import type { Tone } from '../data/tag.tsx'
import type { Locales, Texts } from '../i18n/texts.ts'
import type { TextKey } from '../i18n/use-t.ts'
import type { CurrentUser } from '../session/current-user.ts'
import type { Ask, Fill } from './slot.ts'

export type App = 'shell' | 'portal' | 'admin'
/** A Tabler icon component. */
export type Icon = ComponentType<{ size?: number | string; stroke?: number | string; className?: string }>
/** `main` and `sales` hold what the specification lists; everything else goes under "Meer" or "Beheer". */
export type MenuGroup = 'main' | 'sales' | 'meer' | 'settings'

export interface MenuBadge {
  count: number
  /** `attention` is the red badge: somebody waits. */
  tone?: 'neutral' | 'attention'
}

export interface MenuEntry<Key extends string = string> {
  group: MenuGroup
  order: number
  icon: Icon
  /** Module of the menu item when it differs from that of the screen (Opnames is listed with SALES). */
  module?: string
  /** Hook for the count behind the item. */
  useBadge?: () => MenuBadge | undefined
  /** Letter after G that opens the screen. */
  go?: string
  /** Also in the bar at the bottom of the phone. */
  phone?: boolean
  /** Key of its title there, where that of the screen is too long. */
  short?: Key
}

export interface Screen<Key extends string = string> {
  /** Literal address of the catalogue, with `:params`; query parameters are read by the screen. */
  path: string
  app?: App
  /** Module the company must own; without it every signed-in user has the screen. */
  module?: string
  /** Lowest role; 100 when left out (R-ROLE-002). 0 means that no role is asked. */
  role?: number
  /** Key of the title: menu, ⌘K, tab of the browser. A screen without one sets its own through `Page`. */
  title?: Key
  menu?: MenuEntry<Key>
  /** Wants all the width there is: the menu is a rail of icons here, until the user unfolds it. */
  rail?: boolean
  /** Has a bar of its own at the bottom of the phone, in the place of that of the frame. */
  ownBar?: boolean
  /** Says only what comes with the declaration of its plugin, and does not wait for the rest of the texts. */
  early?: boolean
  /** What it asks the API for first in a browser that never opened it: {@link Ask}. */
  asks?: readonly Ask[]
  load: () => Promise<{ default: ComponentType }>
}

export interface ActionContext {
  navigate: NavigateFunction
  /** What was typed in ⌘K, so that "Nieuwe relatie" can take the name along. */
  query: string
}

/** What the dialog of an action is given. */
export interface ActionDialogProps {
  /** What was typed in ⌘K; empty when nothing was. */
  typed: string
  onClose: () => void
}

/** Something a user can start from anywhere: in ⌘K and, with `create`, in the "Nieuw" menu. */
export interface UiAction<Key extends string = string> {
  key: string
  title: Key
  icon?: Icon
  module?: string
  role?: number
  app?: App
  /** Listed under "Nieuw"; true when left out. */
  create?: boolean
  /** Makes something of what was typed; true when left out. With false it is found by its own name alone. */
  takesText?: boolean
  run?: (context: ActionContext) => void | Promise<void>
  /** Instead of `run`: opens in front of the screen that is open, and returns there. */
  dialog?: () => Promise<{ default: ComponentType<ActionDialogProps> }>
}

/** Group of the global search, as the API names it. */
export type SearchGroupName = keyof Answer<'get', '/api/search'>

/** One of its hits. */
export type SearchHit = NonNullable<Answer<'get', '/api/search'>[SearchGroupName]>[number]

/**
 * How ⌘K shows a group of the global search. What is in it comes from the group of that name in the server half of the
 * plugin, which also says whose module it is (R-SEARCH-005, R-SEARCH-006).
 */
export interface SearchGroup<Key extends string = string> {
  group: SearchGroupName
  title: Key
  icon: Icon
  order: number
  /** What a hit is at and worth, at the end of its line; its status and amount unless told. */
  end?: ComponentType<{ hit: SearchHit }>
}

/** A line of ⌘K: where it leads, and what it is called there. */
export interface PaletteLine {
  /** Unique among those of its kind. */
  key: string | number
  title: string
  note?: string | null
  to: string
}

/** What ⌘K offers as long as nothing is typed: records at hand. */
export interface PaletteLines<Key extends string = string> {
  key: string
  title: Key
  icon: Icon
  module?: string
  role?: number
  /** Read when the palette opens: `user => import('./last-seen').then(({ readLastSeen }) => readLastSeen(user))`. */
  read: (user: CurrentUser) => Promise<readonly PaletteLine[]>
}

/** Word, colour and sign of a status. */
export interface StatusLook<Key extends string = string> {
  title: Key
  tone: Tone
  icon: Icon
}

/** What people call a kind of record, and where they see one. */
export interface Kind<Key extends string = string> {
  /** One of them: "Offerte". */
  noun: Key
  /** Screen of one. */
  address?: (id: number) => string
}

export interface UiDefinition<Nl extends Texts = Texts> {
  /** Code of the plugin; also the namespace of its texts and the name of its remote. */
  code: string
  locales: Locales<Nl>
  screens?: Screen<TextKey<Nl>>[]
  actions?: UiAction<TextKey<Nl>>[]
  searchGroups?: SearchGroup<TextKey<Nl>>[]
  paletteLines?: PaletteLines<TextKey<Nl>>[]
  /** How `StatusTag` shows the statuses of its records. */
  statuses?: Record<string, StatusLook<TextKey<Nl>>>
  /** Its kinds of records, by the names that the API and the log have for them. */
  kinds?: Record<string, Kind<TextKey<Nl>>>
  fills?: Fill[]
}

/** The only federated expose of a plugin: everything its user interface adds to the hosts, on one page. */
export function defineUi<Nl extends Texts>(ui: UiDefinition<Nl>): UiDefinition {
  return { ...ui }
}
