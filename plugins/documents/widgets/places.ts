import { escapeHtml } from '@core/expressions/escape-html'
import type { MergeValues } from '@core/expressions/merge-tags'
import type { WidgetType } from '../contract/widget-type'

/** What a form says, for the merge tags of a text that is repeated for it. */
export const asFieldTags = (values: MergeValues): MergeValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`field.${name}`, value]))

/** What the dossier brings along: a text for each filled form of a kind, and its locations. */
export const placeWidgets: readonly WidgetType[] = [
  {
    tag: 'RECURRING',
    label: 'documents.widgetRecurring',
    fields: ['form', 'textcontent'],
    shows: 'recurrences',
    prepare: ({ recurringvertical_id, textcontent }, { recurrences, html }) =>
      recurrences
        .filter(({ vertical_id }) => vertical_id === recurringvertical_id)
        .flatMap(({ title, values }) => [
          { type: 'heading' as const, text: title },
          { type: 'rich-text' as const, columns: [html(textcontent, asFieldTags(values))] },
        ]),
  },
  {
    tag: 'LOCATIONS',
    label: 'documents.widgetLocations',
    fields: ['textcontent'],
    shows: 'locations',
    prepare: ({ textcontent }, { locations, html }) => {
      const listed = locations.map(({ name, address }) =>
        address
          ? `<li><strong>${escapeHtml(name)}</strong>, ${escapeHtml(address)}</li>`
          : `<li>${escapeHtml(name)}</li>`,
      )
      return listed.length ? [{ type: 'rich-text', columns: [`${html(textcontent)}<ul>${listed.join('')}</ul>`] }] : []
    },
  },
]
