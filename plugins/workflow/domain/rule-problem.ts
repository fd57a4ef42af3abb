import type { Context } from '@core/context/context'
import { type Action, askedOf } from '@core/context/trigger'
import { readRows } from '@core/db/list'
import { thereAmong } from '@core/users/there-among'
import { actionsOf, entityAt, triggersOf } from './declared-parts'
import { EVERYONE, HANDLER } from './rule-target'

/** What a rule says it does. */
export interface RuleParts {
  readonly event_trigger_tag: string
  readonly type: string
  readonly morph_id?: number | null
  readonly user_id?: number | null
  readonly cancel_tags?: string | null
}

/** The kind of record of which an action works with one. */
export function resourceOf(action: Action): string | undefined {
  for (const part of Object.values(action.input.properties)) {
    const asked = askedOf(part)
    if (typeof asked === 'object') return asked.resource
  }
  return undefined
}

/** Whether an action does without the record that a rule may choose for it. */
const isOptional = (action: Action | undefined): boolean =>
  Object.entries(action?.input.properties ?? {}).some(
    ([name, part]) => typeof askedOf(part) === 'object' && !action?.input.required?.includes(name),
  )

/** Why rules can do nothing, by the key of the text, in their order: what they point at is gone. Two statements for all. */
export async function ruleProblems(context: Context, rules: readonly RuleParts[]): Promise<(string | null)[]> {
  const tags = new Set(triggersOf(context).map(({ tag }) => tag))
  const actions = new Map(actionsOf(context).map(action => [action.name, action]))
  const pathOf = ({ type }: RuleParts) => {
    const action = actions.get(type)
    return action && resourceOf(action)
  }
  const present = new Map<string, Set<number>>()
  for (const [path, some] of Map.groupBy(rules, pathOf)) {
    const entity = path && entityAt(context, path)
    const ids = some.flatMap(({ morph_id }) => morph_id ?? [])
    if (path && entity && ids.length)
      present.set(path, new Set((await readRows(context, entity, ['id'], { id: ids })).map(({ id }) => Number(id))))
  }
  const users = rules.flatMap(({ user_id }) => (user_id && user_id !== HANDLER ? [user_id] : []))
  const colleagues = new Set(users.length ? await thereAmong(context, users) : [])
  return rules.map(rule => {
    if (!tags.has(rule.event_trigger_tag)) return 'workflow.problem_trigger'
    if (!actions.has(rule.type)) return 'workflow.problem_action'
    const path = pathOf(rule)
    const isGone = rule.morph_id ? !present.get(path ?? '')?.has(rule.morph_id) : !isOptional(actions.get(rule.type))
    if (path && isGone) return 'workflow.problem_record'
    const someone = rule.user_id ?? EVERYONE
    if (someone !== EVERYONE && someone !== HANDLER && !colleagues.has(someone)) return 'workflow.problem_user'
    return null
  })
}
