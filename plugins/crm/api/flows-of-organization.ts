import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { listRows } from '@core/resource/list-rows'
import { find } from '@core/resource/record'
import { idParams, listAnswer, listParams, listParts, rowWith } from '@core/resource/schemas'
import { Relation } from '../entities/relation'
import { flows } from '../resources/flows'
import { organizations } from '../resources/organizations'

const enrich = flows.enrich ?? []
const row = rowWith(flows, enrich)

/** The dossiers of all people of an organization: a list like that of all dossiers. */
export const flowsOfOrganization = call({
  method: 'GET',
  path: 'organization/:id/flows',
  access: { module: 'CRM' },
  summary: 'The dossiers of the people of an organization',
  params: idParams,
  query: listParams(flows),
  response: listAnswer(row),
  parts: listParts(row),
  async run(context, { params: { id }, request, query }) {
    await find(organizations, context, id)
    const people = await readRows(context, Relation, ['id'], { organization_id: id })
    const also = { text: 'relation_id = any(?)', values: [people.map(person => person.id)] }
    return listRows(flows, enrich, context, request, { sort: '-created_at', ...query }, { also })
  },
})
