import type { StoredWidget } from '../contract/widget-type'
import { pageParts } from '../widgets/page-parts'
import { placeWidgets } from '../widgets/places'
import { priceWidgets } from '../widgets/prices'
import { termWidgets } from '../widgets/terms'
import { textWidgets } from '../widgets/texts'

/** Every type of widget of the engine itself, by its tag. */
export const widgetTypesByTag = new Map(
  [...textWidgets, ...priceWidgets, ...termWidgets, ...placeWidgets, ...pageParts].map(
    type => [type.tag, type] as const,
  ),
)

/** A widget as it is stored, with nothing filled in but what is told. */
export const stored = (document_widget_type_tag: string, more: Partial<StoredWidget> = {}): StoredWidget => ({
  id: 1,
  order: 0,
  document_widget_type_tag,
  description: null,
  textcontent: null,
  textcontent2: null,
  textcontent3: null,
  stringcontent: null,
  conditions: [],
  custom_class: null,
  custom_styling: null,
  is_hidden: false,
  picture_key: null,
  picture_width: null,
  picture_height: null,
  recurringvertical_id: null,
  calculationitemColumns: null,
  calculationitemRows: null,
  ...more,
})
