import { reserveNumber } from '@core/numbers/next-number'
import { today } from '@core/time/today'
import type { DocumentKind, DocumentRecord } from '@plugins/documents/contract'
import { confirmationEvents, confirmationLink } from '../contract'
import { Confirmation } from '../entities/confirmation'
import { confirmations } from '../resources/confirmations'
import { confirmationApproved, sendConfirmation } from './confirmation-mails'
import { confirmationSettings } from './confirmation-settings'
import { confirmationStates } from './confirmation-states'

const INTRO =
  '<p>Beste {{relation.fullname|klant}},</p><p>Bedankt voor uw opdracht. Hieronder bevestigen wij wat wij met u hebben afgesproken voor {{relation.address}} in {{relation.city}}. Klopt er iets niet? Laat het ons weten via uw persoonlijke pagina.</p>'
const TERMS = '<p>Na uw akkoord bestellen wij de materialen en plannen wij de werkzaamheden in overleg met u in.</p>'

/** What makes a document an order confirmation: its number, its course, what it starts with. */
export const confirmationKind: DocumentKind = {
  code: 'confirmation',
  entity: Confirmation,
  resource: confirmations,
  module: 'CONFIRMATION',
  states: confirmationStates,
  events: confirmationEvents,
  link: confirmationLink,
  searchGroup: 'confirmations',
  mail: sendConfirmation,
  approvedMail: confirmationApproved,
  noun: 'Opdrachtbevestiging',
  enddateLabel: 'validUntil',
  daysOf: () => null,
  locked: ['approved', 'cancelled'],
  hidden: ['draft', 'cancelled'],
  numberAt: 'creation',
  async number(context) {
    const year = today(context.company).slice(0, 4)
    return `B${year}-${String(await reserveNumber(context, `confirmation-${year}`)).padStart(4, '0')}`
  },
  async signatureRequired(context) {
    return (await confirmationSettings.of(context)).confirmation_approval_signature
  },
  copies: ({ quotation_id = null }: DocumentRecord & { quotation_id?: number | null }) => ({
    quotation_id,
  }),
  widgets: [
    { tag: 'TEXT', description: 'Inleiding', textcontent: INTRO },
    { tag: 'CALCULATIONITEMSINCLSUBS', description: 'Wat wij leveren' },
    { tag: 'TEXT', description: 'Voorwaarden', textcontent: TERMS },
    { tag: 'SIGNATURE', description: 'Ondertekening' },
  ],
}
