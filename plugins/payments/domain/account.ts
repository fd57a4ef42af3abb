import { createHash } from 'node:crypto'
import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import type { InferEntity } from '@mikro-orm/postgresql'
import { PaymentAccount } from '../entities/payment-account'
import { mollie } from '../mollie/mollie'
import { STAND_IN_KEY, standIn } from '../mollie/stand-in'
import type { PaymentProvider } from './provider'

type Account = InferEntity<typeof PaymentAccount>

const aboutOf = ({ company, digest }: { company: number; digest: string }) => `paymentaccount ${company} ${digest}`

/** What a key is known by without being kept. */
export const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The account that new payments go through; null while customers cannot pay online. */
export const activeAccount = (context: Context): Promise<Account | null> =>
  openRecord(context, PaymentAccount, { active: true })

type Sealing = Pick<Context, 'secrets'> & { readonly company: Pick<Context['company'], 'id'> }

/** A key as it is kept. */
export const sealKey = ({ secrets, company }: Sealing, key: string): string =>
  secrets.seal(key, aboutOf({ company: company.id, digest: digestOf(key) }))

/**
 * The service behind an account. For `reachOut`, where what it answers is waited for. @throws Problem 409 when the key was
 * sealed with a secret that is gone, as after a move without it
 */
export function providerOf(context: Context, { key, key_digest }: Account): PaymentProvider {
  return providerFor(context, opened())

  function opened(): string {
    try {
      return context.secrets.open(key, aboutOf({ company: context.company.id, digest: key_digest }))
    } catch {
      throw refused('payments.key_no_longer_works')
    }
  }
}

/** The service that a key belongs to: Mollie, or for the key of first visitors what answers in its place. */
export const providerFor = ({ config }: Pick<Context, 'config'>, key: string): PaymentProvider =>
  key === STAND_IN_KEY && !config.production ? mollie(key, standIn().endpoint) : mollie(key)

/** Hosts that no service on the internet can call. */
const ON_THIS_MACHINE = /^(?:localhost|127\.|\[::1\]|0\.0\.0\.0)/

/** Whether the service can call us back; Mollie makes no payment with an address that it cannot reach. */
export const callsBack = ({ config }: Pick<Context, 'config'>, { key_digest }: Account): boolean =>
  key_digest === digestOf(STAND_IN_KEY) || !ON_THIS_MACHINE.test(new URL(config.publicUrl).host)
