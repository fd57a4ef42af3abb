import type { Context } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { defineRegistry } from '@core/context/port'
import type { Secrets } from '@core/keys/secrets'
import type { ReceivedMail } from './received-mail'

/** Records of one kind that have a mail address of their own each. */
export interface Mailbox {
  /** Begins their addresses: `dossier`. */
  readonly name: string
  readonly module: ModuleTag
  /** Takes a mail in, the same one any number of times; false when the record is not there any more. */
  readonly take: (context: Context, recordId: number, mail: ReceivedMail) => Promise<boolean>
}
export const mailboxes = defineRegistry<Mailbox>('core.mailboxes', { always: true })

/** Characters that nobody can make without the key, about 100 bits: whoever knows an address knows that one alone. */
const CHECK = 20

const checkOf = (secrets: Secrets, place: string) =>
  secrets
    .token(`mailbox ${place}`)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, CHECK)

/** The mail address of a record: `dossier-2-1b-k3f9x0q7a1bz0q7a1bzx@antwoord.example.nl`; null where no mail comes in. */
export function mailboxAddress(
  { config, secrets, company }: Pick<Context, 'config' | 'secrets' | 'company'>,
  name: string,
  recordId: number,
): string | null {
  if (!config.inboundMail) return null
  const place = [name, company.id.toString(36), recordId.toString(36)].join('-')
  return `${place}-${checkOf(secrets, place)}@${config.inboundMail.domain}`
}

/** Where an address leads; null for every address that was not made here. Mail servers may have changed its case. */
export function placeOfAddress(
  secrets: Secrets,
  domain: string,
  address: string,
): { readonly name: string; readonly companyId: number; readonly recordId: number } | null {
  const [, local = '', host] = /^([^@]+)@([^@]+)$/.exec(address.trim().toLowerCase()) ?? []
  const [, name = '', company = '', record = '', check] =
    /^([a-z]+)-([a-z0-9]{1,11})-([a-z0-9]{1,11})-([a-z0-9]{20})$/.exec(local) ?? []
  if (host !== domain || !name || check !== checkOf(secrets, `${name}-${company}-${record}`)) return null
  return { name, companyId: Number.parseInt(company, 36), recordId: Number.parseInt(record, 36) }
}
