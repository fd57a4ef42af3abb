import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { type InboxMessage, readMessage } from './inbox-message'

/** The built-in inbox: a mail server on the loopback that keeps the last 500 mails as files. */
export interface Inbox {
  readonly smtpUrl: string
  /** Newest first. */
  list(): Promise<InboxMessage[]>
  get(id: string): Promise<InboxMessage | null>
  /** The mail as it was sent. */
  source(id: string): Promise<Uint8Array | null>
  /** The n-th attachment, counted from 0. */
  attachment(id: string, n: number): Promise<{ filename: string; contentType: string; content: Uint8Array } | null>
  clear(): Promise<void>
  /**
   * The newest mail that fits, present or still to come.
   *
   * @throws Error when none came within the time.
   */
  waitFor(predicate: (message: InboxMessage) => boolean, timeoutMs?: number): Promise<InboxMessage>
  close(): Promise<void>
}

const KEPT = 500
const LIMIT_BYTES = 60 * 1024 * 1024
const ID = /^[0-9a-z]+-[0-9a-f]{8}$/

export async function openInbox(dataDir: string): Promise<Inbox> {
  const directory = join(dataDir, 'mail')
  mkdirSync(directory, { recursive: true })
  const fileOf = (id: string) => join(directory, `${id}.eml`)
  const read = new Map<string, InboxMessage>()
  const arrivals = new EventTarget()
  // Several processes may keep mail in one folder at the same moment.
  let arrived = randomInt(0x1_0000_0000)

  const ids = async () =>
    (await readdir(directory))
      .filter(name => name.endsWith('.eml'))
      .map(name => name.slice(0, -'.eml'.length))
      .sort()
      .reverse()

  async function source(id: string): Promise<Uint8Array | null> {
    if (!ID.test(id)) return null
    try {
      return await readFile(fileOf(id))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  async function get(id: string): Promise<InboxMessage | null> {
    const known = read.get(id)
    if (known) return known
    const bytes = await source(id)
    if (!bytes) return null
    const { message } = await readMessage(id, bytes)
    read.set(id, message)
    return message
  }

  async function remove(outdated: string[]): Promise<void> {
    for (const id of outdated) {
      read.delete(id)
      await rm(fileOf(id), { force: true })
    }
  }

  async function keep(bytes: Uint8Array): Promise<void> {
    arrived = (arrived + 1) % 0x1_0000_0000
    const id = `${Date.now().toString(36).padStart(9, '0')}-${arrived.toString(16).padStart(8, '0')}`
    await writeFile(`${fileOf(id)}.unfinished`, bytes)
    await rename(`${fileOf(id)}.unfinished`, fileOf(id))
    const all = await ids()
    await remove(all.slice(KEPT))
    arrivals.dispatchEvent(new Event('mail'))
  }

  async function list(): Promise<InboxMessage[]> {
    const found = await Promise.all((await ids()).map(get))
    return found.filter(message => message !== null)
  }

  const server = await listen(keep)
  const { port } = server.server.address() as AddressInfo

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    list,
    get,
    source,
    async attachment(id, n) {
      const bytes = await source(id)
      return bytes ? ((await readMessage(id, bytes)).attachments[n] ?? null) : null
    },
    clear: async () => remove(await ids()),
    async waitFor(predicate, timeoutMs = 30_000) {
      const deadline = AbortSignal.timeout(timeoutMs)
      for (;;) {
        const next = Promise.withResolvers<void>()
        arrivals.addEventListener('mail', () => next.resolve(), { once: true })
        deadline.addEventListener('abort', () => next.resolve(), { once: true })
        const found = (await list()).find(predicate)
        if (found) return found
        if (deadline.aborted) throw new Error(`No such mail came within ${timeoutMs} ms`)
        await next.promise
      }
    },
    close: () => new Promise(done => server.close(done)),
  }
}

function listen(keep: (bytes: Uint8Array) => Promise<void>): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LIMIT_BYTES,
    disableReverseLookup: true,
    onData(stream, { envelope }, answer) {
      // Hidden recipients stand in no header of the mail itself.
      const recipients = envelope.rcptTo.map(recipient => recipient.address).join(', ')
      const chunks: Buffer[] = [Buffer.from(`X-Recipients: ${recipients}\r\n`)]
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded) answer(Object.assign(new Error('Too large'), { responseCode: 552 }))
        else keep(Buffer.concat(chunks)).then(() => answer(), answer)
      })
    },
  })
  return new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      server.off('error', failed)
      // A sender that hangs up half-way is no reason to stop.
      server.on('error', error => console.error(`Inbox: ${error.message}`))
      ready(server)
    })
  })
}
