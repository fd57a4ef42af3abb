import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { type MailKind, type MailText, mailTemplates, type NamedMailKind } from '@plugins/settings/contract'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { DocumentType } from '../entities/document-type'
import { profileOf } from './profile-of'

/** The mail of documents of one type, where that has a text of its own. */
const ofType = (mail: MailKind, typeId: number): MailKind => ({ ...mail, type: `${mail.type}_${typeId}` })

/** The text of a mail about a document: that of its type, else that of its kind. */
export async function mailText(
  context: Context,
  mail: MailKind,
  document: Pick<DocumentRecord, 'document_type_id' | 'flow_id'>,
): Promise<MailText> {
  const texts = context.use(mailTemplates)
  const profile = await profileOf(context, document)
  const { document_type_id: id } = document
  const own = id ? await texts.textOf(context, ofType(mail, id), profile) : null
  return own?.mailtemplate_id ? own : texts.textOf(context, mail, profile)
}

/** Each type of document adds a mail that sends it and one after it was approved (R-MAIL-012). */
export async function mailsOfTypes(context: Context, { mail, approvedMail }: DocumentKind): Promise<NamedMailKind[]> {
  const types = await readRows(context, DocumentType, ['id', 'description'], {}, 'description')
  return types.flatMap(({ id, description: name }) =>
    [mail, ...(approvedMail ? [approvedMail] : [])].map(kind => ({
      ...ofType(kind, id),
      name: `${context.text(kind.label)}: ${name}`,
    })),
  )
}
