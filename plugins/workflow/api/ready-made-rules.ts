import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { tagsIn } from '../domain/cancel-tags'
import { actionsOf, triggersOf } from '../domain/declared-parts'
import { READY_MADE, ruleOf } from '../domain/ready-made'
import { UNITS } from '../domain/units'
import { condition } from '../entities/event-trigger-rule'

/** Rules to start from, as far as the modules of the company bring what they listen to and do. */
export const readyMadeRules = call({
  method: 'GET',
  path: 'eventtriggerrule/readymade',
  operationId: 'eventtriggerrule.readymade',
  access: { module: 'SETTINGS', role: 100 },
  summary: 'Rules to start from, for what the company owns',
  response: t.Array(
    t.Object({
      key: t.String(),
      event_trigger_tag: t.String(),
      type: t.String(),
      description: t.String(),
      text: t.String(),
      user_id: nullable(t.Integer()),
      is_delayed: t.Boolean(),
      delaytime: t.Integer(),
      delaytime_unit: nullable(t.Union(UNITS.map(unit => t.Literal(unit)))),
      cancel_tags: nullable(t.String()),
      conditions: t.Array(condition),
    }),
  ),
  async run(context) {
    const tags = new Set(triggersOf(context).map(({ tag }) => tag))
    const actions = new Set(actionsOf(context).map(({ name }) => name))
    return READY_MADE.filter(one => tags.has(one.event_trigger_tag) && actions.has(one.type)).map(one => {
      const rule = ruleOf(one, key => context.text(`workflow.${key}`))
      const known = tagsIn(rule.cancel_tags).filter(tag => tags.has(tag))
      return { key: one.key, ...rule, cancel_tags: known.join(',') || null }
    })
  },
})
