import { PICTURE_ALIGNMENTS } from '../contract/picture-alignment'
import type { WidgetType } from '../contract/widget-type'

/** A picture, the end of a page, and the place to sign. */
export const pageParts: readonly WidgetType[] = [
  {
    tag: 'WIDGETPICTURE',
    label: 'documents.widgetPicture',
    fields: ['picture'],
    prepare: ({ id, picture_key, stringcontent, description }) => [
      {
        type: 'picture',
        widget_id: picture_key ? id : null,
        alignment: PICTURE_ALIGNMENTS.find(alignment => alignment === stringcontent) ?? 'fullwidth',
        alt: description ?? '',
      },
    ],
  },
  { tag: 'PAGEBREAK', label: 'documents.widgetPageBreak', fields: [], prepare: () => [{ type: 'break' }] },
  {
    tag: 'SIGNATURE',
    label: 'documents.widgetSignature',
    fields: ['textcontent'],
    prepare: ({ textcontent }, { html }) => [{ type: 'signature', html: html(textcontent) }],
  },
]
