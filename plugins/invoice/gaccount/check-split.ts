import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { type SplitInvoice, splitRefusal } from './of-invoice'

/**
 * Refuses a split that cannot be: the company has no G-rekening, a template asks for no money unless it is what a recurring invoice bills, and a credit follows its
 * invoice. More than a draft without lines comes to is refused when it is sent.
 *
 * @throws Problem 422
 */
export async function checkSplit(
  context: Context,
  invoice: SplitInvoice & { readonly is_template: boolean; readonly template_of?: number | null },
): Promise<void> {
  if (invoice.is_template && !invoice.template_of) throw invalid('gaccount', 'invoice.gaccount_template')
  if (invoice.credit_of) throw invalid('gaccount', 'invoice.gaccount_credit')
  const refusal = await splitRefusal(context, invoice)
  if (refusal && (refusal === 'invoice.gaccount_none' || invoice.amount_inc_vat > 0)) throw invalid('gaccount', refusal)
}
