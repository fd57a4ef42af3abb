import { tenantEntity } from '@core/db/entity'
import { choice, flag, longText, text, whole } from '@core/db/fields'

/** Access points that electronic invoices can go through. */
const PROVIDERS = ['storecove'] as const

/**
 * The account of a company at an access point. It stays when the company stops using it, for the news of what went through
 * it, and takes nothing new.
 */
export const AccessPointAccount = tenantEntity({
  name: 'accesspointaccount',
  properties: {
    provider: choice(PROVIDERS),
    /** What the company is called there. */
    name: text(),
    /** The company there. */
    legal_entity_id: whole(),
    /** Whether nothing really goes over the network. */
    test: flag(),
    /** Sealed: whoever knows it can send in the name of the company. */
    key: longText().hidden(),
    /** Digest of the key, so that the same one is not a second account. */
    key_digest: text().hidden(),
    active: flag(),
  },
  uniques: [['key_digest']],
})
