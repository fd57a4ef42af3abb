import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { type Asks, askedOf } from '@core/context/trigger'
import type { Opened } from '@core/db/mapped'
import { type Condition, partThatLacks } from '@core/expressions/conditions'
import { factOperators } from '@core/merge-tags/fact-sources'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { findMadeTriggers } from '../contract/made-trigger'
import type { EventTriggerRule } from '../entities/event-trigger-rule'
import { tagsIn } from './cancel-tags'
import { actionsOf, triggersOf } from './declared-parts'
import { ruleInput } from './rule-input'
import { readProblem } from './rule-problem'
import { EVERYONE, HANDLER } from './rule-target'
import { MINUTES } from './units'

/** What of a rule fills a part of the input of its action. */
const FIELD_OF: Readonly<Record<Extract<Asks, string>, string>> = {
  user: 'user_id',
  text: 'text',
  tagsAdded: 'flowTags',
  tagsRemoved: 'flowTags',
}
const FIELD_OF_PROBLEM: Readonly<Record<string, string>> = {
  'workflow.problem_trigger': 'event_trigger_tag',
  'workflow.problem_action': 'type',
  'workflow.problem_record': 'morph_id',
  'workflow.problem_user': 'user_id',
}
const MOST_DELAY = 10 * MINUTES.year

/** Refuses a rule that could never do anything (R-WF-009). @throws Problem 422 at the field that is wrong */
export async function prepareRule(
  rule: Opened<typeof EventTriggerRule>,
  context: Context,
  changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  if (!before) rule.maker_id = context.user?.id ?? null
  // A rule that points at what is gone can still be switched off.
  if (before && Object.keys(changes).every(field => field === 'is_active') && !rule.is_active) return
  const problem = await readProblem(context, rule)
  if (problem) throw invalid(FIELD_OF_PROBLEM[problem] ?? 'type', problem)
  const isChosen = !before || ('event_trigger_tag' in changes && before.event_trigger_tag !== rule.event_trigger_tag)
  const [made] = isChosen ? await findMadeTriggers(context, rule.event_trigger_tag) : []
  if (made && !made.is_active) throw invalid('event_trigger_tag', 'workflow.problem_trigger')
  checkDelay(rule)
  checkConditions(rule, context)
  checkInput(rule, context)
  const known = new Set(triggersOf(context).map(({ tag }) => tag))
  if (tagsIn(rule.cancel_tags).some(tag => !known.has(tag))) throw invalid('cancel_tags', 'workflow.problem_trigger')
}

function checkDelay(rule: Opened<typeof EventTriggerRule>): void {
  if (rule.delaytime < 0 || rule.delaytime > MOST_DELAY) throw invalid('delaytime', 'core.invalid_number')
  if (rule.is_delayed && !rule.delaytime && rule.startfromnow) throw invalid('delaytime', 'core.required')
}

/** Refuses conditions that could never hold. @throws Problem 422 at the part that is wrong */
export function checkConditions({ conditions }: { readonly conditions: readonly Condition[] }, context: Context): void {
  for (const [at, condition] of conditions.entries()) {
    const lacking = partThatLacks(condition, context.all(factOperators))
    if (lacking)
      throw invalid(`conditions.${at}.${lacking}`, lacking === 'operator' ? 'core.invalid_value' : 'core.required')
  }
}

/** Asks the schema of the action itself what it takes. */
function checkInput(rule: Opened<typeof EventTriggerRule>, context: Context): void {
  const action = actionsOf(context).find(({ name }) => name === rule.type)
  if (!action) return
  const user = rule.user_id === HANDLER || (rule.user_id ?? EVERYONE) === EVERYONE ? null : rule.user_id
  const input = ruleInput(action, rule, user ?? null)
  const tagged = Object.values(action.input.properties).some(part => askedOf(part) === 'tagsAdded')
  if (tagged && !rule.flowTags.length) throw invalid('flowTags', 'core.required')
  for (const [name, schema] of Object.entries<TSchema>(action.input.properties)) {
    const asked = askedOf(schema)
    const isLeftOut = !(name in input) && !action.input.required?.includes(name)
    if (!asked || isLeftOut || Value.Check(t.Unsafe(schema), input[name])) continue
    const field = typeof asked === 'object' ? 'morph_id' : FIELD_OF[asked]
    throw invalid(field, input[name] ? 'core.invalid_value' : 'core.required')
  }
}
