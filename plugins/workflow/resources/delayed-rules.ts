import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { type Enricher, type OutgoingRow, resource } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { actWords } from '../domain/act-words'
import { planDelayed } from '../domain/begin-waiting'
import { entityAt } from '../domain/declared-parts'
import { delayedRuleStates } from '../domain/delayed-rule-states'
import { pendingFate } from '../domain/pending-fate'
import { ruleName } from '../domain/rule-name'
import { DelayedRule } from '../entities/delayed-rule'
import { EventTriggerRule } from '../entities/event-trigger-rule'

/** What it is going to do, and why it is not going to, as things are now. Two statements for a page. */
const willDo: Enricher = {
  fields: {
    rule_name: t.String(),
    will_do: t.String({ description: 'What it does, in words' }),
    fate: nullable(t.String({ description: 'Why it will not be done' })),
  },
  async run(rows, context) {
    const pending = rows.map(pendingOf)
    const entity = entityAt(context, 'flow')
    const either = { trashed: 'either' } as const
    const ids = rows.map(row => Number(row.event_trigger_rule_id))
    const rules = await readRows(context, EventTriggerRule, 'all', { id: ids }, undefined, either)
    const flows = entity
      ? await readRows(
          context,
          entity,
          ['id', 'status', 'deleted_at'],
          { id: pending.map(one => one.flow_id) },
          undefined,
          either,
        )
      : []
    const words = await actWords(context, rules)
    for (const [i, row] of rows.entries()) {
      const rule = rules.find(({ id }) => id === row.event_trigger_rule_id) ?? null
      const one = pending[i]
      const flow = flows.find(({ id }) => id === one?.flow_id) ?? null
      const fate = one && row.status === 'pending' ? pendingFate(one, rule, flow) : null
      row.will_do = rule ? (words[rules.indexOf(rule)] ?? '') : ''
      row.rule_name = rule ? ruleName(context, rule) : ''
      row.fate = fate ? context.text(fate) : null
    }
  },
}

const pendingOf = (row: OutgoingRow) => ({
  flow_id: Number(row.flow_id),
  rule_version: Number(row.rule_version),
  begun_flow_id: row.begun_flow_id ? Number(row.begun_flow_id) : null,
  flow_status: row.flow_status ? String(row.flow_status) : null,
})

/** What waits with dossiers to be done by rules (C-0111 to C-0115). */
export const delayedRules = resource({
  entity: DelayedRule,
  module: 'CRM',
  calls: ['list', 'get', 'update', 'delete'],
  sort: 'execute_at',
  called: { by: 'rule_name', sort: 'execute_at' },
  readonly: [
    'event_trigger_tag',
    'record_type',
    'record_id',
    'reason',
    'rule_version',
    'begun_flow_id',
    'flow_status',
    'by_user_id',
    'depth',
    'outbox_id',
  ],
  states: delayedRuleStates,
  enrich: [willDo],
  async prepare(delayed, context, changes, before) {
    for (const field of ['flow_id', 'event_trigger_rule_id'] as const)
      if (before && field in changes && before[field] !== delayed[field]) throw invalid(field, 'core.read_only')
    if (before && delayed.status !== 'pending') throw context.refuse('workflow.not_pending')
    if (before && 'execute_at' in changes)
      planDelayed(context, delayed, await nameOfRule(context, delayed.event_trigger_rule_id))
  },
})

/** The name of a rule in the log. */
export async function nameOfRule(context: Context, id: number): Promise<string> {
  const [rule] = await readRows(context, EventTriggerRule, ['description', 'type'], { id }, undefined, {
    trashed: 'either',
  })
  return rule ? ruleName(context, rule) : ''
}
