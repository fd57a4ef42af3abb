import { on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { fullname } from '@core/domain/fullname'
import { organizationUpdated, relationUpdated } from '../contract'
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

/** Who buys for an organization is told of like somebody who was changed: its name and its numbers stand beside theirs. */
export const peopleFollowOrganization = on(
  organizationUpdated,
  'tell of its people',
  async ({ ids, changed }, context) => {
    if (!changed.some(field => ['name', 'vat_number', 'kvk'].includes(field))) return
    const people = await readRows(context, Relation, ['id'], { organization_id: [...ids] }, 'id')
    if (people.length)
      await context.emit(relationUpdated, { ids: people.map(({ id }) => id), changed: ['organization_id'] })
  },
  { within: true },
)
