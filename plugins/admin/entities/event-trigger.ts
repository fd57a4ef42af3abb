import { sharedEntity } from '@core/db/entity'
import { choice, code, moment, text } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'
import { TRIGGER_STAGES } from '@plugins/workflow/contract'

/**
 * What the platform made of an event that rules listen to: another name, another stage, or switched off for new rules.
 * Which events there are, plugins declare. Belongs to no company.
 */
export const EventTrigger = sharedEntity({
  name: 'eventtrigger',
  properties: {
    id: p.bigint('number').primary(),
    version: p.integer().version().default(1),
    created_at: moment().onCreate(() => new Date()),
    updated_at: moment()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    tag: code(),
    /** What people call it; as its plugin does when empty. */
    description: text().nullable(),
    flowstage: choice(TRIGGER_STAGES).nullable(),
    /** Off, no new rule can listen to it; those that do go on. */
    is_active: p.boolean().default(true),
  },
  uniques: [['tag']],
})
