import type { Days } from '@core/time/periods'
import { addDays, startOfDay, type Zoned } from '@core/time/today'
import type { Entity } from './entity'
import type { Reader } from './reader'
import { wireFields } from './schema'
import { name, run } from './sql'
import { bothOf, type Condition, conditionOf, type Where } from './where'

/** Live rows to count by the day or moment in `by`, or whose `column` to add up. */
export interface SumAsk {
  readonly entity: Entity
  readonly by: string
  readonly column?: string | undefined
  readonly where?: Where
  /** Only rows whose `column` points at live rows of `entity` that meet a condition. */
  readonly through?: { readonly column: string; readonly entity: Entity; readonly where: Where } | undefined
  readonly ranges: readonly Days[]
}

/** What each ask comes to in each of its ranges, by one statement however many there are. */
export async function sumsInRanges(
  { em, company }: Reader & { readonly company: Zoned },
  asks: readonly SumAsk[],
): Promise<number[][]> {
  if (!asks.length) return []
  const parts = asks.map((ask, at) => partOf(company, ask, at))
  const rows = await run<{ place: number; sums: number[] }>(
    em,
    parts.map(({ text }) => text).join(' union all '),
    parts.flatMap(({ values }) => values),
  )
  const found = new Map(rows.map(({ place, sums }) => [place, sums]))
  return asks.map(({ ranges }, at) => ranges.map((_, range) => Number(found.get(at)?.[range] ?? 0)))
}

/** Rows are added up by day first, so that more ranges cost no more looks at them. */
function partOf(company: Reader['company'] & Zoned, ask: SumAsk, place: number): Condition {
  const { entity, by, column, ranges } = ask
  const isDay = wireFields(entity).some(({ name, schema }) => name === by && schema.format === 'date')
  const day = isDay ? name(by) : `(${name(by)} at time zone ?)::date`
  const [first = ''] = ranges.map(({ from }) => from).toSorted()
  const [last = ''] = ranges
    .map(({ to }) => to)
    .toSorted()
    .toReversed()
  const span: Condition = isDay
    ? { text: `${name(by)} between ? and ?`, values: [first, last] }
    : {
        text: `${name(by)} >= ? and ${name(by)} < ?`,
        values: [startOfDay(first, company), startOfDay(addDays(last, 1), company)],
      }
  const which = bothOf(rowsOf(company.id, ask), span)
  const sum = `coalesce(sum(worth) filter (where day between ? and ?), 0)::float8`
  return {
    text: `select ${place}::int as place, to_json(array[${ranges.map(() => sum).join(', ')}]) as sums
      from (select ${day} as day, ${column ? `sum(${name(column)})` : 'count(*)'} as worth
            from ${name(entity.meta.tableName)} where ${which.text} group by 1) as counted`,
    values: [...ranges.flatMap(({ from, to }) => [from, to]), ...(isDay ? [] : [company.time_zone]), ...which.values],
  }
}

function rowsOf(companyId: number, { entity, where, through }: SumAsk): Condition {
  const own = conditionOf(entity, companyId, where)
  if (!through) return own
  const { text, values } = conditionOf(through.entity, companyId, through.where)
  const pointed = `${name(through.column)} in (select id from ${name(through.entity.meta.tableName)} where ${text})`
  return bothOf(own, { text: pointed, values })
}
