import { nullable } from '@core/db/schema'
import { toEuros } from '@core/domain/money'
import type { Addition } from '@core/resource/resource'
import type { PayableInvoice } from '@plugins/invoice/contract/payable-invoices'
import { Type as t } from '@sinclair/typebox'
import { CONFIDENCES, type Proposal, REASONS } from './propose'
import { readProposals } from './read-proposals'

const invoice = { invoice_id: t.Integer(), number: t.String(), relation_fullname: t.String() }

const proposal = t.Object({
  confidence: t.Union(CONFIDENCES.map(confidence => t.Literal(confidence))),
  reasons: t.Array(t.Union(REASONS.map(reason => t.Literal(reason)))),
  matches: t.Array(t.Object({ ...invoice, amount: t.Number(), open: t.Number() })),
  paid: t.Array(t.Object(invoice)),
})

/** What open lines seem to be, for lists that ask for it. */
export const proposed: Addition = {
  fields: { proposal: nullable(proposal) },
  async run(rows, context) {
    const proposals = await readProposals(
      context,
      rows.map(({ id }) => id),
    )
    for (const row of rows) row.proposal = toldProposal(proposals.get(row.id))
  },
}

const told = ({ id, number, relation_fullname }: PayableInvoice) => ({ invoice_id: id, number, relation_fullname })

const toldProposal = (found: Proposal | undefined) =>
  found
    ? {
        confidence: found.confidence,
        reasons: found.reasons,
        matches: found.matches.map(({ invoice, amount }) => ({
          ...told(invoice),
          amount: toEuros(amount),
          open: toEuros(invoice.open),
        })),
        paid: found.paid.map(told),
      }
    : null
