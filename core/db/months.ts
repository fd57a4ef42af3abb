import { today, type Zoned } from '@core/time/today'
import { type Static, Type as t } from '@sinclair/typebox'
import type { Entity } from './entity'
import type { Reader } from './reader'
import { wireFields } from './schema'
import { name, run } from './sql'
import { conditionOf, type Where } from './where'

const together = { count: t.Integer(), amount: t.Number() }

/** What happened in the last twelve calendar months of a company, the current one last. */
export const monthsSchema = t.Object({
  months: t.Array(t.Object({ month: t.String({ description: '`YYYY-MM`' }), ...together })),
  /** As much of the month before as has passed of this one: what this month is fairly compared with. */
  before: t.Object(together),
})

type Months = Static<typeof monthsSchema>
type Month = Months['months'][number]

const LENGTH = 12

/** Counts the live rows of each month by the day or moment in `by`, and adds up `column`, in the company's time zone. */
export async function sumsPerMonth(
  { em, company }: Reader & { readonly company: Zoned },
  entity: Entity,
  by: string,
  column: string,
  where: Where = {},
): Promise<Months> {
  const now = today(company)
  const names = monthsUntil(now)
  const { text, values } = conditionOf(entity, company.id, where)
  const isDay = wireFields(entity).some(({ name, schema }) => name === by && schema.format === 'date')
  const day = isDay ? name(by) : `(${name(by)} at time zone ?)::date`
  const zone = isDay ? [] : [company.time_zone]
  const sums = await run<Month & { so_far: number; amount_so_far: number }>(
    em,
    `select to_char(day, 'YYYY-MM') as month, count(*)::int as count, coalesce(sum(amount), 0)::float8 as amount,
       count(*) filter (where to_char(day, 'DD') <= ?)::int as so_far,
       coalesce(sum(amount) filter (where to_char(day, 'DD') <= ?), 0)::float8 as amount_so_far
     from (select ${day} as day, ${name(column)} as amount from ${name(entity.meta.tableName)} where ${text}) as counted
     where day between ? and ? group by 1`,
    [now.slice(8), now.slice(8), ...zone, ...values, `${names[0]}-01`, now],
  )
  const found = new Map(sums.map(sum => [sum.month, sum]))
  const before = found.get(names.at(-2) ?? '')
  return {
    months: names.map(month => ({ month, count: found.get(month)?.count ?? 0, amount: found.get(month)?.amount ?? 0 })),
    before: { count: before?.so_far ?? 0, amount: before?.amount_so_far ?? 0 },
  }
}

/** The calendar months that end with the one of a day, oldest first. */
function monthsUntil(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: LENGTH }, (_, at) =>
    new Date(Date.UTC(year, month - LENGTH + at, 1)).toISOString().slice(0, 7),
  )
}
