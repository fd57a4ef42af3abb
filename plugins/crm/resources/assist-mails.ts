import { nullable } from '@core/db/schema'
import { isSame } from '@core/domain/is-same'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { AssistMail } from '../entities/assist-mail'

/** What of a mail that went through a mail server may still change: where it is kept. */
const STAYS = ['subject', 'from', 'to', 'content', 'date'] as const

/** E-mails of dossiers. One that was sent or came in stays as it is; what somebody writes down may change. */
export const assistMails = resource({
  entity: AssistMail,
  module: 'CRM',
  sort: '-date',
  called: { by: 'subject', notes: ['from'] },
  readonly: [
    'direction',
    'user_id',
    'mailtemplate_id',
    'answers_id',
    'message_id',
    'known_sender',
    'sent_at',
    'failed_at',
  ],
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
  async prepare(mail, context, changes, before) {
    if (!before) mail.user_id = context.user?.id ?? null
    else if (mail.message_id && STAYS.some(field => field in changes && !isSame(changes[field], before[field])))
      throw context.refuse('crm.mail_stays')
    if ('content' in changes) mail.content = sanitizeRichText(mail.content)
  },
})
