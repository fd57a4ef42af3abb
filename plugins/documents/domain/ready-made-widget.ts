import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { findMadeWidgetTypes, type WidgetTexts } from '../contract/made-widget-type'
import { widgetTypes } from '../contract/widget-type'
import { WIDGET_TEXTS } from './widget-texts'

/** A widget that is about to begin. */
type Begun = { document_widget_type_tag: string; description?: string | null } & {
  -readonly [F in keyof WidgetTexts]?: string | null
}

/**
 * Makes sure that a widget is of a type that there is and that may be added. One of a ready-made type is of its declared
 * type from here on, and starts with the content of it where nothing else was given: what the platform does to its type
 * afterwards changes no document (G-WTYPES).
 *
 * @throws Problem 422
 */
export async function beginAs(
  context: Context,
  widget: Begun,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { document_widget_type_tag: tag } = widget
  const [made] = await findMadeWidgetTypes(context, tag)
  const drawn = made?.widget_tag ?? tag
  if (!context.all(widgetTypes).some(type => type.tag === drawn))
    throw invalid('document_widget_type_tag', 'core.invalid_value')
  if (made && !made.is_active) throw invalid('document_widget_type_tag', 'documents.widget_type_off')
  if (!made || drawn === tag) return
  widget.document_widget_type_tag = drawn
  for (const field of ['description', ...WIDGET_TEXTS] as const) if (!(field in given)) widget[field] = made[field]
}
