import type { Entity } from './entity'
import type { Reader } from './reader'
import type { Row } from './schema'
import { name, run } from './sql'
import { conditionOf, type Where, type WhereOf } from './where'

/** Rows that have one value in a column: how many, and the sums of others. */
export interface Sums<K, C extends string> {
  readonly key: K
  readonly count: number
  readonly sums: Readonly<Record<C, number>>
}

/** Counts the live rows of each value of `by`, and adds up `columns` in them; however many there are. */
export function sumsPer<E extends Entity, K extends keyof Row<E> & string, C extends keyof Row<E> & string>(
  { em, company }: Reader,
  entity: E,
  by: K,
  columns: readonly C[],
  where: WhereOf<E>,
): Promise<Sums<Row<E>[K], C>[]> {
  const { text, values } = conditionOf(entity, company.id, where as Where)
  const sums = columns.map(column => `'${column}', coalesce(sum(${name(column)}), 0)::float8`)
  return run<Sums<Row<E>[K], C>>(
    em,
    `select ${name(by)}::text as key, count(*)::int as count, json_build_object(${sums.join(', ')}) as sums
     from ${name(entity.meta.tableName)} where ${text} group by 1 order by 1`,
    values,
  )
}

/** Rows that belong to records through others: the dossiers of an organization through its people. */
export interface Through {
  readonly key: number
  /** How many there are in between. */
  readonly between: number
  readonly count: number
  readonly sum: number
}

/** For each of some records: how many live rows lie `between`, how many rows of `of` belong to those, and what `sum` adds up to. */
export async function sumsThrough<E extends Entity, B extends Entity>(
  { em, company }: Reader,
  keys: readonly number[],
  between: { readonly entity: B; readonly by: keyof Row<B> & string },
  of: {
    readonly entity: E
    readonly by: keyof Row<E> & string
    readonly sum: keyof Row<E> & string
    readonly where: WhereOf<E>
  },
): Promise<Through[]> {
  if (!keys.length) return []
  const link = conditionOf(between.entity, company.id, { [between.by]: keys })
  const row = conditionOf(of.entity, company.id, of.where as Where)
  return run<Through>(
    em,
    `with link as materialized (
       select id, ${name(between.by)} as key from ${name(between.entity.meta.tableName)} where ${link.text}
     ), own as (
       select ${name(of.by)} as link_id, ${name(of.sum)} as amount from ${name(of.entity.meta.tableName)}
       where ${row.text} and ${name(of.by)} = any(array(select id from link))
     )
     select key::int as key, count(distinct link.id)::int as between, count(own.link_id)::int as count,
       coalesce(sum(own.amount), 0)::float8 as sum
     from link left join own on own.link_id = link.id group by 1`,
    [...link.values, ...row.values],
  )
}
