import { resource } from '@core/resource/resource'
import { BankParty } from '../entities/bank-party'
import { relationName } from './relation-name'

/** Whose accounts are, as it was learned; deleting one forgets it. */
export const bankParties = resource({
  entity: BankParty,
  module: 'INVOICE',
  sort: '-updated_at',
  calls: ['list', 'get', 'delete'],
  called: { by: 'iban', notes: ['name'] },
  enrich: [relationName],
})
