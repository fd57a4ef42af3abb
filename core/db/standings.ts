import type { Entity } from './entity'
import type { Reader } from './reader'
import { name, run } from './sql'
import { conditionOf, type Where } from './where'

/** Live rows to count, and a column to add up in them. */
export interface StandingAsk {
  readonly entity: Entity
  readonly where: Where
  readonly column?: string | undefined
}

/** How many rows meet each condition by now and what they come to, by one statement however many are asked. */
export async function standings(
  { em, company }: Reader,
  asks: readonly StandingAsk[],
): Promise<{ count: number; amount: number }[]> {
  if (!asks.length) return []
  const parts = asks.map(({ entity, where, column }, place) => {
    const { text, values } = conditionOf(entity, company.id, where)
    const sum = column ? `coalesce(sum(${name(column)}), 0)::float8` : '0::float8'
    return {
      text: `select ${place}::int as place, count(*)::int as count, ${sum} as amount
        from ${name(entity.meta.tableName)} where ${text}`,
      values,
    }
  })
  const rows = await run<{ place: number; count: number; amount: number }>(
    em,
    parts.map(({ text }) => text).join(' union all '),
    parts.flatMap(({ values }) => values),
  )
  return asks.map((_, at) => {
    const { count = 0, amount = 0 } = rows.find(({ place }) => place === at) ?? {}
    return { count, amount }
  })
}
