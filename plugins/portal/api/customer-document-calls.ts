import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { fileResponse } from '@core/http/response'
import { correspondence, customerMessage, customerMessages, flowReader, messageLimit } from '@plugins/crm/contract'
import {
  approveDocument,
  chooseOption,
  comingPdf,
  customerFile,
  type DocumentKind,
  type DocumentRecord,
  fileNameOf,
  readSignature,
  rejectDocument,
  shownDocument,
  shownVersion,
  signatureRequired,
  standingSignature,
} from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { adviserOf, adviserSchema } from '../domain/adviser'
import { customerDocument, customerDocumentSchema } from '../domain/customer-document'
import { hasBackground } from '../domain/has-background'
import { askForNew, isLate, isNewAsked } from '../domain/new-document-asked'
import { newsFor, newsSchema } from '../domain/news'
import { siblingLink, siblingsOf } from '../domain/siblings'
import { proofCalls } from './proof-calls'

const params = t.Object({ hash: t.String({ maxLength: 64 }) })
/** Messages are read from the newest back. */
export const before = t.Object({
  before: t.Optional(t.Integer({ minimum: 1, description: 'Number of the message; the newest of all when left out' })),
})
/** An answer with a drawn signature, in kilobytes. */
const LARGEST_ANSWER_KB = 512
const answerLimit = { of: 'answers of a link', within: [{ most: 60, seconds: 300 }] } as const
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
  fingerprint: t.Optional(t.String({ maxLength: 64, description: 'That of the version that was on screen' })),
  version: t.Optional(t.String({ maxLength: 64, description: 'Earlier name of `fingerprint`', deprecated: true })),
})

/** Who turns a document down signs nothing: what a customer may send at the most is enough. */
const refusalBody = t.Omit(answerBody, ['signature', 'signature_type'])

