import { on } from '@core/context/event'
import { openRecord, openRecords } from '@core/db/open-record'
import { fullname } from '@core/domain/fullname'
import { relationUpdated } from '../contract'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'

/** The name on a dossier follows the relation. */
export const followRelation = on(relationUpdated, 'follow-relation', async ({ id, changed }, context) => {
  if (!changed.some(field => ['name', 'nameprefix', 'surname', 'city'].includes(field))) return
  const relation = await openRecord(context, Relation, id)
  if (!relation) return
  const flows = await openRecords(context, Flow, { relation_id: id })
  for (const flow of flows) {
    flow.relation_fullname = fullname(relation)
    if (!flow.location_id) flow.city = relation.city ?? flow.city ?? null
  }
})
