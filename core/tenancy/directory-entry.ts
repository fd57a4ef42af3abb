import { sharedEntity } from '@core/db/entity'
import { text } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'

/** Look-ups that come before a company is known: log-in names, hash links; keyed by SHA-256, so that the table gives nothing away. */
export const DirectoryEntry = sharedEntity({
  name: 'directory_entry',
  properties: {
    kind: text(64).primary(),
    key: p.blob().primary(),
    company_id: p.bigint('number'),
    record_id: p.bigint('number'),
  },
  indexes: [
    ['company_id', 'kind', 'record_id'],
    ['kind', 'record_id'],
  ],
})
