import type { ComponentType } from 'react'

/**
 * A named, typed place in a screen where other plugins add something: `Content` is what their modules hold, a component
 * or plain data. The owner of the screen declares it in its contract.
 */
export interface Place<Content> {
  readonly name: string
  /** Never set: carries the type. */
  readonly content?: Content
}

/** A place that shows components, and what it gives to them. */
export type SlotPlace<Props extends object> = Place<ComponentType<Props>>

/**
 * A call that the first script of a page makes beside the code, letter by letter as the code makes it; `{user}` in it is the
 * number of whoever is signed in: `/api/action?assignee_id={user}%2Cnull`.
 */
export type Ask = `/api/${string}`

/** What a plugin puts in a place. */
export interface Fill<Content = unknown> {
  slot: string
  /** Unique within the place: address of a tab, order of ties. */
  key: string
  /** Key in the texts of the plugin that fills. */
  title?: string
  order: number
  /** Module the company must own; without it the fill belongs to everybody who has the plugin. */
  module?: string
  /** Lowest role that sees it; 0 when left out. */
  role: number
  /** Views of the place that show it, like those of a dashboard; all when left out. */
  views?: readonly string[]
  /** Width on a grid of twelve, for slots that lay out in columns. */
  columns: number
  /** Says only what comes with the declaration of its plugin, and does not wait for the rest of the texts. */
  early?: boolean
  /** What it asks the API for first on a dashboard that nobody arranged, as far as that is always the same: {@link Ask}. */
  asks?: readonly Ask[]
  load: () => Promise<{ default: Content }>
}

export type FillOptions<Content> = Partial<Omit<Fill<Content>, 'slot'>> & Pick<Fill<Content>, 'key' | 'load'>

/** `export const flowDocuments = defineSlot<{ flowId: number }>('crm.flow.documents')` in `contract/ui.ts`. */
export function defineSlot<Props extends object>(name: string): SlotPlace<Props> {
  return { name }
}

/** One entry of `fills` in `defineUi`. */
export function fill<Content>(place: Place<Content>, options: FillOptions<NoInfer<Content>>): Fill {
  return { order: 100, role: 0, columns: 12, ...options, slot: place.name }
}
