import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { findPersonNames } from '@core/db/users/person-names'
import { fullname } from '@core/domain/fullname'
import { assembled } from '@core/plugin/assembly'
import { actionsOf } from './declared-parts'
import { nameColumns, nameIn } from './record-choices'
import { type RuleParts, resourceOf } from './rule-problem'
import { HANDLER } from './rule-target'

/** What a rule works with and whom it means, as people call them; nothing where that is gone or not chosen. */
interface RuleNames {
  readonly morph_name: string | null
  readonly user_name: string | null
}

/** The names of what rules point at, in their order: one statement for each kind of record, and one for colleagues. */
export async function readRuleNames(context: Context, rules: readonly RuleParts[]): Promise<RuleNames[]> {
  const paths = new Map(actionsOf(context).map(action => [action.name, resourceOf(action)]))
  const records = new Map<string, Map<number, string>>()
  for (const [path, some] of Map.groupBy(rules, ({ type }) => paths.get(type))) {
    const ids = some.flatMap(({ morph_id }) => morph_id ?? [])
    if (path && ids.length) records.set(path, await namesAt(context, path, ids))
  }
  const users = rules.flatMap(({ user_id }) => (user_id && user_id !== HANDLER ? [user_id] : []))
  const people = users.length ? await findPersonNames(context, [...new Set(users)]) : []
  return rules.map(({ type, morph_id, user_id }) => {
    const person = people.find(({ id }) => id === user_id)
    return {
      morph_name: records.get(paths.get(type) ?? '')?.get(morph_id ?? 0) ?? null,
      user_name: person ? fullname(person) : null,
    }
  })
}

/** What records of a resource are called, where columns of their own say it. */
async function namesAt(context: Context, path: string, ids: readonly number[]): Promise<Map<number, string>> {
  const resource = context.use(assembled).resources.find(one => one.path === path)
  if (!resource) return new Map()
  const columns = nameColumns(resource)
  const rows: Readonly<Record<string, unknown>>[] = await readRows(context, resource.entity, ['id', ...columns], {
    id: [...ids],
  })
  return new Map(rows.map(row => [Number(row.id), nameIn(row, columns)]))
}
