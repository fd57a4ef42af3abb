import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import type { MailTemplates } from '../contract'
import { MailTemplate } from '../entities/mail-template'

/** The company's default template of a kind, else the newest, else the text that the kind starts with. */
export const mailTexts: MailTemplates = {
  async textOf(context, { type, subject, message }) {
    const own = await openRecord(context, MailTemplate, { type }, { sort: '-is_default' })
    if (own) return { mailtemplate_id: own.id, subject: own.subject, message: own.message }
    return { mailtemplate_id: null, subject, message }
  },
  all: (context, { type }) => readRows(context, MailTemplate, ['id', 'subject', 'message'], { type }, '-is_default'),
}
