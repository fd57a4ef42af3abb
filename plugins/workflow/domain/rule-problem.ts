import type { Context } from '@core/context/context'
import { type Action, askedOf } from '@core/context/trigger'
import { actionsOf, triggersOf } from './declared-parts'
import { type Pointed, readPointed } from './pointed-records'
import { type RuleParts, resourceOf } from './rule-parts'
import { EVERYONE, HANDLER } from './rule-target'

/** Whether an action does without the record that a rule may choose for it. */
const isOptional = ({ input }: Action): boolean =>
  Object.entries(input.properties).some(
    ([name, part]) => typeof askedOf(part) === 'object' && !input.required?.includes(name),
  )

/** Why a rule can do nothing, by the key of the text: what it points at is gone. */
export function problemOf(context: Context, rule: RuleParts, pointed: Pointed): string | null {
  if (!triggersOf(context).some(({ tag }) => tag === rule.event_trigger_tag)) return 'workflow.problem_trigger'
  const action = actionsOf(context).find(({ name }) => name === rule.type)
  if (!action) return 'workflow.problem_action'
  const path = resourceOf(action)
  const isGone = rule.morph_id ? !pointed.get(path ?? '')?.has(rule.morph_id) : !isOptional(action)
  if (path && isGone) return 'workflow.problem_record'
  const someone = rule.user_id ?? EVERYONE
  const isThere = someone === EVERYONE || someone === HANDLER || pointed.get('user')?.has(someone)
  return isThere ? null : 'workflow.problem_user'
}

/** The same of one rule, with what it points at read for it. */
export const readProblem = async (context: Context, rule: RuleParts): Promise<string | null> =>
  problemOf(context, rule, await readPointed(context, [rule]))
