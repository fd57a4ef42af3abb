import { tenantEntity } from '@core/db/entity'
import { json, reference, text } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'

/** How a user likes to look at a list: filters, order and columns under a name. */
export const ListView = tenantEntity({
  name: 'list_view',
  properties: {
    user_id: reference('user', { whenGone: 'goAlong' }),
    /** The list it belongs to, as its screen calls it. */
    list: text(120),
    title: text(60),
    filters: json(t.Record(t.String({ maxLength: 64 }), t.String({ maxLength: 500 }), { maxProperties: 40 })),
    sort: text(64).nullable(),
    /** Columns that are hidden. */
    hidden: json(t.Array(t.String({ maxLength: 64 }), { maxItems: 200 })),
  },
  indexes: [['user_id', 'list']],
})
