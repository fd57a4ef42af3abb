import { createHash } from 'node:crypto'
import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import type { InferEntity } from '@mikro-orm/postgresql'
import { AccessPointAccount } from '../entities/access-point-account'
import { STAND_IN_KEY, standIn } from '../storecove/stand-in'
import { storecove } from '../storecove/storecove'
import type { AccessPoint } from './access-point'

export type Account = InferEntity<typeof AccessPointAccount>

/** What opens an account: the key, and the company that it stands for there. */
export interface Credentials {
  readonly key: string
  readonly legalEntityId: number
}

const aboutOf = ({ company, digest }: { company: number; digest: string }) => `accesspointaccount ${company} ${digest}`

/** What an account is known by without its key being kept. */
export const digestOf = ({ key, legalEntityId }: Credentials): string =>
  createHash('sha256').update(`${legalEntityId} ${key}`).digest('hex')

/** The account that new invoices go through; null while none do. */
export const activeAccount = (context: Context): Promise<Account | null> =>
  openRecord(context, AccessPointAccount, { active: true })

type Sealing = Pick<Context, 'secrets'> & { readonly company: Pick<Context['company'], 'id'> }

/** A key as it is kept. */
export const sealKey = ({ secrets, company }: Sealing, given: Credentials): string =>
  secrets.seal(given.key, aboutOf({ company: company.id, digest: digestOf(given) }))

/**
 * The access point behind an account. @throws Problem 409 when the key was sealed with a secret that is gone, as after a
 * move without it
 */
export function accessPointOf(context: Context, { key, key_digest, legal_entity_id }: Account): AccessPoint {
  return accessPointFor(context, { key: opened(), legalEntityId: legal_entity_id })

  function opened(): string {
    try {
      return context.secrets.open(key, aboutOf({ company: context.company.id, digest: key_digest }))
    } catch {
      throw refused('peppol.key_no_longer_works')
    }
  }
}

/** The access point that a key belongs to: Storecove, or for the key of first visitors what answers in its place. */
export function accessPointFor({ config }: Pick<Context, 'config'>, { key, legalEntityId }: Credentials): AccessPoint {
  const isStandIn = key === STAND_IN_KEY && !config.production
  return storecove({
    apiKey: key,
    legalEntityId,
    endpoint: isStandIn ? standIn().endpoint : undefined,
    test: isStandIn,
  })
}
