import { type Call, call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { askFor } from '@core/states/refusal'
import { checkMail, documentOf, mailFields, mailStartSchema } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { invoiceKind } from '../domain/invoice-kind'
import { invoiceStates } from '../domain/invoice-states'
import { type Reminded, remind, reminderStart, reminderText } from '../domain/reminding'
import { Invoice } from '../entities/invoice'
import { invoices } from '../resources/invoices'

const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const access = { module: 'INVOICE' } as const

/** Reminders of an invoice that is too late: as many as staff send, each counted and in the log. */
export const reminderCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: 'invoice/:id/getForReminder',
    access,
    summary: 'What the dialog of a reminder starts with',
    params,
    response: mailStartSchema,
    async run(context, { params }) {
      return reminderStart(context, (await documentOf(context, invoiceKind, params.id)) as Reminded)
    },
  }),
  call({
    method: 'POST',
    path: 'invoice/:id/sendreminder',
    access,
    summary: 'Remind the customer by mail of an invoice that is too late',
    params,
    body: t.Object(mailFields, { additionalProperties: false }),
    response: rowWith(invoices, []),
    example: { to_email: 'jan@voorbeeld.nl', subject: 'Herinnering', message: '<p>Wilt u betalen?</p>' },
    async run(context, { params, body }) {
      const invoice = (await documentOf(context, invoiceKind, params.id)) as Reminded
      await askFor(context, invoiceStates, invoice, 'remind')
      const to = body.to_email?.trim()
      if (!to) throw invalid('to_email', 'core.invalid_email')
      const { subject, message } = await reminderText(context, invoice, body)
      await checkMail(context, invoiceKind, invoice, { subject, message })
      await remind(context, invoice, to, { ...body, subject, message })
      return toRow(Invoice, invoice)
    },
  }),
]
