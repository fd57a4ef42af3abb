import { someIds } from '@core/batches/bulk-delete'
import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound, refused } from '@core/context/problem'
import { readRow, readRows } from '@core/db/list'
import { openRecord, openRecords } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { toEuros } from '@core/domain/money'
import { fileResponse } from '@core/http/response'
import { answer, checkVersion, find } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { move } from '@core/states/move'
import { today } from '@core/time/today'
import { payableInvoices } from '@plugins/invoice/contract/payable-invoices'
import { Type as t } from '@sinclair/typebox'
import { writePain008 } from '../debits/write-pain008'
import { nextBankDay } from '../domain/bank-days'
import { debitBatchStates, debitLineStates } from '../domain/debit-states'
import { makeBatch } from '../domain/make-batch'
import { sepaText } from '../domain/sepa-text'
import { DebitBatch } from '../entities/debit-batch'
import { DebitLine } from '../entities/debit-line'
import { SepaMandate } from '../entities/sepa-mandate'
import { debitBatches } from '../resources/debit-batches'

const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const enrichers = debitBatches.enrich ?? []
const response = rowWith(debitBatches, enrichers)
const access = { module: 'INVOICE' } as const

const shown = async (context: Context, id: number) =>
  answer(debitBatches, enrichers, context, await find(debitBatches, context, id))

const candidate = t.Object({
  invoice_id: t.Integer(),
  number: t.String(),
  relation_fullname: t.String(),
  documentdate: nullable(t.String()),
  open: t.Number(),
  mandate_reference: t.String(),
})

/** Collecting invoices by direct debit. */
export const debitCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: 'debitbatch/candidates',
    operationId: 'debitbatch.candidates',
    access,
    summary: 'Open invoices of customers with a mandate that are in no batch, and the first day banks can collect on',
    response: t.Object({ first_day: t.String({ format: 'date' }), invoices: t.Array(candidate) }),
    async run(context) {
      const first_day = nextBankDay(today(context.company))
      const open = await payableInvoices(context, 'open')
      const all = await readRows(context, SepaMandate, ['relation_id', 'reference', 'ended_on'], {}, 'id')
      const mandates = new Map(
        all.filter(({ ended_on }) => !ended_on || ended_on > first_day).map(one => [one.relation_id, one.reference]),
      )
      const waiting = await readRows(context, DebitLine, ['invoice_id'], { status: 'pending' })
      const inBatch = new Set(waiting.map(({ invoice_id }) => invoice_id))
      const invoices = open.flatMap(
        ({ id, relation_id, documentdate, number, relation_fullname, open: all, openForGaccount }) => {
          const cents = all - openForGaccount
          const mandate_reference = relation_id === null ? undefined : mandates.get(relation_id)
          if (!mandate_reference || cents <= 0 || inBatch.has(id)) return []
          return { invoice_id: id, number, relation_fullname, documentdate, open: toEuros(cents), mandate_reference }
        },
      )
      return { first_day, invoices }
    },
  }),
  call({
    method: 'POST',
    path: 'debitbatch',
    operationId: 'debitbatch.create',
    access,
    summary: 'Collect what is open of these invoices on a bank day; each is in one batch at a time',
    status: 201,
    body: t.Object(
      { invoice_ids: someIds, execution_date: t.String({ format: 'date' }) },
      { additionalProperties: false },
    ),
    response,
    example: { invoice_ids: [1], execution_date: '2026-12-01' },
    async run(context, { body }) {
      const { id } = await makeBatch(context, { invoiceIds: body.invoice_ids, executionDate: body.execution_date })
      const batch = await find(debitBatches, context, id)
      context.log({ type: 'debitbatch', id, description: 'created', after: { ...body, amount: batch.amount } })
      return answer(debitBatches, enrichers, context, batch)
    },
  }),
  call({
    method: 'GET',
    path: 'debitbatch/:id/file',
    operationId: 'debitbatch.file',
    access,
    summary: 'The file for the bank: pain.008.001.08',
    params,
    response: 'file',
    async run(context, { params }) {
      const batch = await readRow(context, DebitBatch, { id: params.id })
      if (!batch) throw notFound()
      if (batch.status === 'cancelled') throw refused('bank.batch_cancelled')
      const lines = await readRows(context, DebitLine, 'all', { debitbatch_id: batch.id }, 'id')
      const xml = writePain008({
        ...batch,
        made: new Date(batch.created_at),
        lines: lines.map(line => ({
          ...line,
          text: sepaText(context.text('bank.collects_invoice', { number: line.number }), 140),
        })),
      })
      return fileResponse(new TextEncoder().encode(xml), 'application/xml', `incasso-${batch.reference}.xml`)
    },
  }),
  call({
    method: 'POST',
    path: 'debitbatch/:id/cancel',
    operationId: 'debitbatch.cancel',
    access,
    summary: 'Call off a batch of which the bank has done nothing yet; its invoices can be collected again',
    params,
    response,
    conditional: true,
    async run(context, { params, request }) {
      const batch = await openRecord(context, DebitBatch, params.id, { hold: true })
      if (!batch) throw notFound()
      await checkVersion(request, batch, () => answer(debitBatches, enrichers, context, batch))
      const lines = await openRecords(context, DebitLine, { debitbatch_id: batch.id }, { sort: 'id', hold: true })
      await move(context, debitBatchStates, batch, 'cancel')
      for (const line of lines) await move(context, debitLineStates, line, 'cancel')
      return shown(context, batch.id)
    },
  }),
]
