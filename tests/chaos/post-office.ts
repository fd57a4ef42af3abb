import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that outlives what is killed, and remembers what came: `Message-ID` → recipients, as often as it came. */
export interface PostOffice {
  readonly url: string
  readonly mails: ReadonlyMap<string, readonly string[]>
  close(): Promise<void>
}

const MESSAGE_ID = /^message-id:\s*<(.+)>/im

export function openPostOffice(): Promise<PostOffice> {
  const mails = new Map<string, string[]>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, answer) {
      let head = ''
      stream.on('data', (piece: Buffer) => {
        if (!head.includes('\r\n\r\n')) head += piece.toString()
      })
      stream.on('end', () => {
        const id = MESSAGE_ID.exec(head)?.[1] ?? ''
        mails.set(id, [...(mails.get(id) ?? []), ...envelope.rcptTo.map(({ address }) => address)])
        answer()
      })
    },
  })
  // Whoever is killed in the middle of a mail hangs up.
  server.on('error', () => undefined)
  return new Promise(ready =>
    server.listen(0, '127.0.0.1', () =>
      ready({
        url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
        mails,
        close: () => new Promise(done => server.close(() => done())),
      }),
    ),
  )
}
