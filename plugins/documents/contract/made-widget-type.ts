import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import type { WIDGET_TEXTS } from '../domain/widget-texts'

/** The texts that a widget starts with. */
export type WidgetTexts = { readonly [F in (typeof WIDGET_TEXTS)[number]]: string | null }

/**
 * What the platform made of a type of widget (G-WTYPES): one that a plugin declares under another name, in another place or
 * switched off, or a ready-made one, which is of a declared type and starts with a content.
 */
export interface MadeWidgetType extends WidgetTexts {
  readonly id: number
  readonly tag: string
  /** The declared type that draws it: its own tag, but for a ready-made one. */
  readonly widget_tag: string
  /** What the editor calls it; as its plugin does when null. */
  readonly description: string | null
  /** Place in the menu, the lowest first; of a declared type 0 unless told. */
  readonly order: number
  /** Off, it cannot be added any more; what stands in documents stays. */
  readonly is_active: boolean
}

/** Knows what was made of the types of widget. */
export interface MadeWidgetTypes {
  /** All of them, or the one with this tag. */
  find(context: Context, tag?: string): Promise<readonly MadeWidgetType[]>
}

/** Whoever keeps what is made of types of widget adds an entry. */
export const madeWidgetTypes = defineRegistry<MadeWidgetTypes>('documents.made-widget-types', { always: true })

/** What was made of the types of widget, by whoever keeps that. */
export const findMadeWidgetTypes = async (context: Context, tag?: string): Promise<readonly MadeWidgetType[]> =>
  (await Promise.all(context.all(madeWidgetTypes).map(made => made.find(context, tag)))).flat()
