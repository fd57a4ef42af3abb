import { search } from '@core/db/search'
import { name, run } from '@core/db/sql'
import { bothOf, conditionOf } from '@core/db/where'
import type { Context } from '@core/http/context'
import { invalid } from '@core/http/problem'
import type { AnyResource } from '@core/resource/resource'
import type { BroughtAlong } from './import-options'

type Values = Readonly<Record<string, unknown>>

/** How a value is compared: without capitals and spaces. */
const keyOf = (value: unknown) => String(value).toLowerCase().replaceAll(' ', '')
const isFilled = (value: unknown) => value !== undefined && value !== null && keyOf(value) !== ''

/**
 * The live record that the values of a row are about. Its fields are tried in the order of `match`: one that is known by
 * a later group must not contradict an earlier one, as members of a family with one telephone do. Of two imports that
 * bring the same along one waits for the other.
 *
 * @throws Problem 422 when it could be several
 */
export async function findBrought(
  context: Context,
  { resource, match }: BroughtAlong,
  given: Values,
): Promise<number | undefined> {
  const groups = match.filter(fields => fields.every(field => isFilled(given[field])))
  if (!groups.length) return undefined
  await run(context.em, `select pg_advisory_xact_lock(hashtextextended(?, ?::bigint))`, [
    `import ${resource.path}`,
    context.company.id,
  ])
  for (const [i, fields] of groups.entries()) {
    const earlier = groups.slice(0, i).flat()
    const others = earlier.filter(field => !fields.includes(field))
    const [only, second] = await known(context, resource, given, fields, others)
    if (second) throw invalid(fields[0] ?? '', 'core.import_ambiguous', { count: 2 })
    if (only) return only.id
  }
  return undefined
}

/** Two of the records with the same values in these fields, and no other values in those. */
async function known(
  context: Context,
  { entity, scope }: AnyResource,
  given: Values,
  fields: readonly string[],
  others: readonly string[],
): Promise<{ id: number }[]> {
  const there = conditionOf(entity, context.company.id, scope?.(context))
  // Nothing indexes these values but the search text, which holds the first of them; many addresses end alike.
  const [telling = ''] = String(given[fields[0] ?? '']).split('@')
  const sought = await search(context, entity, telling, false)
  const same = (field: string) => `replace(lower(${name(field)}::text), ' ', '') = ?`
  const { text, values } = sought ? bothOf(there, sought.condition) : there
  const parts = [...fields.map(same), ...others.map(field => `(${name(field)} is null or ${same(field)})`)]
  return run(
    context.em,
    `select id::int from ${name(entity.meta.tableName)} where ${text} and ${parts.join(' and ')} order by id limit 2`,
    [...values, ...[...fields, ...others].map(field => keyOf(given[field]))],
  )
}
