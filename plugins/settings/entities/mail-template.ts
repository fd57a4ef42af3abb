import { richText } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { flag, recordAt, text } from '@core/db/fields'

/** Text of a mail of one kind, with merge tags (G-TPLMAIL). */
export const MailTemplate = tenantEntity({
  name: 'mailtemplate',
  properties: {
    type: text(64),
    subject: text(),
    message: richText(),
    is_default: flag(),
    flowprofile_id: recordAt('flowprofile', { whenGone: 'empty' }).nullable(),
  },
  indexes: [['type']],
})
