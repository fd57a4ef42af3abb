import { companyRegistered } from '@core/accounts/company-registered'
import { on } from '@core/context/event'
import { openLink } from '@core/links/hash'
import { createRecord, withEveryField } from '@core/resource/record'
import { today } from '@core/time/today'
import { flowLink } from '../contract'
import { flows } from '../resources/flows'
import { notes } from '../resources/notes'
import { writeFlows } from './flow-writer'

/** A company that registers finds one dossier to look at and to throw away. */
export const exampleDossier = on(companyRegistered, 'example-dossier', async ({ user_id }, context) => {
  const relationId = await writeFlows.createRelation(context, {
    fullname: context.text('crm.example_name'),
    email: 'voorbeeld@klant.example',
    address: 'Voorbeeldstraat',
    number: '1',
    postcode: '8011 AA',
    city: 'Zwolle',
  })
  const flow = await createRecord(flows, context, {
    ...withEveryField(flows, {}),
    relation_id: relationId,
    user_id,
    description: context.text('crm.example_description'),
    lead_source: 'Eigen website',
    lead_date: today(context.company),
    tags: [context.text('crm.example_label')],
  })
  await openLink(context, flowLink, String(flow.hash), flow.id)
  await createRecord(notes, context, {
    noteable_type: 'flow',
    noteable_id: flow.id,
    flow_id: flow.id,
    sticky: true,
    description: context.text('crm.example_note'),
  })
})
