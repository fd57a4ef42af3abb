import { tenantEntity } from '@core/db/entity'
import { json, looseId, moment, text } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'
import { refusalSchema } from './batch-work'

/** Long work on a list of records, with progress (R-BATCH-001). */
export const Batch = tenantEntity({
  name: 'batch',
  properties: {
    /** The work that is done on each record. */
    name: text(),
    user_id: looseId().nullable(),
    input: json(t.Record(t.String(), t.Unknown())).onCreate(() => ({})),
    items: json(t.Array(t.Integer())).onCreate(() => []),
    /** How many of the records have been handled. */
    done: p.integer().default(0),
    refused: json(t.Array(refusalSchema)).onCreate(() => []),
    progress: p.integer().default(0),
    cancelledAt: moment().nullable(),
    failedMessage: text(2000).nullable(),
  },
})
