import type { WidgetType } from '../contract/widget-type'

const columns = (
  tag: string,
  label: string,
  fields: readonly ('textcontent' | 'textcontent2' | 'textcontent3')[],
): WidgetType => ({
  tag,
  label,
  fields,
  prepare: (widget, { html }) => [{ type: 'rich-text', columns: fields.map(field => html(widget[field])) }],
})

/** Text in one, two or three columns, and headings. */
export const textWidgets: readonly WidgetType[] = [
  columns('TEXT', 'documents.widgetText', ['textcontent']),
  columns('TEXT2COLUMNS', 'documents.widgetText2', ['textcontent', 'textcontent2']),
  columns('TEXT3COLUMNS', 'documents.widgetText3', ['textcontent', 'textcontent2', 'textcontent3']),
  {
    tag: 'HEADER',
    label: 'documents.widgetHeader',
    fields: ['stringcontent'],
    prepare: ({ stringcontent, textcontent }, { plain }) => [
      { type: 'heading', text: plain(stringcontent) || plain(textcontent) },
    ],
  },
]