/** What a customer can do with a document of one kind (R-PORT-010). */
export function customerDocumentCalls(kind: DocumentKind): Call[] {
  const access = { hash: kind.link } as const
  const approvable = 'approve' in kind.states.moves && kind.approvedMail !== undefined
  const expires = 'expire' in kind.states.moves
  const conversation = (context: Context, { id, flow_id = null }: DocumentRecord, before?: number) =>
    context.use(correspondence).forCustomer(context, { flowId: flow_id, aboutType: kind.code, aboutId: id }, before)
  const isInTime = (context: Context, document: DocumentRecord) =>
    kind.states.moves.approve?.when?.every(
      guard => guard(document, context, { to: 'approved', at: new Date(), made: false }) === true,
    ) ?? true
  const calls = [
    call({
      method: 'GET',
      path: `${kind.code}/:hash/getbycustomer`,
      access,
      summary: 'The document as its customer reads it',
      params,
      response: t.Composite(
        [
          customerDocumentSchema,
          customerMessages,
          t.Object({
            fingerprint: t.String({ description: 'Names this version when it is agreed to' }),
            news: newsSchema,
            has_background: t.Boolean({ description: 'The company has a picture above its pages' }),
            can_approve: t.Boolean(),
            can_ask_new: t.Boolean({ description: 'It expired, and nobody asked for a new one yet' }),
            new_asked: t.Boolean({ description: 'Its customer asked for a new one' }),
            asks_payment: t.Boolean({ description: 'Documents of this kind are paid' }),
            to_be_paid: t.Boolean({ description: 'Something of it still has to be paid' }),
            amount_open: t.Union([t.Number(), t.Null()], {
              description: 'What still has to be paid, including VAT; null where documents of this kind are not paid',
            }),
            signature_required: t.Boolean(),
            attachments: t.Array(t.Object({ id: t.Integer(), filename: t.String() })),
            file: t.Union([t.Object({ code: t.String(), label: t.String() }), t.Null()], {
              description: 'A file of this kind that is offered beside the PDF, saved at {code}bycustomer',
            }),
            siblings: t.Array(siblingLink),
            adviser: adviserSchema,
            flow_hash: t.Union([t.String(), t.Null()], { description: 'Link on the dossier that it belongs to' }),
          }),
        ],
        { title: `customer${kind.code}` },
      ),
      async run(context, { recordId }) {
        const document = await shownDocument(context, kind, recordId)
        const version = await shownVersion(context, kind, document)
        if (!version) throw new Problem(404, kind.link.notFound)
        document.date_viewed ??= new Date()
        const flow =
          document.flow_id && context.owns('CRM') ? await context.use(flowReader).flow(context, document.flow_id) : null
        const signature = await standingSignature(context, kind, document.id)
        const amount_open = kind.toPay?.(document) ?? null
        const to_be_paid = amount_open !== null && amount_open > 0
        const inTime = isInTime(context, document)
        const open = approvable && document.status === 'sent' && inTime
        const said = await conversation(context, document)
        const late = expires && isLate(document, inTime)
        const new_asked = late && (await isNewAsked(context, kind, document))
        return {
          ...customerDocument(document, version.content, signature, { toBePaid: to_be_paid, open }),
          fingerprint: version.fingerprint,
          has_background: await hasBackground(context, flow?.flowprofile_id, version.content),
          news: await newsFor(context, kind, document, version),
          can_approve: open,
          can_ask_new: late && !new_asked,
          new_asked,
          asks_payment: kind.toPay !== undefined,
          amount_open,
          to_be_paid,
          signature_required: await signatureRequired(context, kind, document),
          ...said,
          attachments: version.content.attachments.map(({ id, filename }) => ({ id, filename })),
          file: kind.file?.offered(document, version) ? { code: kind.file.code, label: kind.file.label } : null,
          siblings: await siblingsOf(context, kind, document),
          adviser: await adviserOf(context, document.user_id, flow?.user_id),
          flow_hash: flow?.hash ?? null,
        }
      },
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:hash/downloadbycustomer`,
      access,
      summary: 'The document as PDF',
      params,
      response: 'file',
      async reachOut(context, { recordId }) {
        const document = await shownDocument(context, kind, recordId)
        const pdf = await comingPdf(context, kind, document)
        return async () => ({ bytes: await pdf(), name: fileNameOf(kind, document) })
      },
      run: async (_, { heard }) => fileResponse(heard.bytes, 'application/pdf', heard.name),
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:hash/getlogobycustomer`,
      access,
      summary: 'Logo of the company, as on the version that the customer sees',
      params,
      response: 'file',
      async run(context, { recordId }) {
        const document = await shownDocument(context, kind, recordId)
        const version = await shownVersion(context, kind, document)
        return customerFile.logo(context, document, version?.content)
      },
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:hash/getcustomerbackground`,
      access,
      summary: 'Picture above the page of the document, as on the version that the customer sees',
      params,
      response: 'file',
      async run(context, { recordId }) {
        const document = await shownDocument(context, kind, recordId)
        const version = await shownVersion(context, kind, document)
        return customerFile.background(context, document, version?.content)
      },
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:hash/widgetpicture/:widget_id`,
      operationId: `${kind.code}.widgetpicturebycustomer`,
      access,
      summary: 'Picture in the document',
      params: t.Object({ hash: t.String({ maxLength: 64 }), widget_id: t.Integer({ minimum: 1 }) }),
      response: 'file',
      async run(context, { recordId, params }) {
        const version = await shownVersion(context, kind, await shownDocument(context, kind, recordId))
        if (!version) throw new Problem(404, kind.link.notFound)
        return customerFile.widgetPicture(context, version.content, params.widget_id)
      },
    }),
    call({
      method: 'POST',
      path: `${kind.code}/:hash/messagebycustomer`,
      access,
      summary: 'The customer writes a message; without content it is refused (R-PORT-013)',
      params,
      body: t.Object({ content: t.String({ maxLength: 5000 }), name: optional(255) }),
      response: t.Array(customerMessage),
      linkLimit: messageLimit,
      status: 201,
      async run(context, { recordId, body }) {
        const document = await shownDocument(context, kind, recordId)
        await context.use(correspondence).fromCustomer(context, {
          content: body.content,
          senderName: body.name?.trim() || document.customer?.fullname || null,
          flowId: document.flow_id ?? null,
          aboutType: kind.code,
          aboutId: document.id,
        })
        return (await conversation(context, document)).messages
      },
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:hash/messagesbycustomer`,
      access,
      summary: 'What was written before a message, the newest of it',
      params,
      query: before,
      response: customerMessages,
      async run(context, { recordId, query }) {
        return conversation(context, await shownDocument(context, kind, recordId), query.before)
      },
    }),
  ]
  if (!approvable) return calls
  const askNew = call({
    method: 'POST',
    path: `${kind.code}/:hash/asknewbycustomer`,
    access,
    summary: 'The customer asks for a new document in place of one that expired; a second time changes nothing',
    params,
    linkLimit: messageLimit,
    response: 'nothing',
    async run(context, { recordId }) {
      const document = await shownDocument(context, kind, recordId)
      await askForNew(context, kind, document, isLate(document, isInTime(context, document)))
    },
  })
  return [
    ...calls,
    call({
      method: 'POST',
      path: `${kind.code}/:hash/approvebycustomer`,
      access,
      summary: 'The customer agrees; a second time changes nothing and answers the first',
      params,
      largestKb: LARGEST_ANSWER_KB,
      linkLimit: answerLimit,
      body: answerBody,
      response: outcome,
      example: { signername: 'Jan van der Berg', location: 'Zwolle', agreeswithoffer: true },
      async reachOut(context, { recordId, body }) {
        const { status } = await shownDocument(context, kind, recordId)
        const { id } = context.company
        return async () => (status === 'sent' ? readSignature(id, body.signature) : null)
      },
      async run(context, { recordId, body, heard: signature, caller }) {
        await shownDocument(context, kind, recordId)
        return approveDocument(context, kind, recordId, { ...body, signature }, { ipAddress: caller.address })
      },
    }),
    call({
      method: 'POST',
      path: `${kind.code}/:hash/rejectbycustomer`,
      access,
      summary: 'The customer turns the document down',
      params,
      linkLimit: answerLimit,
      body: refusalBody,
      response: outcome,
      async run(context, { recordId, body }) {
        await shownDocument(context, kind, recordId)
        return rejectDocument(context, kind, recordId, body)
      },
    }),
    ...(expires ? [askNew] : []),
    ...proofCalls(kind),
    call({
      method: 'POST',
      path: `${kind.code}/:hash/chooseoptionbycustomer`,
      access,
      summary: 'The customer chooses additional work, or not; of a group of which one is chosen the others let go',
      params,
      linkLimit: { of: 'choices of a link', within: [{ most: 120, seconds: 300 }] },
      body: t.Object({
        item_id: t.Integer({ minimum: 1 }),
        selected: t.Boolean(),
        amount: t.Optional(t.Integer({ description: 'How many, of an option of which the customer chooses that' })),
      }),
      response: t.Object({ amount_exc_vat: t.Number(), amount_inc_vat: t.Number(), fingerprint: t.String() }),
      async run(context, { recordId, body }) {
        const document = await shownDocument(context, kind, recordId)
        const { content, fingerprint } = await chooseOption(context, kind, document, body.item_id, body)
        return { amount_exc_vat: content.amount_exc_vat, amount_inc_vat: content.amount_inc_vat, fingerprint }
      },
    }),
  ]
}
