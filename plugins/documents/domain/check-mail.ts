import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import type { MergeValues } from '@core/expressions/merge-tags'
import { allMergeTags } from '@core/merge-tags/api/list-merge-tags'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { plainText } from '../drawing/rich-text'
import { documentMergeValues } from './document-source'

/** Everything that looks like a merge tag, whatever stands between the braces. */
const TAG = /\{\{([^{}]*)\}\}/g

interface MailText {
  readonly subject: string
  readonly message: string
}

/**
 * Looks at a mail before it goes out: it has a subject and a text, and each merge tag is one that there is. A tag that is
 * known but empty leaves no hole; one that nobody knows would reach the customer in braces.
 *
 * @param ownValues what the mail is about knows itself, also of a module that the company does not own
 * @throws Problem 422 at the subject or the text
 */
export async function checkMailText(
  context: Context,
  { subject, message }: MailText,
  ownValues: () => Promise<MergeValues>,
): Promise<void> {
  if (!subject.trim()) throw invalid('subject', 'documents.mail_subject_needed')
  if (!plainText(message) && !message.includes('<img')) throw invalid('message', 'documents.mail_message_needed')
  const named = [
    ...tagsOf(subject).map(tag => ({ field: 'subject', tag })),
    ...tagsOf(message).map(tag => ({ field: 'message', tag })),
  ]
  if (!named.length) return
  const known = new Set((await allMergeTags(context)).map(({ tag }) => tag.toLowerCase()))
  const open = named.filter(({ tag }) => !known.has(tag))
  if (!open.length) return
  const own = new Set(Object.keys(await ownValues()).map(tag => tag.toLowerCase()))
  const unknown = open.find(({ tag }) => !own.has(tag))
  if (unknown) throw invalid(unknown.field, 'documents.unknown_merge_tag', { tag: `{{${unknown.tag}}}` })
}

/** Looks at a mail about a document. @throws Problem 422 at the subject or the text */
export const checkMail = (
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  text: MailText,
): Promise<void> => checkMailText(context, text, () => documentMergeValues(context, kind, document))

const tagsOf = (text: string): string[] =>
  [...text.matchAll(TAG)].map(([, name = '']) => name.split('|', 1).join('').trim().toLowerCase())
