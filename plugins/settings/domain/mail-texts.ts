import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import type { MailTemplates } from '../contract'
import { FlowProfile } from '../entities/flow-profile'
import { MailTemplate } from '../entities/mail-template'

/** The template that a profile chose for a kind of mail, or that is there for this profile alone. */
async function ofProfile(context: Context, type: string, id: number) {
  const chosen = (await openRecord(context, FlowProfile, id))?.mail_templates[type]
  const own = { type, flowprofile_id: id }
  return (
    (chosen && (await openRecord(context, MailTemplate, { id: chosen, type }))) ||
    (await openRecord(context, MailTemplate, own, { sort: '-is_default' }))
  )
}

/** The template of the profile, else the company's default of a kind, else the newest, else the text that the kind starts with. */
export const mailTexts: MailTemplates = {
  async textOf(context, { type, subject, message }, profile) {
    const own =
      (profile && (await ofProfile(context, type, profile))) ||
      (await openRecord(context, MailTemplate, { type, flowprofile_id: null }, { sort: '-is_default' }))
    if (own) return { mailtemplate_id: own.id, subject: own.subject, message: own.message }
    return { mailtemplate_id: null, subject, message }
  },
  all: (context, { type }) => readRows(context, MailTemplate, ['id', 'subject', 'message'], { type }, '-is_default'),
}
