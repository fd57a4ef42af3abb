export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
  /** Name by which the HTML of the mail shows it, `cid:logo@mail`; it is no file to keep then. */
  cid?: string
}

export interface Mail {
  /** Made from what the mail is about, so that sending it again shows as the same mail. */
  messageId: string
  /** One address each: `kees@x.nl` or `Kees Prins <kees@x.nl>`. */
  from: string
  to: string | string[]
  cc?: string[]
  bcc?: string[]
  replyTo?: string
  /** Message-ID of the mail that this one answers: programs show the two together. */
  inReplyTo?: string
  subject: string
  html: string
  text: string
  attachments?: MailAttachment[]
}
