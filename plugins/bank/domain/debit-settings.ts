import { invalid } from '@core/context/problem'
import { type DeclaredSettings, moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'
import { isCreditorId } from './creditor-id'

/** Settings of a company for direct debit. */
export const debitSettings = moduleSettings({
  /** What the bank gave the company to collect with; nothing while it does not. */
  bank_creditor_id: setting(t.String({ maxLength: 35 }), ''),
})

/** The same with its check: with a wrong number the bank refuses a whole file. */
export const checkedDebitSettings: DeclaredSettings = {
  ...debitSettings,
  async prepare(changes) {
    const given = changes.bank_creditor_id
    if (typeof given !== 'string' || !given) return {}
    if (!isCreditorId(given)) throw invalid('bank_creditor_id', 'bank.odd_creditor_id')
    return { bank_creditor_id: given.replace(/\s+/g, '').toUpperCase() }
  },
}
