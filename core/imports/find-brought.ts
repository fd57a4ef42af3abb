import { name, run } from '@core/db/sql'
import { conditionOf } from '@core/db/where'
import type { Context } from '@core/http/context'
import { invalid } from '@core/http/problem'
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
export async function findBrought(context: Context, one: BroughtAlong, given: Values): Promise<number | undefined> {
  const { resource, match } = one
  const groups = match.filter(fields => fields.every(field => isFilled(given[field])))
  if (!groups.length) return undefined
  await run(context.em, `select pg_advisory_xact_lock(hashtextextended(?, ?::bigint))`, [
    `import ${resource.path}`,
    context.company.id,
  ])
  const there = conditionOf(resource.entity, context.company.id, resource.scope?.(context))
  const values: unknown[] = []
  const same = (field: string) => {
    values.push(keyOf(given[field]))
    return `replace(lower(${name(field)}::text), ' ', '') = ?`
  }
  const ranks = groups.map((fields, i) => {
    const earlier = groups.slice(0, i).flat()
    const parts = [
      ...fields.map(same),
      ...earlier.filter(field => !fields.includes(field)).map(field => `(${name(field)} is null or ${same(field)})`),
    ]
    return `when ${parts.join(' and ')} then ${i}`
  })
  const [found] = await run<{ id: number; rank: number; count: number }>(
    context.em,
    `select id::int, rank, count(*) over (partition by rank)::int as count
     from (select id, case ${ranks.join(' ')} end as rank from ${name(resource.entity.meta.tableName)} where ${there.text}) known
     where rank is not null order by rank limit 1`,
    [...values, ...there.values],
  )
  if (found && found.count > 1)
    throw invalid(groups[found.rank]?.[0] ?? '', 'core.import_ambiguous', { count: found.count })
  return found?.id
}
