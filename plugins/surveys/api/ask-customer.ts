import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { writeNow } from '@core/db/write'
import { openOwner } from '@core/files/file-owners'
import { emailSchema } from '@core/mail/email-schema'
import { answer, enrichRecords, find, findAll } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { idParams, rowWith } from '@core/resource/schemas'
import type { InferEntity } from '@mikro-orm/core'
import { flowMails } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { askCustomerMail } from '../domain/customer-mails'
import { FlowDataItem } from '../entities/flow-data-item'
import { VerticalVersion } from '../entities/vertical-version'
import { flowDataItems } from '../resources/flow-data-items'

const enrich = flowDataItems.enrich ?? []
const inLists = enrich.filter(({ single }) => !single)

/** Tells in the log of the dossier which forms it is about. */
async function writeDown(
  context: Context,
  description: string,
  items: readonly InferEntity<typeof FlowDataItem>[],
): Promise<void> {
  const versions = await readRows(context, VerticalVersion, ['id', 'description'], {
    id: items.map(({ verticalversion_id }) => verticalversion_id),
  })
  for (const { id, flow_id, verticalversion_id, description: name } of items) {
    const form = name ?? versions.find(version => version.id === verticalversion_id)?.description
    context.log({ type: 'flowdataitem', id, flowId: flow_id ?? null, description, after: { form } })
  }
}

/** What the mail begins with that asks a customer to fill forms in. */
const startAsking = call({
  method: 'GET',
  path: 'flow/:id/getforaskcustomer',
  access: { module: 'CRM' },
  summary: 'What the mail begins with that asks a customer to fill forms in',
  params: idParams,
  response: t.Object({
    to_email: nullable(t.String()),
    subject: t.String(),
    message: t.String(),
    mailtemplate_id: nullable(t.Integer()),
    templates: t.Array(t.Object({ id: t.Integer(), subject: t.String(), message: t.String() })),
  }),
  run: (context, { params: { id } }) => context.use(flowMails).start(context, id, askCustomerMail),
})

/** Who asks the same within so long pressed together with somebody else: the customer gets one mail. */
const AT_ONCE_MS = 10_000

/** Mails the customer of a dossier a link to fill forms in with (R-SURV-012). */
const askCustomer = call({
  method: 'POST',
  path: 'flow/:id/askcustomer',
  access: { module: 'CRM' },
  summary: 'Ask the customer of a dossier by mail to fill forms in',
  limit: { of: 'mails from dossiers', most: 60, seconds: 600 },
  params: idParams,
  body: t.Object(
    {
      flowdataitem_ids: t.Array(t.Integer({ minimum: 1 }), { minItems: 1, maxItems: 50 }),
      to_email: t.Optional(t.Union([emailSchema, t.Literal('')], { description: 'That of the relation unless told' })),
      subject: t.String({ maxLength: 255 }),
      message: t.String({ maxLength: 100_000, description: 'HTML with merge tags' }),
      mailtemplate_id: t.Optional(nullable(t.Integer({ minimum: 1 }))),
    },
    { additionalProperties: false },
  ),
  response: t.Array(rowWith(flowDataItems, enrich)),
  async run(context, { params: { id }, body: { flowdataitem_ids, ...mail } }) {
    await openOwner(context, 'flow', id, 'write')
    const ids = [...new Set(flowdataitem_ids)]
    await openRecords(context, FlowDataItem, { id: ids }, { hold: true })
    const items = (await findAll(flowDataItems, context, ids)).filter(({ flow_id }) => flow_id === id)
    if (items.length < ids.length) throw invalid('flowdataitem_ids', 'core.unknown_reference')
    if (items.some(({ status }) => status !== 'open')) throw context.refuse('surveys.item_sent')
    const now = new Date()
    if (items.every(({ asked_at }) => asked_at && now.getTime() - asked_at.getTime() < AT_ONCE_MS))
      throw context.refuse('surveys.just_asked')
    for (const item of items) item.asked_at = now
    await writeDown(context, 'asked', items)
    await context.use(flowMails).write(context, id, mail)
    const rows = items.map(item => toRow(FlowDataItem, item))
    await enrichRecords(inLists, context, rows)
    return rows
  },
})

/** A form is for staff alone again: its customer sees nothing of it any more. */
const withdraw = call({
  method: 'POST',
  path: 'flowdataitem/:id/withdrawfromcustomer',
  access: { module: 'CRM' },
  summary: 'Ask a customer no longer to fill a form in',
  params: idParams,
  response: rowWith(flowDataItems, enrich),
  async run(context, { params: { id } }) {
    const item = await find(flowDataItems, context, id)
    if (!item.asked_at) throw context.refuse('surveys.not_asked_of_customer')
    item.asked_at = null
    await writeDown(context, 'withdrawn', [item])
    await writeNow(context)
    return answer(flowDataItems, enrich, context, item)
  },
})

export const askCustomerCalls = [startAsking, askCustomer, withdraw]
