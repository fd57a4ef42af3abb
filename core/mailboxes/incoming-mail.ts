import { notFound, Problem } from '@core/context/problem'
import { bears } from '@core/http/bearer'
import { bodyOf } from '@core/http/body'
import { errorResponse } from '@core/http/handle-error'
import type { PageHandler } from '@core/http/page-handler'
import type { Platform } from '@core/platform/platform'
import { workFor } from '@core/platform/work-for'
import { FileRefused } from '@core/storage/file-refused'
import { mailboxes, placeOfAddress } from './mailbox'
import { type ReceivedMail, receivedMail } from './received-mail'

/** Largest mail in megabytes: files of 20 MB as mail writes them. */
const LIMIT_MB = 30
/** Most addresses of one mail that are looked at. */
const MOST_RECIPIENTS = 50

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
      const mail = await receivedMail(await bodyOf(request, { most: LIMIT_MB * 1024 * 1024, tooLarge }))
      const told = new URL(request.url).searchParams.getAll('to')
      const taken = await deliver(platform, inboundMail.domain, told.length ? told : mail.recipients, mail)
      if (!taken) throw notFound()
      return Response.json({ taken })
    } catch (error) {
      return errorResponse(platform, request, error)
    }
  }
}

/** Brings a mail to every record that it is for, each in a transaction of its own; answers how many took it. */
async function deliver(platform: Platform, domain: string, recipients: readonly string[], mail: ReceivedMail) {
  const addresses = [...new Set(recipients.map(address => address.toLowerCase()))].slice(0, MOST_RECIPIENTS)
  let taken = 0
  for (const address of addresses) {
    const place = placeOfAddress(platform.secrets, domain, address)
    if (!place) continue
    const took = await workFor(platform, { companyId: place.companyId }, async context => {
      const mailbox = context.all(mailboxes).find(({ name }) => name === place.name)
      return Boolean(mailbox && context.owns(mailbox.module) && (await mailbox.take(context, place.recordId, mail)))
    })
    if (took) taken++
  }
  return taken
}
