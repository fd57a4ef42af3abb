import { resource } from '@core/resource/resource'
import { BankAccount } from '../entities/bank-account'

/** Accounts of the company of which statements were imported. */
export const bankAccounts = resource({
  entity: BankAccount,
  module: 'INVOICE',
  sort: 'iban',
  calls: ['list', 'get'],
  called: { by: 'iban' },
})
