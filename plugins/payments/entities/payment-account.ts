import { tenantEntity } from '@core/db/entity'
import { choice, flag, json, longText, text } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'

/** Services that payments can go through. */
export const PROVIDERS = ['mollie'] as const

/**
 * The account of a company at a payment service. Another key is another account: what was asked with one is answered with
 * that one alone, so an account stays when the company stops using it, and takes no new payments.
 */
export const PaymentAccount = tenantEntity({
  name: 'paymentaccount',
  properties: {
    provider: choice(PROVIDERS),
    /** What the company is called there. */
    name: text().nullable(),
    /** Whether no real money goes through it. */
    test: flag(),
    /** Ways to pay that are switched on there, by their name at the service. */
    methods: json(t.Array(t.String()))
      .default('[]')
      .onCreate(() => []),
    /** Sealed: whoever knows it can refund. */
    key: longText().hidden(),
    /** Digest of the key, so that the same one is not a second account. */
    key_digest: text().hidden(),
    active: flag(),
  },
  uniques: [['key_digest']],
})
