import { invalid } from '@core/context/problem'
import { wireFields } from '@core/db/schema'
import { type TObject, type TSchema, Type as t } from '@sinclair/typebox'
import type { AnyResource, Enricher, OutgoingRow } from './resource'

/** What a list answers of each row. */
export interface AskedFields {
  /** Columns to read; all when left out. */
  readonly columns?: readonly string[] | undefined
  readonly enrichers: readonly Enricher[]
  /** What is left of a row; nothing for whole rows. */
  readonly names?: ReadonlySet<string> | undefined
}

/**
 * Takes `fields` and `with` apart: what enrichers add costs nothing unless some of it is asked for, and then they see
 * whole rows.
 *
 * @throws Problem 422 for a field that rows of this list have not
 */
export function fieldsAsked(
  resource: AnyResource,
  enrichers: readonly Enricher[],
  query: Readonly<Record<string, unknown>>,
): AskedFields {
  const forLists = enrichers.filter(enricher => !enricher.single)
  if (!query.fields) return { enrichers: forLists }
  const own = new Set(wireFields(resource.entity).map(({ name }) => name))
  const added = new Set(forLists.flatMap(({ fields }) => Object.keys(fields)))
  const asked = String(query.fields).split(',')
  if (asked.some(name => !own.has(name) && !added.has(name))) throw invalid('fields', 'core.unknown_field')
  const names = new Set(['id', ...asked, ...(query.with ? String(query.with).split(',') : [])])
  return [...names].some(name => added.has(name))
    ? { enrichers: forLists, names }
    : { enrichers: [], columns: [...names], names }
}

/** What was asked for of a row. */
export const pickedFrom = (row: OutgoingRow, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)))

/** Schema of a row of which only some fields were asked for. */
export const partOf = ({ properties: { id = t.Integer(), ...others } }: TObject): TSchema =>
  t.Intersect([t.Object({ id }), t.Partial(t.Object(others))])
