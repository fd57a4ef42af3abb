import { richText } from '@core/db/described'
import { sharedEntity } from '@core/db/entity'
import { code, moment, text } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'

/**
 * What the platform made of a type of widget (G-WTYPES): one that a plugin declares under another name, in another place or
 * switched off, or a ready-made one, which is of a declared type and starts with a content. Belongs to no company.
 */
export const DocumentWidgetType = sharedEntity({
  name: 'documentwidgettype',
  properties: {
    id: p.bigint('number').primary(),
    version: p.integer().version().default(1),
    created_at: moment().onCreate(() => new Date()),
    updated_at: moment()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    tag: code(),
    /** The declared type that draws it: its own tag, but for a ready-made one. */
    widget_tag: code(),
    /** What the editor calls it; as its plugin does when empty. */
    description: text().nullable(),
    /** Place in the menu of the editor, the lowest first. */
    order: p.integer().default(0),
    /** Off, it cannot be added any more; what stands in documents stays. */
    is_active: p.boolean().default(true),
    stringcontent: text().nullable(),
    textcontent: richText().nullable(),
    textcontent2: richText().nullable(),
    textcontent3: richText().nullable(),
  },
  uniques: [['tag']],
})
