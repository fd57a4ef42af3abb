import { type BatchWork, batchWorkOnSets, type Refusal, refusalSchema } from '@core/batches/batch-work'
import { batchAnswer, someIds } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { tryWork } from '@core/batches/try-work'
import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { toEuros } from '@core/domain/money'
import { heldInvoice } from '@plugins/invoice/contract/payments'
import { Type as t } from '@sinclair/typebox'
import { confirmLine, holdLine } from '../domain/confirm-line'
import type { Confidence, Proposal } from '../domain/propose'
import { readProposals } from '../domain/read-proposals'
import { BankLine } from '../entities/bank-line'

interface Confirming {
  /** Proposals that are confirmed. */
  readonly confidences: readonly Confidence[]
}

/** Lines in one batch at the most; what is left is for the next one. */
const MOST_LINES = 20_000

const isAccepted = (proposal: Proposal | undefined, { confidences }: Confirming): proposal is Proposal =>
  proposal !== undefined && proposal.matches.length > 0 && confidences.includes(proposal.confidence)

/** Confirms what movements seem to be, as they are when their turn comes. */
export const confirmProposals: BatchWork<Confirming> = batchWorkOnSets<Confirming>(
  'bank.confirm-proposals',
  async (context, input, ids) => {
    const lines = await openRecords(context, BankLine, { id: [...ids], status: 'open' }, { sort: 'id', hold: true })
    const proposals = await readProposals(
      context,
      lines.map(({ id }) => id),
    )
    const accepted = lines.flatMap(({ id }) => {
      const proposal = proposals.get(id)
      return isAccepted(proposal, input) ? [{ id, matches: proposal.matches }] : []
    })
    // In one order, so that two batches on the same invoices wait for each other.
    const invoices = new Set(accepted.flatMap(({ matches }) => matches.map(({ invoice }) => invoice.id)))
    for (const id of [...invoices].toSorted((one, other) => one - other)) await heldInvoice(context, id)
    const refused: Refusal[] = []
    for (const { id, matches } of accepted) {
      const tried = await tryWork(context, async inner => {
        const line = await holdLine(inner, id)
        if (line)
          await confirmLine(
            inner,
            line,
            matches.map(({ invoice, amount }) => ({ invoice_id: invoice.id, amount: toEuros(amount) })),
          )
      })
      if ('problem' in tried)
        refused.push({ id, message: context.text(tried.problem.key, tried.problem.options.values) })
    }
    return [
      ...refused,
      ...(await refusalsOf(
        context,
        lines.map(({ id }) => id),
        proposals,
        input,
      )),
    ]
  },
)

/** Lines of which nothing is confirmed, each with why. */
async function refusalsOf(
  context: Context,
  ids: readonly number[],
  proposals: ReadonlyMap<number, Proposal>,
  input: Confirming,
): Promise<Refusal[]> {
  return ids
    .filter(id => !isAccepted(proposals.get(id), input))
    .map(id => ({ id, message: context.text('bank.no_proposal') }))
}

const CHOSEN: Confirming = { confidences: ['sure', 'likely'] }
const SURE: Confirming = { confidences: ['sure'] }

const openLines = (context: Context, ids?: readonly number[]) =>
  readRows(context, BankLine, ['id'], { status: 'open', ...(ids ? { id: [...ids] } : {}) }, 'id', { limit: MOST_LINES })

export const confirmCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: 'bankline/bulkconfirm',
    access: { module: 'INVOICE' },
    summary: 'Confirm what these lines seem to be; progress at batch/{id}, or with dry_run of which not',
    body: t.Object({ ids: someIds, dry_run: t.Optional(t.Boolean()) }, { additionalProperties: false }),
    response: t.Union([batchAnswer, t.Object({ refused: t.Array(refusalSchema) })]),
    example: { ids: [1, 2, 3], dry_run: true },
    async run(context, { body }) {
      const lines = await openLines(context, body.ids)
      if (!lines.length) throw notFound()
      const ids = lines.map(({ id }) => id)
      if (!body.dry_run) return startBatch(context, confirmProposals, CHOSEN, ids)
      return { refused: await refusalsOf(context, ids, await readProposals(context, ids), CHOSEN) }
    },
  }),
  call({
    method: 'POST',
    path: 'bankline/confirmsure',
    access: { module: 'INVOICE' },
    summary: 'Confirm all proposals that are sure, of however many open lines; progress at batch/{id}',
    body: t.Object({}, { additionalProperties: false }),
    response: t.Union([batchAnswer, t.Object({ count: t.Integer() })]),
    async run(context) {
      const lines = await openLines(context)
      const ids = lines.map(({ id }) => id)
      const proposals = await readProposals(context, ids)
      const sure = ids.filter(id => isAccepted(proposals.get(id), SURE))
      return sure.length ? startBatch(context, confirmProposals, SURE, sure) : { count: 0 }
    },
  }),
]
