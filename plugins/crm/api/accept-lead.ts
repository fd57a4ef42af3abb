import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { toRow } from '@core/resource/row'
import { idParams, rowWith } from '@core/resource/schemas'
import { websites } from '@plugins/settings/contract/website'
import { takeLead } from '../domain/take-lead'
import { WebsiteLead } from '../entities/website-lead'
import { websiteLeads } from '../resources/website-leads'

/** What was kept aside was sent by a person after all: it becomes a dossier, once. */
export const acceptLead = call({
  method: 'POST',
  path: 'websitelead/:id/accept',
  access: { module: 'CRM' },
  summary: 'Make a dossier of a request that was kept aside',
  params: idParams,
  response: rowWith(websiteLeads, []),
  async run(context, { params }) {
    const lead = await openRecord(context, WebsiteLead, { id: params.id }, { hold: true })
    const website = lead && (await context.use(websites).website(context, lead.website_id))
    if (!lead || !website) throw notFound()
    if (lead.taken_at) throw context.refuse('crm.lead_taken')
    lead.flow_id = (await takeLead(context, website, lead.received)).id
    lead.taken_at = new Date()
    await writeNow(context)
    return toRow(WebsiteLead, lead)
  },
})
