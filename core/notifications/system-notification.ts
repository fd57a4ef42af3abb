import { moduleTag } from '@core/context/module-schemas'
import { richText } from '@core/db/described'
import { sharedEntity } from '@core/db/entity'
import { choice, day, flag, json, moment, text } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'

/** Something that all companies should know: maintenance, a new part (G-SYSN). Belongs to no company. */
export const SystemNotification = sharedEntity({
  name: 'system_notification',
  properties: {
    id: p.bigint('number').primary(),
    version: p.integer().version().default(1),
    created_at: moment().onCreate(() => new Date()),
    updated_at: moment()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    title: text(),
    /** Rich text, which the server reduces to its white list. */
    content: richText().nullable(),
    severity: choice(['info', 'success', 'warning', 'danger']).default('info'),
    start_date: day().nullable(),
    /** Last day, included. */
    end_date: day().nullable(),
    is_active: flag(),
    /** Only companies that own one of these see it; everybody when empty (R-SYSN-001). */
    modules: json(t.Array(moduleTag, { maxItems: 100 })),
  },
  indexes: [['is_active', 'end_date']],
})
