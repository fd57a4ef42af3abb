import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'

/** Settings of a company for its invoices. */
export const invoiceSettings = moduleSettings({
  /** Whether the electronic invoice goes along with the mail to organizations. */
  invoice_einvoice: setting(t.Boolean(), true),
})
