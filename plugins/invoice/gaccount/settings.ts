import { invalid } from '@core/context/problem'
import { isIban } from '@core/domain/iban'
import { type DeclaredSettings, moduleSettings, setting } from '@core/tenancy/module-settings'
import { ownCompany } from '@core/tenancy/own-company'
import { Type as t } from '@sinclair/typebox'

const percentage = t.Number({ exclusiveMinimum: 0, maximum: 100 })

/** Settings of a company that is paid in part on a G-rekening, the blocked account for taxes on wages. */
export const gaccountSettings = moduleSettings({
  /** Its number; nothing for a company without one. */
  invoice_gaccount_iban: setting(t.String({ maxLength: 42 }), ''),
  /** How much of an invoice is usually wages, and how much of those goes to the account; percent. */
  invoice_gaccount_wages: setting(percentage, 50),
  invoice_gaccount_share: setting(percentage, 40),
  /** Whether the share is of the wages with their VAT, where VAT is charged. */
  invoice_gaccount_vat: setting(t.Boolean(), false),
})

/** The same with its check: a customer who pays on a wrong account is not freed of the liability. */
export const checkedGaccountSettings: DeclaredSettings = {
  ...gaccountSettings,
  async prepare(changes, context) {
    const given = changes.invoice_gaccount_iban
    if (typeof given !== 'string' || !given) return {}
    const iban = given.replace(/\s+/g, '').toUpperCase()
    if (!isIban(iban)) throw invalid('invoice_gaccount_iban', 'core.invalid_iban')
    if (!iban.startsWith('NL')) throw invalid('invoice_gaccount_iban', 'invoice.gaccount_dutch')
    const { iban: ordinary } = await ownCompany(context)
    if (ordinary?.replace(/\s+/g, '').toUpperCase() === iban)
      throw invalid('invoice_gaccount_iban', 'invoice.gaccount_ordinary')
    return { invoice_gaccount_iban: iban }
  },
}
