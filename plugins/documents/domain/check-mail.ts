import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { allMergeTags } from '@core/merge-tags/api/list-merge-tags'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { plainText } from '../drawing/rich-text'
import { documentMergeValues } from './document-source'

/** Everything that looks like a merge tag, whatever stands between the braces. */
const TAG = /\{\{([^{}]*)\}\}/g

/**
 * Looks at a mail before it goes out: it has a subject and a text, and each merge tag is one that there is. A tag that is
 * known but empty leaves no hole; one that nobody knows would reach the customer in braces.
 *
 * @throws Problem 422 at the subject or the text
 */
export async function checkMail(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  { subject, message }: { readonly subject: string; readonly message: string },
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
  // Of a module that the company does not own the document knows some itself, such as its customer.
  const values = await documentMergeValues(context, kind, document)
  const own = new Set(Object.keys(values).map(tag => tag.toLowerCase()))
  const unknown = open.find(({ tag }) => !own.has(tag))
  if (unknown) throw invalid(unknown.field, 'documents.unknown_merge_tag', { tag: `{{${unknown.tag}}}` })
}

const tagsOf = (text: string): string[] =>
  [...text.matchAll(TAG)].map(([, name = '']) => name.split('|', 1).join('').trim().toLowerCase())
