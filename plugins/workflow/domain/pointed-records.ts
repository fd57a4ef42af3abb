import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { assembled } from '@core/plugin/assembly'
import { actionsOf } from './declared-parts'
import { nameColumns, nameIn } from './record-choices'
import { type RuleParts, resourceOf } from './rule-parts'
import { HANDLER } from './rule-target'

/** What rules point at and that is there, by kind of record: what it is called, by its number. */
export type Pointed = ReadonlyMap<string, ReadonlyMap<number, string>>

/** The records that rules work with, by one statement for each kind; colleagues, too, unless they are left out. */
export async function readPointed(
  context: Context,
  rules: readonly RuleParts[],
  { colleagues = true }: { readonly colleagues?: boolean } = {},
): Promise<Pointed> {
  const paths = new Map(actionsOf(context).map(action => [action.name, resourceOf(action)]))
  const asked = new Map<string, number[]>()
  const ask = (path: string | undefined, id: number | null | undefined) => {
    if (path && id) asked.set(path, [...(asked.get(path) ?? []), id])
  }
  for (const { type, morph_id, user_id } of rules) {
    ask(paths.get(type), morph_id)
    if (colleagues && user_id !== HANDLER) ask('user', user_id)
  }
  const found = new Map<string, ReadonlyMap<number, string>>()
  for (const [path, ids] of asked) found.set(path, await namesAt(context, path, ids))
  return found
}

/** What records of a resource are called, where columns of their own say it. */
async function namesAt(context: Context, path: string, ids: readonly number[]): Promise<Map<number, string>> {
  const resource = context.use(assembled).resources.find(one => one.path === path)
  if (!resource) return new Map()
  const columns = nameColumns(resource)
  const rows: Readonly<Record<string, unknown>>[] = await readRows(context, resource.entity, ['id', ...columns], {
    id: [...new Set(ids)],
  })
  return new Map(rows.map(row => [Number(row.id), nameIn(row, columns)]))
}

/** What the record of a rule is called, and the colleague whom it means; nothing where that is gone or not chosen. */
export function namesOf(context: Context, { type, morph_id, user_id }: RuleParts, pointed: Pointed) {
  const action = actionsOf(context).find(({ name }) => name === type)
  const path = action && resourceOf(action)
  return {
    morph_name: pointed.get(path ?? '')?.get(morph_id ?? 0) ?? null,
    user_name: pointed.get('user')?.get(user_id ?? 0) ?? null,
  }
}
