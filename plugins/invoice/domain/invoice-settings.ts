import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'
import { chosenStep } from '../reminders/step-schema'
import { FIRST_STEPS, STEPS } from '../reminders/steps'

const term = setting(t.Integer({ minimum: 1, maximum: 90 }), 14)

/** Settings of a company for its invoices. */
export const invoiceSettings = moduleSettings({
  /** Whether the electronic invoice goes along with the mail to organizations. */
  invoice_einvoice: setting(t.Boolean(), true),
  /** Whether the draft of the first payment term is made when a quotation or an order confirmation is approved. */
  invoice_first_term: setting(t.Boolean(), false),
  /** Whether reminders go by themselves: nobody is mailed before the company chose it. */
  invoice_reminders: setting(t.Boolean(), false),
  /** Hour of the company's clock at which they go. */
  invoice_reminder_hour: setting(t.Integer({ minimum: 7, maximum: 20 }), 9),
  invoice_reminder_steps: setting(t.Array(chosenStep, { maxItems: STEPS.length }), [...FIRST_STEPS]),
  /** Whether VAT comes on top of collection costs: of a company that cannot reclaim the VAT of whoever collects for it. */
  invoice_costs_vat: setting(t.Boolean(), false),
  /** Days in which people and organizations pay, unless an invoice says otherwise. */
  invoice_term_private: term,
  invoice_term_business: term,
})
