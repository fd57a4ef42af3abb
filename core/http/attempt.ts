import { sharedEntity } from '@core/db/entity'
import { moment } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'

/** Tries of one kind by one asker, shared by all processes; the key is a hash of who asks for what. */
export const Attempt = sharedEntity({
  name: 'attempt',
  properties: {
    key: p.blob().primary(),
    tries: p.integer(),
    until: moment(),
  },
  indexes: [['until']],
})

declare module '@core/db/tables' {
  interface Tables {
    attempt: TableOf<typeof Attempt>
  }
}
