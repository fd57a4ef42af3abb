import { createHash } from 'node:crypto'
import { isEmail, oneLine } from '@core/domain/email-address'
import type { MailAttachment } from '@core/mail/mail'
import PostalMime, { type Attachment } from 'postal-mime'
import { wordsOfMail } from './mail-words'
import { LONGEST_TEXT, type ParsedMail } from './received-mail'

/** Largest picture within the text that is left out, in bytes: logos under names. */
const DECORATION = 20 * 1024
const LONGEST_ID = 255
const RECIPIENT_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to']

/** Takes a mail apart. */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(source)
  const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const written = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address, group }) =>
    group ? group.map(one => one.address ?? '') : (address ?? ''),
  )
  const date = new Date(mail.date ?? '')
  const html = (mail.html ?? '').slice(0, LONGEST_TEXT)
  return {
    messageId: idOf(mail.messageId, source),
    from: { name: oneLine(mail.from?.name ?? ''), address: (mail.from?.address ?? '').trim().toLowerCase() },
    subject: oneLine(mail.subject ?? ''),
    html,
    text: (mail.text ?? '').slice(0, LONGEST_TEXT) || wordsOfMail(html),
    // What was written tomorrow was written now.
    date: date.getTime() <= Date.now() ? date : new Date(),
    automatic:
      header('auto-submitted').some(value => !/^no\b/i.test(value.trim())) ||
      header('precedence').some(value => /^(?:bulk|junk|list|auto_reply)\b/i.test(value.trim())) ||
      header('return-path').some(value => value.trim() === '<>'),
    attachments: mail.attachments.filter(part => !isDecoration(part)).map(asAttachment),
    recipients: [...RECIPIENT_HEADERS.flatMap(header).flatMap(value => value.split(/[\s,<>]+/)), ...written].filter(
      isEmail,
    ),
  }
}

/** A Message-ID without its brackets. Two mails never share one by being too long for their column. */
function idOf(given: string | undefined, source: Uint8Array): string {
  const inner = (given ?? '').replace(/^<|>$/g, '').trim()
  if (inner && inner.length <= LONGEST_ID) return inner
  return `${createHash('sha256')
    .update(inner || source)
    .digest('hex')}@no-message-id`
}

const isDecoration = (part: Attachment) =>
  Boolean(part.contentId) && part.mimeType.startsWith('image/') && bytesOf(part).byteLength <= DECORATION

const asAttachment = (part: Attachment): MailAttachment => ({
  filename: oneLine(part.filename ?? '') || 'bijlage',
  contentType: part.mimeType,
  content: bytesOf(part),
})

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
}
