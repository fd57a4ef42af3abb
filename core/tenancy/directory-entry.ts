import { sharedEntity } from '@core/db/entity'
import { text } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'

/**
 * Finds the company of a login name or hash link before a tenant is set. The key is a SHA-256, so that the table
 * reveals nothing.
 */
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

declare module '@core/db/tables' {
  interface Tables {
    directory_entry: TableOf<typeof DirectoryEntry>
  }
}
