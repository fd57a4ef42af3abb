import { reserveNumber } from '@core/numbers/next-number'
import { CompanySettings } from '@core/tenancy/company-settings'
import { today } from '@core/time/today'
import { flowWriter } from '@plugins/crm/contract'
import type { DocumentKind } from '@plugins/documents/contract'
import { quotationLink } from '../contract'
import { Quotation } from '../entities/quotation'
import { quotations } from '../resources/quotations'
import { quotationLifecycle } from './quotation-lifecycle'

const INTRO =
  '<p>Beste {{relation.fullname}},</p><p>Bedankt voor uw aanvraag. Hieronder leest u wat wij voorstellen voor {{relation.address}} in {{relation.city}}, en wat het kost. Heeft u een vraag? Stel die gerust via uw persoonlijke pagina.</p>'
const TERMS =
  '<p>Deze offerte is geldig tot {{document.enddate}}. Na uw akkoord plannen wij de werkzaamheden in overleg met u in.</p>'

/** What makes a document a quotation: its number, its course, and what it does to the dossier. */
export const quotationKind: DocumentKind = {
  code: 'quotation',
  entity: Quotation,
  resource: quotations,
  module: 'QUOTATION',
  lifecycle: quotationLifecycle,
  link: quotationLink,
  page: 'customer_quotation_detail',
  mailType: 'send_quotation',
  approvedMailType: 'quotation_approved',
  noun: 'Offerte',
  days: 30,
  locked: ['approved'],
  numberAt: 'creation',
  async number(context) {
    const year = today(context.company).slice(0, 4)
    return `O${year}-${String(await reserveNumber(context, `quotation-${year}`)).padStart(4, '0')}`
  },
  async signatureRequired(context) {
    const settings = await context.em.findOne(CompanySettings, {})
    return settings?.quotation_approval_signature ?? false
  },
  widgets: [
    { tag: 'TEXT', description: 'Inleiding', textcontent: INTRO },
    { tag: 'CALCULATIONITEMSINCLSUBS', description: 'Prijsoverzicht' },
    { tag: 'ADDITIONALITEMS', description: 'Meerwerk en opties' },
    { tag: 'TEXT', description: 'Voorwaarden', textcontent: TERMS },
    { tag: 'SIGNATURE', description: 'Ondertekening' },
  ],
  async onCreated(context, document) {
    if (document.flow_id && !document.is_template)
      await context.use(flowWriter).advance(context, document.flow_id, 'quotation', 'Draft')
    if (document.flow_id)
      await context.use(flowWriter).setOrderValue(context, document.flow_id, document.amount_exc_vat)
  },
  async onSent(context, document) {
    if (document.flow_id)
      await context.use(flowWriter).advance(context, document.flow_id, 'quotation', 'Offerte verstuurd')
  },
  async onApproved(context, document) {
    if (document.flow_id)
      await context.use(flowWriter).advance(context, document.flow_id, 'quotation', 'Offerte goedgekeurd')
  },
  async onRejected(context, document) {
    if (document.flow_id)
      await context.use(flowWriter).advance(context, document.flow_id, 'quotation', 'Offerte afgekeurd')
  },
  async onRecalculated(context, document) {
    if (document.flow_id && !document.is_template)
      await context.use(flowWriter).setOrderValue(context, document.flow_id, document.amount_exc_vat)
  },
}
