import { batchWork, type Refusal } from '@core/batches/batch-work'
import { batchAnswer } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { tryWork } from '@core/batches/try-work'
import { type Call, call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { billDocument } from '../domain/bill-document'
import { askedDocument, BILLED_KINDS, type BilledKind } from '../domain/billed-document'
import { documentsToBill } from '../domain/to-bill'

interface Asked {
  readonly kind: BilledKind
  /** The payment term of each that somebody chose to bill, by number; all that is left of one without. */
  readonly terms: Readonly<Record<string, number>>
}

/**
 * Makes the draft of one of many invoices: of the very term that was chosen, or of all that is left, so that of several
 * who choose the same at once one has it and the others hear why not.
 */
export const billOfMany = batchWork<Asked>(
  'invoice.bill-documents',
  async (context, { kind, terms }, id): Promise<Refusal | undefined> => {
    const asked = askedDocument[kind](id)
    const tried = await tryWork(context, inner => billDocument(inner, asked, { term: terms[id] }))
    if ('value' in tried) return undefined
    const { key, options } = tried.problem
    return { id, message: context.text(key, options.values) }
  },
)

const kindSchema = t.Union(BILLED_KINDS.map(kind => t.Literal(kind)))

const toBill = t.Object({
  kind: kindSchema,
  id: t.Integer(),
  number: nullable(t.String()),
  title: nullable(t.String()),
  relation_fullname: t.String(),
  term: nullable(t.Integer({ description: 'Payment term that comes next' })),
  what: t.String({ description: 'What its next invoice bills' }),
  amount_inc_vat: t.Number({ description: 'What that comes to, euros' }),
  left_inc_vat: t.Number({ description: 'All that is left of it, euros' }),
})

const bill = t.Object(
  { id: t.Integer({ minimum: 1 }), term: t.Optional(nullable(t.Integer({ minimum: 1, maximum: 12 }))) },
  { additionalProperties: false },
)

/** Billing many approved documents at once: what there is to bill, and doing so as a batch (R-BATCH-001). */
export const billManyCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: 'invoice/tobill',
    access: { module: 'INVOICE' },
    summary: 'Approved quotations and order confirmations that are not all billed, with what comes next of each',
    response: t.Array(toBill),
    run: context => documentsToBill(context),
  }),
  call({
    method: 'POST',
    path: 'invoice/bulkbill',
    access: { module: 'INVOICE' },
    summary: 'Make invoices of many quotations or order confirmations, each of a term or of all that is left',
    body: t.Object(
      { kind: kindSchema, bills: t.Array(bill, { minItems: 1, maxItems: 1000 }) },
      { additionalProperties: false },
    ),
    response: batchAnswer,
    example: { kind: 'quotation', bills: [{ id: 1, term: 1 }] },
    run(context, { body: { kind, bills } }) {
      const ids = bills.map(({ id }) => id)
      if (new Set(ids).size < ids.length) throw invalid('bills', 'core.invalid_value')
      const terms = Object.fromEntries(bills.flatMap(({ id, term }) => (term ? [[id, term] as const] : [])))
      return startBatch(context, billOfMany, { kind, terms }, ids)
    },
  }),
]
