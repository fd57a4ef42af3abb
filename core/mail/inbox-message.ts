import PostalMime, { type Address, type Attachment } from 'postal-mime'
import type { MailAttachment } from './mail'

/** A mail as it is shown in the built-in inbox. */
export interface InboxMessage {
  id: string
  messageId: string
  from: string
  to: string[]
  cc: string[]
  replyTo: string[]
  /** All who get it, hidden ones too. */
  recipients: string[]
  subject: string
  date: string
  /** Ready to show: pictures inside the mail are filled in. */
  html: string
  text: string
  attachments: { filename: string; contentType: string; size: number }[]
}

export interface ReadMessage {
  message: InboxMessage
  attachments: MailAttachment[]
}

/** Takes a mail apart as a mail client would. */
export async function readMessage(id: string, source: Uint8Array): Promise<ReadMessage> {
  const mail = await PostalMime.parse(source)
  const inside = mail.attachments.filter(isShownInside)
  const attachments = mail.attachments.filter(part => !isShownInside(part)).map(asAttachment)
  return {
    message: {
      id,
      messageId: mail.messageId ?? '',
      from: mail.from ? inWords(mail.from) : '',
      to: (mail.to ?? []).map(inWords),
      cc: (mail.cc ?? []).map(inWords),
      replyTo: (mail.replyTo ?? []).map(inWords),
      recipients: mail.headers.find(header => header.key === 'x-recipients')?.value.split(', ') ?? [],
      subject: mail.subject ?? '',
      date: mail.date ?? new Date(Number.parseInt(id, 36)).toISOString(),
      html: inside.reduce(fillIn, mail.html ?? ''),
      text: mail.text ?? '',
      attachments: attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        size: content.byteLength,
      })),
    },
    attachments,
  }
}

const isShownInside = (part: Attachment) => part.disposition === 'inline' && Boolean(part.contentId)

function inWords({ name, address = '' }: Address): string {
  return name ? `${name} <${address}>` : address
}

function asAttachment(part: Attachment): MailAttachment {
  return { filename: part.filename ?? 'bijlage', contentType: part.mimeType, content: bytesOf(part) }
}

function fillIn(html: string, part: Attachment): string {
  const name = (part.contentId ?? '').replace(/^<|>$/g, '')
  const picture = `data:${part.mimeType};base64,${Buffer.from(bytesOf(part)).toString('base64')}`
  return html.replaceAll(`cid:${name}`, picture)
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
}
