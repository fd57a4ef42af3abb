import type { ComponentType } from 'react'

/** A typed place in a screen where other plugins add something. The owner of the screen declares it in its contract. */
export interface SlotPlace<Props extends object> {
  readonly name: string
  /** Never set: carries the type of what the place gives to its fills. */
  readonly props?: Props
}

/** What a plugin puts in a slot. */
export interface Fill<Props extends object = object> {
  slot: string
  /** Unique within the slot: address of a tab, key of a column, order of ties. */
  key: string
  /** Key in the texts of the plugin that fills. */
  title?: string
  order: number
  /** Module the company must own; without it the fill belongs to everybody who has the plugin. */
  module?: string
  /** Lowest role that sees it; 0 when left out. */
  role: number
  /** Width on a grid of twelve, for slots that lay out in columns. */
  columns: number
  load: () => Promise<{ default: ComponentType<Props> }>
}

export type FillOptions<Props extends object> = Partial<Omit<Fill<Props>, 'slot'>> & Pick<Fill<Props>, 'key' | 'load'>

/** `export const flowTabs = defineSlot<{ flow: Flow }>('crm.flow.tabs')` in `contract/ui.ts`. Names are places. */
export function defineSlot<Props extends object>(name: string): SlotPlace<Props> {
  return { name }
}

/** One entry of `fills` in `defineUi`. */
export function fill<Props extends object>(slot: SlotPlace<Props>, options: FillOptions<Props>): Fill {
  return { order: 100, role: 0, columns: 12, ...options, slot: slot.name } as Fill as Fill
}
