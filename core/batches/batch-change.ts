import { tenantEntity } from '@core/db/entity'
import { json, looseId, reference } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'

const values = () => json(t.Record(t.String(), t.Unknown()))

/** What a batch changed of one record, to take it back: fields with what they held before and since. */
export const BatchChange = tenantEntity({
  name: 'batchchange',
  properties: {
    batch_id: reference('batch', { whenGone: 'goAlong' }),
    record_id: looseId(),
    before: values(),
    after: values(),
  },
  indexes: [['batch_id', 'record_id']],
})
