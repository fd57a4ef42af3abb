import { call } from '@core/context/call'
import { refused } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { answer } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { networkInvoice } from '@plugins/invoice/contract/einvoice'
import { Type as t } from '@sinclair/typebox'
import { accessPointAnswer } from '../domain/access-point-answer'
import { accessPointOf, activeAccount } from '../domain/account'
import { beginTransmission } from '../domain/begin-transmission'
import { isAutomatic, rememberChoice } from '../domain/choice-of-customer'
import { addressOf } from '../domain/network-document'
import { eInvoiceTransmissions } from '../resources/e-invoice-transmissions'

const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const access = { module: 'INVOICE' } as const

const readReceiver = call({
  method: 'GET',
  path: 'invoice/:id/einvoicereceiver',
  access,
  summary: 'Whether the customer of a sent invoice is registered on the Peppol network; the access point looks it up',
  params,
  response: t.Object({
    buyer: t.String(),
    receiver: nullable(
      t.String({ description: 'Scheme and number, `0106:12345678`; null without a KvK or VAT number' }),
    ),
    registered: t.Boolean(),
    automatic: t.Boolean({ description: 'Invoices to this customer go over the network by themselves' }),
  }),
  async reachOut(context, { params }) {
    const account = await activeAccount(context)
    const { receiver, isCredit } = await networkInvoice(context, params.id)
    if (!account || !receiver) return async () => false
    const accessPoint = accessPointOf(context, account)
    return () => accessPointAnswer(accessPoint.receives(receiver, isCredit ? 'creditnote' : 'invoice'))
  },
  async run(context, { params, heard: registered }) {
    const { buyer, receiver, relation_id } = await networkInvoice(context, params.id)
    return {
      buyer,
      receiver: receiver && addressOf(receiver),
      registered,
      automatic: await isAutomatic(context, relation_id),
    }
  },
})

const send = call({
  method: 'POST',
  path: 'invoice/:id/sendeinvoice',
  access,
  summary: 'Bring a sent invoice over the Peppol network, once; how it goes is told by its transmission',
  status: 201,
  params,
  response: rowWith(eInvoiceTransmissions, []),
  run: async (context, { params }) =>
    answer(eInvoiceTransmissions, [], context, await beginTransmission(context, params.id)),
})

const choose = call({
  method: 'PUT',
  path: 'invoice/:id/einvoicechoice',
  access,
  summary: 'Remember whether invoices to this customer go over the network by themselves',
  params,
  body: t.Object({ automatic: t.Boolean() }, { additionalProperties: false }),
  response: t.Object({ automatic: t.Boolean() }),
  example: { automatic: true },
  async run(context, { params, body: { automatic } }) {
    const { relation_id, flow_id } = await networkInvoice(context, params.id)
    if (relation_id === null) throw refused('peppol.no_customer')
    await rememberChoice(context, relation_id, automatic)
    context.log({
      type: 'relation',
      id: relation_id,
      flowId: flow_id,
      description: automatic ? 'einvoice_automatic' : 'einvoice_by_hand',
    })
    return { automatic }
  },
})

/** Bringing invoices over the Peppol network. */
export const invoiceCalls = [readReceiver, send, choose]
