import { notFound, Problem } from '@core/context/problem'
import { bears } from '@core/http/bearer'
import { bodyOf } from '@core/http/body'
import { errorResponse } from '@core/http/handle-error'
import type { PageHandler } from '@core/http/page-handler'
import { PassingTrouble } from '@core/limited-process/heavy-work'
import type { Platform } from '@core/platform/platform'
import { workFor } from '@core/platform/work-for'
import { acceptUpload } from '@core/storage/accept-upload'
import { Upload } from '@core/storage/accepted-file'
import { FileRefused } from '@core/storage/file-refused'
import { mailboxes, placeOfAddress } from './mailbox'
import { readMails } from './read-mail'
import type { ReceivedMail } from './received-mail'
import { recipientsOf } from './recipients-of'

/** Largest mail in megabytes: files of 20 MB as mail writes them. */
const LIMIT_MB = 30
/** Most addresses of one mail that are looked at. */
const MOST_RECIPIENTS = 50
/** Files that are kept of one mail. */
const MOST_FILES = 20

/**
 * `POST /inbound/mail`: the mail server of the operator hands in a mail as it came, with its token. `to` names whom it was
 * delivered to; without it the mail says so itself. 404 tells that nobody here has such an address.
 */
export function incomingMail(platform: Platform): PageHandler {
  const { inboundMail } = platform.config
  return async (request, path) => {
    if (path !== '/inbound/mail' || !inboundMail) return null
    try {
      if (request.method !== 'POST') throw notFound()
      if (!bears(request, inboundMail.token)) throw new Problem(401, 'core.not_signed_in')
      const tooLarge = () => new FileRefused(413, 'core.file_too_large', { limit: LIMIT_MB })
      const source = await bodyOf(request, { most: LIMIT_MB * 1024 * 1024, tooLarge })
      const told = new URL(request.url).searchParams.getAll('to')
      const places = placesOf(platform, inboundMail.domain, told.length ? told : recipientsOf(source))
      const [first] = places
      if (!first) throw notFound()
      const taken = await deliver(platform, places, await receive(first.companyId, source))
      if (!taken) throw notFound()
      return Response.json({ taken })
    } catch (error) {
      return errorResponse(platform, request, error)
    }
  }
}

type Place = NonNullable<ReturnType<typeof placeOfAddress>>

/** The records that addresses lead to. */
function placesOf({ secrets }: Platform, domain: string, recipients: readonly string[]): Place[] {
  const addresses = [...new Set(recipients.map(address => address.toLowerCase()))].slice(0, MOST_RECIPIENTS)
  return addresses.flatMap(address => placeOfAddress(secrets, domain, address) ?? [])
}

/**
 * Takes a mail apart and looks at its files, in the turn of the company that gets it. Nothing is told to the mail server
 * before that: what the machine is too busy for comes again.
 */
async function receive(companyId: number, source: Uint8Array): Promise<ReceivedMail> {
  const { attachments, ...mail } = await readMails.do(companyId, source)
  const files: Upload[] = []
  const refused: string[] = []
  for (const [place, { filename, content }] of attachments.entries()) {
    const file = place < MOST_FILES ? await acceptUpload(companyId, content, 'attachment').catch(ifRefused) : null
    if (file) files.push(new Upload(filename, content.byteLength, file))
    else refused.push(filename)
  }
  return { ...mail, files, refused }
}

function ifRefused(error: unknown): null {
  if (error instanceof FileRefused || (error instanceof Problem && !(error instanceof PassingTrouble))) return null
  throw error
}

/** Brings a mail to every record that it is for, each in a transaction of its own; answers how many took it. */
async function deliver(platform: Platform, places: readonly Place[], mail: ReceivedMail): Promise<number> {
  let taken = 0
  for (const place of places) {
    const took = await workFor(platform, { companyId: place.companyId }, async context => {
      const mailbox = context.all(mailboxes).find(({ name }) => name === place.name)
      return Boolean(mailbox && context.owns(mailbox.module) && (await mailbox.take(context, place.recordId, mail)))
    })
    if (took) taken++
  }
  return taken
}
