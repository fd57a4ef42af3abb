import { tryWork } from '@core/batches/try-work'
import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { notify } from '@core/notifications/notify'
import type { Moved } from '@core/states/moved'
import { confirmationEvents } from '@plugins/confirmation/contract'
import { partialInvoice } from '@plugins/documents/contract'
import { quotationEvents } from '@plugins/quotation/contract'
import { billDocument } from './bill-document'
import { askedDocument, type BilledKind, billedDocument, documentToBill } from './billed-document'
import { invoiceSettings } from './invoice-settings'

/** Refusals that say that the term needs no invoice: it has one, or what it belongs to is billed elsewhere. */
const NOT_NEEDED: readonly string[] = [
  'invoice.term_billed',
  'invoice.term_in_draft',
  'invoice.billed_by_quotation',
  'invoice.billed_by_confirmation',
  'documents.nothing_left',
]

/**
 * Makes the draft of the first payment term of what was approved, for companies that chose so. It is made once, however
 * often that is put back and approved again; whatever else is in the way is told to who handles it.
 */
const billFirstTerm =
  (kind: BilledKind) =>
  async ({ id }: Moved, context: Context): Promise<void> => {
    if (!(await invoiceSettings.of(context)).invoice_first_term) return
    const asked = askedDocument[kind](id)
    const document = await billedDocument(context, asked)
    const calculation = document && (await partialInvoice.calculation(context, document.calculation_id))
    if (document?.status !== 'approved' || !calculation?.paymentterms.length) return
    const tried = await tryWork(context, async inner => {
      // Held before its status counts: somebody may put it back meanwhile, and then approves it again.
      const held = await documentToBill(inner, asked)
      if (held?.document.status === 'approved') await billDocument(inner, asked, { term: 1 })
    })
    if ('value' in tried || NOT_NEEDED.includes(tried.problem.key)) return
    const { key, options } = tried.problem
    await notify(context, {
      type: kind,
      id,
      flowId: document.flow_id ?? null,
      userId: document.user_id ?? null,
      title: context.text('invoice.first_term_not_made', { number: document.number ?? '' }),
      body: context.text(key, options.values),
      url: `/${kind}_detail/${id}`,
    })
  }

export const firstTermFollows: readonly EventHandler[] = [
  on(quotationEvents.approved, 'make the draft of its first payment term', billFirstTerm('quotation')),
  on(confirmationEvents.approved, 'make the draft of the first payment term', billFirstTerm('confirmation')),
]
