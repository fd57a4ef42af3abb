import { tenantEntity } from '@core/db/entity'
import { choice, day, money, text, whole } from '@core/db/fields'
import { colleague } from '@core/users/colleague'

/** Invoices that are collected together, in one file for the bank. */
export const DebitBatch = tenantEntity({
  name: 'debitbatch',
  properties: {
    reference: text(35),
    execution_date: day(),
    /** By which banks know the company that collects. */
    creditor: text(35),
    creditor_name: text(70),
    iban: text(34),
    line_count: whole(),
    amount: money(),
    status: choice(['made', 'cancelled']).default('made'),
    user_id: colleague().nullable(),
  },
  uniques: [['reference']],
})
