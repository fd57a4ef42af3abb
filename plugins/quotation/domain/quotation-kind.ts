import { reserveNumber } from '@core/numbers/next-number'
import { today } from '@core/time/today'
import type { DocumentKind } from '@plugins/documents/contract'
import { quotationEvents, quotationLink } from '../contract'
import { Quotation } from '../entities/quotation'
import { quotations } from '../resources/quotations'
import { quotationApproved, sendQuotation } from './quotation-mails'
import { quotationSettings } from './quotation-settings'
import { quotationStates } from './quotation-states'

const INTRO =
  '<p>Beste {{relation.fullname|klant}},</p><p>Bedankt voor uw aanvraag. Hieronder leest u wat wij voorstellen voor {{relation.address}} in {{relation.city}}, en wat het kost. Heeft u een vraag? Stel die gerust via uw persoonlijke pagina.</p>'
const TERMS =
  '<p>Deze offerte is geldig tot {{document.enddate}}. Na uw akkoord plannen wij de werkzaamheden in overleg met u in.</p>'

/** What makes a document a quotation: its number, its course, what it starts with. */
export const quotationKind: DocumentKind = {
  code: 'quotation',
  entity: Quotation,
  resource: quotations,
  module: 'QUOTATION',
  states: quotationStates,
  events: quotationEvents,
  link: quotationLink,
  searchGroup: 'quotations',
  mail: sendQuotation,
  approvedMail: quotationApproved,
  noun: 'Offerte',
  enddateLabel: 'validUntil',
  daysOf: () => 30,
  locked: ['approved', 'cancelled'],
  hidden: ['draft', 'cancelled'],
  numberAt: 'creation',
  async number(context) {
    const year = today(context.company).slice(0, 4)
    return `O${year}-${String(await reserveNumber(context, `quotation-${year}`)).padStart(4, '0')}`
  },
  async signatureRequired(context) {
    return (await quotationSettings.of(context)).quotation_approval_signature
  },
  widgets: [
    { tag: 'TEXT', description: 'Inleiding', textcontent: INTRO },
    { tag: 'CALCULATIONITEMSINCLSUBS', description: 'Prijsoverzicht' },
    { tag: 'ADDITIONALITEMS', description: 'Meerwerk en opties' },
    { tag: 'TEXT', description: 'Voorwaarden', textcontent: TERMS },
    { tag: 'SIGNATURE', description: 'Ondertekening' },
  ],
}
