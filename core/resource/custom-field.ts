import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, flag, json, text } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'

export const CUSTOM_FIELD_TYPES = ['text', 'number', 'date', 'boolean', 'choice'] as const

/** A field that a company adds to one kind of its records. */
export const CustomField = tenantEntity({
  name: 'customfield',
  properties: {
    /** The resource whose records get it: `relation`. */
    resource: internal(text(64)),
    /** Its name in JSON, in filters and in merge tags; made of the label unless given. */
    key: internal(text(48).onCreate(() => '')),
    label: text(80),
    type: choice(CUSTOM_FIELD_TYPES).default('text'),
    /** What can be chosen, when it is a choice. */
    options: json(t.Array(t.String({ minLength: 1, maxLength: 80 }), { maxItems: 100 })).onCreate(() => []),
    required: flag(),
    order: internal(p.integer().default(0)),
  },
  uniques: [['resource', 'key']],
})
