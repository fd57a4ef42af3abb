import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { debitBatchStates, debitLineStates } from '../domain/debit-states'
import { DebitBatch } from '../entities/debit-batch'
import { DebitLine } from '../entities/debit-line'

/** Files for direct debit, made by their call. */
export const debitBatches = resource({
  entity: DebitBatch,
  module: 'INVOICE',
  sort: '-execution_date',
  calls: ['list', 'get'],
  called: { by: 'reference' },
  states: debitBatchStates,
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
})

/** What is collected of invoices, line by line. */
export const debitLines = resource({
  entity: DebitLine,
  module: 'INVOICE',
  sort: '-id',
  calls: ['list', 'get'],
  called: { by: 'end_to_end', notes: ['number'] },
  states: debitLineStates,
})
