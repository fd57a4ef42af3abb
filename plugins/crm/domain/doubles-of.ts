import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { not } from '@core/db/where'
import type { InferEntity } from '@mikro-orm/postgresql'
import type { DoubleKind } from '../contract/double-kinds'
import { Flow, type FlowRecord } from '../entities/flow'
import type { Relation } from '../entities/relation'
import { type Double, findDoubles } from './find-doubles'

export type RelationRecord = InferEntity<typeof Relation>

/** As many other dossiers are told. */
const MOST_FLOWS = 5

/** Who else a relation may be, without those of whom a colleague said that they are somebody else (R-REL-010). */
export async function doublesOf(context: Context, relation: RelationRecord): Promise<Double[]> {
  const { id, name, nameprefix, surname, email, phone, postcode, country, not_doubles } = relation
  const known = { id, name, nameprefix, surname, email, phone, postcode, country }
  const found = await findDoubles(context, { kind: 'relation', ...known })
  return found.filter(double => !not_doubles.some(one => one.kind === double.kind && one.id === double.id))
}

/** Dossiers that run for a person, or for whoever they may be, beside this one. */
export async function otherFlows(
  context: Context,
  flow: Pick<FlowRecord, 'id' | 'relation_id'>,
  doubles: readonly Pick<Double, 'kind' | 'id'>[],
) {
  const people = doubles.flatMap(({ kind, id }) => (kind === 'relation' ? id : []))
  const where = {
    id: not(flow.id),
    relation_id: [flow.relation_id, ...people],
    status: not(['completed', 'cancelled'] as const),
    deleted_at: null,
  }
  const columns = ['id', 'number', 'relation_fullname', 'description', 'status', 'lead_date'] as const
  return readRows(context, Flow, columns, where, '-id', { limit: MOST_FLOWS })
}

/** Says of a relation that it is not one of these, so that nobody is asked again. */
export function keepApart(relation: RelationRecord, others: readonly { kind: DoubleKind; id: number }[]): void {
  const fresh = others.filter(({ kind, id }) => !relation.not_doubles.some(one => one.kind === kind && one.id === id))
  if (fresh.length) relation.not_doubles = [...relation.not_doubles, ...fresh.map(({ kind, id }) => ({ kind, id }))]
}
