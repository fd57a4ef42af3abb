import { reserveNumber } from '@core/numbers/next-number'
import { today } from '@core/time/today'
import type { DocumentKind } from '@plugins/documents/contract'
import { genericEvents, genericLink } from '../contract'
import { GenericDocument } from '../entities/generic-document'
import { genericDocuments } from '../resources/generic-documents'
import { genericApproved, sendGeneric } from './generic-mails'
import { genericStates } from './generic-states'

const INTRO =
  '<p>Beste {{relation.fullname|klant}},</p><p>Hieronder leest u wat wij voor {{relation.address}} in {{relation.city}} hebben vastgelegd. Heeft u een vraag? Stel die gerust via uw persoonlijke pagina.</p>'

/** What makes a document a generic one: its number, its course, what it starts with. What it shows and asks its type says. */
export const genericKind: DocumentKind = {
  code: 'document',
  entity: GenericDocument,
  resource: genericDocuments,
  module: 'PROJECT',
  states: genericStates,
  events: genericEvents,
  link: genericLink,
  searchGroup: 'documents',
  mail: sendGeneric,
  approvedMail: genericApproved,
  noun: 'Document',
  enddateLabel: 'validUntil',
  typed: true,
  daysOf: () => null,
  locked: ['approved', 'cancelled'],
  hidden: ['draft', 'cancelled'],
  numberAt: 'creation',
  async number(context) {
    const year = today(context.company).slice(0, 4)
    return `D${year}-${String(await reserveNumber(context, `document-${year}`)).padStart(4, '0')}`
  },
  widgets: [
    { tag: 'TEXT', description: 'Inleiding', textcontent: INTRO },
    { tag: 'SIGNATURE', description: 'Ondertekening' },
  ],
}
