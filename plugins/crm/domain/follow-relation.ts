import { on } from '@core/context/event'
import { openRecords } from '@core/db/open-record'
import { fullname } from '@core/domain/fullname'
import { relationUpdated } from '../contract'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'

/** The name on dossiers follows their relation, and so does the town of those that are at no place of their own. */
export const followRelation = on(relationUpdated, 'follow-relation', async ({ ids, changed }, context) => {
  if (!changed.some(field => ['name', 'nameprefix', 'surname', 'city'].includes(field))) return
  const relations = await openRecords(context, Relation, { id: ids })
  const known = new Map(relations.map(relation => [relation.id, relation]))
  for (const flow of await openRecords(context, Flow, { relation_id: ids })) {
    const relation = known.get(flow.relation_id)
    if (!relation) continue
    flow.relation_fullname = fullname(relation)
    if (!flow.location_id) flow.city = relation.city ?? flow.city ?? null
  }
})
