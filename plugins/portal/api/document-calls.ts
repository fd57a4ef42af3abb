import { type Call, call } from '@core/http/call'
import type { Context } from '@core/http/context'
import { Problem } from '@core/http/problem'
import { fileResponse } from '@core/http/response'
import { correspondence, customerMessage, flowReader } from '@plugins/crm/contract'
import {
  approveDocument,
  chooseOption,
  customerFile,
  type DocumentKind,
  type DocumentRecord,
  documentPdf,
  fileNameOf,
  prepareDocument,
  preparedAnswer,
  preparedSchema,
  rejectDocument,
} from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { adviserOf, adviserSchema } from '../domain/adviser'
import { siblingSchema, siblingsOf } from '../domain/siblings'

const params = t.Object({ hash: t.String({ maxLength: 64 }) })
const outcome = t.Object({
  status: t.String(),
  signername: t.Union([t.String(), t.Null()]),
  signed_at: t.Union([t.String(), t.Null()]),
  message: t.String(),
})
const optional = (max: number) => t.Optional(t.Union([t.String({ maxLength: max }), t.Null()]))

const answerBody = t.Object({
  signername: t.Optional(t.String({ maxLength: 255 })),
  signatory_name: t.Optional(t.String({ maxLength: 255 })),
  location: optional(255),
  signerplace: optional(255),
  signature: optional(400_000),
  signature_type: optional(32),
  agreeswithoffer: t.Optional(t.Boolean()),
  additional_message: optional(2000),
})

/** The document behind a link: drafts and cancelled ones are hidden, deleted ones say so (R-DOC-005, R-PORT-005, R-PORT-007). */
async function shown(context: Context, kind: DocumentKind, id: number): Promise<DocumentRecord> {
  const document = (await context.em.findOne(kind.entity as never, { id } as never)) as
    | (DocumentRecord & { deleted_at?: Date | null })
    | null
  if (document?.deleted_at) throw new Problem(404, kind.link.gone)
  if (!document || document.is_template || document.status === 'draft' || document.status === 'cancelled')
    throw new Problem(404, kind.link.notFound)
  return document
}

/** What a customer can do with a document of one kind (R-PORT-010). */
export function documentCalls(kind: DocumentKind): Call[] {
  const access = { hash: kind.link } as const
  const approvable = 'approve' in kind.lifecycle.transitions && kind.approvedMailType !== undefined
  const conversation = (context: Context, document: DocumentRecord) =>
    context
      .use(correspondence)
      .forCustomer(context, { flowId: document.flow_id, aboutType: kind.code, aboutId: document.id })
  const calls = [
    call({
      method: 'GET',
      path: `${kind.code}/:hash/getbycustomer`,
      access,
      summary: 'The document as its customer reads it',
      params,
      response: t.Composite(
        [
          preparedSchema,
          t.Object({
            can_approve: t.Boolean(),
            signature_required: t.Boolean(),
            messages: t.Array(customerMessage),
            attachments: t.Array(
              t.Object({ id: t.Integer(), filename: t.String(), size: t.Integer(), content_type: t.String() }),
            ),
            siblings: t.Array(siblingSchema),
            adviser: adviserSchema,
            flow_hash: t.Union([t.String(), t.Null()], { description: 'Link on the dossier that it belongs to' }),
          }),
        ],
        { title: `customer${kind.code}` },
      ),
      async run(context, { recordId }) {
        const document = await shown(context, kind, recordId)
        document.date_viewed ??= new Date()
        const flow =
          document.flow_id && context.owns('CRM') ? await context.use(flowReader).flow(context, document.flow_id) : null
        return {
          ...preparedAnswer(await prepareDocument(context, kind, document, 'customer')),
          can_approve: approvable && document.status === 'sent',
          signature_required: (await kind.signatureRequired?.(context, document)) ?? false,
          messages: await conversation(context, document),
          attachments: await customerFile.attachmentsOf(context, kind.code, document.id),
          siblings: await siblingsOf(context, kind, document),
          adviser: await adviserOf(context, document.user_id, flow?.user_id),
          flow_hash: flow?.hash ?? null,
        } as never
      },
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:hash/downloadbycustomer`,
      access,
      summary: 'The document as PDF',
      params,
      response: 'file',
      async run(context, { recordId }) {
        const document = await shown(context, kind, recordId)
        return fileResponse(await documentPdf(context, kind, document), 'application/pdf', fileNameOf(kind, document))
      },
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:hash/getlogobycustomer`,
      access,
      summary: 'Logo of the company',
      params,
      response: 'file',
      run: context => customerFile.logo(context),
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:hash/getcustomerbackground`,
      access,
      summary: 'Picture above the customer pages',
      params,
      response: 'file',
      run: context => customerFile.background(context),
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:hash/widgetpicture/:widget_id`,
      operationId: `${kind.code}.widgetpicturebycustomer`,
      access,
      summary: 'Picture in the document',
      params: t.Object({ hash: t.String({ maxLength: 64 }), widget_id: t.Integer({ minimum: 1 }) }),
      response: 'file',
      run: (context, { recordId, params }) =>
        customerFile.widgetPicture(context, kind.code, recordId, params.widget_id),
    }),
    call({
      method: 'POST',
      path: `${kind.code}/:hash/messagebycustomer`,
      access,
      summary: 'The customer writes a message; without content it is refused (R-PORT-013)',
      params,
      body: t.Object({ content: t.String({ maxLength: 5000 }), name: optional(255) }),
      response: t.Array(customerMessage),
      status: 201,
      async run(context, { recordId, body }) {
        const document = await shown(context, kind, recordId)
        await context.use(correspondence).fromCustomer(context, {
          content: body.content,
          senderName: body.name?.trim() || document.customer?.fullname || null,
          flowId: document.flow_id,
          aboutType: kind.code,
          aboutId: document.id,
        })
        return conversation(context, document)
      },
    }),
  ]
  if (!approvable) return calls
  return [
    ...calls,
    call({
      method: 'POST',
      path: `${kind.code}/:hash/approvebycustomer`,
      access,
      summary: 'The customer agrees; a second time changes nothing and answers the first',
      params,
      body: answerBody,
      response: outcome,
      example: { signername: 'Jan van der Berg', location: 'Zwolle', agreeswithoffer: true },
      run: (context, { recordId, body }) => approveDocument(context, kind, recordId, body).catch(hidden(kind)),
    }),
    call({
      method: 'POST',
      path: `${kind.code}/:hash/rejectbycustomer`,
      access,
      summary: 'The customer turns the document down',
      params,
      body: answerBody,
      response: outcome,
      run: (context, { recordId, body }) => rejectDocument(context, kind, recordId, body).catch(hidden(kind)),
    }),
    call({
      method: 'POST',
      path: `${kind.code}/:hash/chooseoptionbycustomer`,
      access,
      summary: 'The customer chooses additional work, or not',
      params,
      body: t.Object({ item_id: t.Integer({ minimum: 1 }), selected: t.Boolean() }),
      response: t.Object({ amount_exc_vat: t.Number(), amount_inc_vat: t.Number() }),
      async run(context, { recordId, body }) {
        const document = await shown(context, kind, recordId)
        if (document.status !== 'sent') throw new Problem(409, 'documents.not_approvable')
        return chooseOption(context, document, body.item_id, body.selected)
      },
    }),
  ]
}

/** A draft behind a link is as good as unknown, with the words of its kind. */
const hidden = (kind: DocumentKind) => (error: unknown) => {
  throw error instanceof Problem && error.status === 404 ? new Problem(404, kind.link.notFound) : error
}
