import { internal, richText } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, flag, moment, reference, searchText, text } from '@core/db/fields'
import type { InferEntity } from '@mikro-orm/postgresql'

interface Searched {
  subject?: string | null
  from?: string | null
  to?: string | null
}

/** An e-mail of a dossier: sent from it, come back to it, or forwarded to it (G-ASSIST). */
export const AssistMail = tenantEntity({
  name: 'assistmail',
  properties: {
    flow_id: reference('flow', { whenGone: 'goAlong' }),
    direction: choice(['sent', 'received']).default('received'),
    subject: text(),
    from: text(),
    to: text(),
    content: richText(),
    date: moment(),
    user_id: reference('user', { whenGone: 'empty' }).nullable(),
    mailtemplate_id: internal(reference('mailtemplate', { whenGone: 'empty' }).nullable()),
    /** The mail that this one answers. */
    answers_id: internal(reference('assistmail', { whenGone: 'empty' }).nullable()),
    /** Names the mail to mail servers, and says that it went through one; what somebody wrote down has none. */
    message_id: internal(text().nullable()),
    /** Of a mail that came in: it says to be from an address that the company knows of the customer. */
    known_sender: internal(flag()),
    sent_at: moment().nullable(),
    /** When the mail server was asked for the last time; another try is the sender's. */
    failed_at: moment().nullable(),
    search_text: searchText<Searched>(row => [row.subject, row.from, row.to]),
  },
  indexes: [['flow_id', 'message_id']],
})

/** An e-mail in the hands of the mapper. */
export type AssistMailRecord = InferEntity<typeof AssistMail>
