import type { Config } from '@core/config'
import { oneAddress, oneLine } from '@core/domain/email-address'
import { traced } from '@core/telemetry/traced'
import { createTransport } from 'nodemailer'
import { type Inbox, openInbox } from './inbox'
import type { Mail } from './mail'

export interface Mailer {
  /**
   * Hands a mail to the mail server.
   *
   * @throws Error when an address is not one address, or the server does not take the mail.
   */
  send(mail: Mail): Promise<void>
  /** Where mail ends up when no mail server is configured. */
  readonly inbox?: Inbox
  close(): Promise<void>
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** Mail through `SMTP_URL`, or over real SMTP into the built-in inbox below `<dataDir>/mail`. */
export async function createMailer(config: Pick<Config, 'smtpUrl' | 'dataDir'>): Promise<Mailer> {
  const inbox = config.smtpUrl ? undefined : await openInbox(config.dataDir)
  const url = config.smtpUrl ?? inbox?.smtpUrl
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...TIMEOUTS })
  return {
    inbox,
    async send(mail) {
      await traced({ name: 'mail', kind: 'client' }, () => transport.sendMail(asMessage(mail)))
    },
    async close() {
      transport.close()
      await inbox?.close()
    },
  }
}

function asMessage(mail: Mail) {
  return {
    messageId: asMessageId(mail.messageId),
    from: oneAddress(mail.from),
    to: [mail.to].flat().map(oneAddress),
    cc: mail.cc?.map(oneAddress),
    bcc: mail.bcc?.map(oneAddress),
    ...(mail.inReplyTo ? { inReplyTo: asMessageId(mail.inReplyTo), references: asMessageId(mail.inReplyTo) } : {}),
    replyTo: mail.replyTo === undefined ? undefined : oneAddress(mail.replyTo),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments?.map(({ filename, contentType, content, cid }) => ({
      filename: oneLine(filename),
      contentType: oneLine(contentType),
      content: Buffer.from(content),
      ...(cid ? { cid: oneLine(cid), contentDisposition: 'inline' as const } : {}),
    })),
    // What a tenant writes may not make the server read its own disk or the network.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function asMessageId(text: string): string {
  const inner = text.replace(/^<|>$/g, '')
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(inner)) throw new Error(`Not a Message-ID: ${JSON.stringify(text)}`)
  return `<${inner}>`
}
