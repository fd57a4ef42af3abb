import { internal, lines } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { choice, code, flag, json, looseId, reference, searchText, text, whole } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'
import { UNITS } from '../domain/units'

export const condition = t.Object({
  field_name: t.Optional(t.Union([t.String({ maxLength: 255 }), t.Null()])),
  verticaldatafield_id: t.Optional(t.Union([t.Integer(), t.Null()])),
  vertical_id: t.Optional(t.Union([t.Integer(), t.Null()])),
  operator: t.String({ maxLength: 32 }),
  field_value: t.Optional(t.Union([t.String({ maxLength: 2000 }), t.Number(), t.Boolean(), t.Null()])),
  pretty_description: t.Optional(t.Union([t.String({ maxLength: 2000 }), t.Null()])),
})
const flowTag = t.Object({ tag: t.String({ minLength: 1, maxLength: 64 }), remove: t.Optional(t.Boolean()) })

interface Searched {
  description?: string | null
  text?: string | null
}

/** A rule of a company: when something happens and conditions hold, something is done, now or later (R-WF-001). */
export const EventTriggerRule = tenantEntity({
  name: 'eventtriggerrule',
  properties: {
    event_trigger_tag: code(),
    /** Name of the action that it does. */
    type: code(),
    description: text().nullable(),
    is_active: p.boolean().default(true),
    text: lines(5000).nullable(),
    /** The record that the action works with: a sub-status, a profile, a template. */
    morph_id: internal(looseId().nullable()),
    /** A colleague; 0 for everyone, 9999999 for the handler of the dossier or else whoever did what it follows (R-WF-003). */
    user_id: internal(looseId().nullable()),
    is_delayed: flag(),
    /** Minutes (R-WF-005). */
    delaytime: whole().default(0),
    delaytime_unit: choice(UNITS).nullable(),
    /** Triggers that take back what is pending, with commas between (R-WF-007). */
    cancel_tags: text(1000).nullable(),
    conditions: internal(
      json(t.Array(condition, { maxItems: 20 }))
        .default('[]')
        .onCreate(() => []),
    ),
    /** The delay counts from the event; without it from the day for which the record is planned (G-STARTNOW). */
    startfromnow: p.boolean().default(true),
    flowTags: internal(
      json(t.Array(flowTag, { maxItems: 20 }))
        .default('[]')
        .onCreate(() => []),
    ),
    /** What happens to what is pending when the rule is changed, is switched off or deleted, or the dossier moves on. */
    when_changed: choice(['follow', 'cancel']).default('follow'),
    when_off: choice(['cancel', 'run']).default('cancel'),
    when_moved: choice(['run', 'cancel']).default('run'),
    /** Who made it, and hears of what goes wrong. */
    maker_id: internal(reference('user', { whenGone: 'empty' }).nullable()),
    search_text: searchText<Searched>(row => [row.description, row.text]),
    ...trash,
  },
  indexes: [['event_trigger_tag', 'is_active']],
})
