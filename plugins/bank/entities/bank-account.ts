import { tenantEntity } from '@core/db/entity'
import { text } from '@core/db/fields'

/** An account of the company, known from the statements that were imported of it. */
export const BankAccount = tenantEntity({
  name: 'bankaccount',
  properties: { iban: text(34) },
  uniques: [['iban']],
})
