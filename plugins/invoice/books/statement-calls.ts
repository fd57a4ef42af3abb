import { type Call, call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import { fileResponse } from '@core/http/response'
import { checkMailText, mailFields, mailStartSchema } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { checkedPeriod, periodSchema } from './period'
import { MOVEMENTS, statementCustomer, statementOf } from './statement'
import { comingStatement, mailStatement, statementFile, statementStart, statementValues } from './statement-mail'

const params = t.Object({ relation_id: t.Integer({ minimum: 1 }) })
const access = { module: 'INVOICE' } as const

/** Statements of account of a relation: to look at, to print and to send. */
export const statementCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: 'invoice/statement/:relation_id',
    operationId: 'invoice.statement',
    access,
    summary:
      'Statement of account of a relation: invoices, credits, payments and what was written off, with the balance',
    params,
    query: periodSchema,
    response: t.Object({
      fullname: t.String(),
      opening: t.Number(),
      lines: t.Array(
        t.Object({
          kind: t.Union(MOVEMENTS.map(kind => t.Literal(kind))),
          id: t.Integer({ description: 'Of the payment, or of the invoice itself' }),
          day: t.String({ format: 'date' }),
          invoice_id: t.Integer(),
          number: t.String(),
          amount: t.Number({ description: 'With a minus where less is owed after it' }),
          balance: t.Number(),
        }),
      ),
      closing: t.Number(),
    }),
    async run(context, { params: { relation_id }, query }) {
      const { fullname, organization } = await statementCustomer(context, relation_id)
      const { opening, lines, closing } = await statementOf(context, relation_id, checkedPeriod(query))
      return { fullname: organization ?? fullname, opening, lines: [...lines], closing }
    },
  }),
  call({
    method: 'GET',
    path: 'invoice/statement/:relation_id/download',
    operationId: 'invoice.downloadstatement',
    access,
    summary: 'Statement of account of a relation as PDF',
    params,
    query: periodSchema,
    response: 'file',
    async reachOut(context, { params: { relation_id }, query }) {
      const days = checkedPeriod(query)
      const pdf = await comingStatement(context, relation_id, days)
      return async () => ({ bytes: await pdf(), name: statementFile(days) })
    },
    run: async (_, { heard }) => fileResponse(heard.bytes, 'application/pdf', heard.name),
  }),
  call({
    method: 'GET',
    path: 'invoice/statement/:relation_id/getForSendingEmail',
    operationId: 'invoice.startstatementmail',
    access,
    summary: 'What the dialog of a mail with a statement of account starts with',
    params,
    query: periodSchema,
    response: mailStartSchema,
    run: (context, { params: { relation_id }, query }) => statementStart(context, relation_id, checkedPeriod(query)),
  }),
  call({
    method: 'POST',
    path: 'invoice/statement/:relation_id/sendemail',
    operationId: 'invoice.mailstatement',
    access,
    summary: 'Mail a relation its statement of account',
    params,
    body: t.Object({ ...periodSchema.properties, ...mailFields }, { additionalProperties: false }),
    response: 'nothing',
    example: {
      ...{ from: '2026-01-01', to: '2026-03-31', to_email: 'jan@voorbeeld.nl' },
      ...{ subject: 'Rekeningoverzicht', message: '<p>Hierbij uw overzicht.</p>' },
    },
    async run(context, { params: { relation_id }, body }) {
      const days = checkedPeriod(body)
      await statementCustomer(context, relation_id)
      const statement = await statementOf(context, relation_id, days)
      const to_email = body.to_email?.trim()
      if (!to_email) throw invalid('to_email', 'core.invalid_email')
      const { subject = '', message = '', sendpdf = true } = body
      const values = await statementValues(context, relation_id, days, statement)
      await checkMailText(context, { subject, message }, async () => values)
      context.enqueue(mailStatement, {
        ...days,
        relation_id,
        to_email,
        subject: fillMergeTagsInText(subject, values, { empty: 'close' }),
        message: fillMergeTags(message, values, { empty: 'close' }),
        sendpdf,
        reference: crypto.randomUUID(),
      })
      context.log({
        type: 'relation',
        id: relation_id,
        description: 'statement_sent',
        after: { to: to_email, from: days.from, until: days.to, balance: statement.closing },
      })
    },
  }),
]
