import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, refused } from '@core/context/problem'
import { writeNow } from '@core/db/write'
import { fileResponse } from '@core/http/response'
import { renewLink } from '@core/links/hash'
import { enrichRecords, withLocation } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { move } from '@core/states/move'
import { Type as t } from '@sinclair/typebox'
import { copyDocument } from '../domain/copy-document'
import { createDocument, linesOf } from '../domain/create-document'
import { customerChoice } from '../domain/customer-choice'
import { comingPdf, fileNameOf } from '../domain/document-pdf'
import { drawNow } from '../domain/freeze-document'
import { lookOf } from '../domain/look-of'
import { mailFields, noneOrEmail } from '../domain/mail-document'
import { mailStart, mailStartSchema } from '../domain/mail-start'
import { documentOf } from '../domain/open-document'
import { readTemplates } from '../domain/read-templates'
import { resetToTemplate } from '../domain/reset-to-template'
import { sendDocument } from '../domain/send-document'
import { shownAnswer, shownSchema } from '../domain/shown-answer'
import { contentFor } from '../domain/shown-version'
import { standingSignature } from '../domain/signatures'
import type { DocumentKind, DocumentRecord } from './document-kind'
import { versionCalls } from './version-calls'

const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const templateId = t.Integer({ minimum: 1 })

/** The calls that every kind of document has, under its own name and module (S2 §7). */
export function documentCalls(kind: DocumentKind): Call[] {
  const access = { module: kind.module } as const
  const row = rowWith(kind.resource, kind.resource.enrich ?? [])
  const answer = async (context: Context, document: DocumentRecord) => {
    await writeNow(context)
    const outgoing = toRow(kind.entity, document)
    await enrichRecords(kind.resource.enrich ?? [], context, [outgoing])
    return outgoing
  }
  return [
    call({
      method: 'POST',
      path: `${kind.code}/:id/duplicate`,
      access,
      summary: 'Copy as a new draft, without number, dates or signature (G-COPYDOC)',
      status: 201,
      params,
      response: row,
      async run(context, { params }) {
        const source = await documentOf(context, kind, params.id)
        const copy = await copyDocument(context, kind, source)
        return withLocation(Response.json(await answer(context, copy)), kind.resource.path, copy.id)
      },
    }),
    call({
      method: 'POST',
      path: `${kind.code}/:id/saveastemplate`,
      access,
      summary: 'Save a copy as a template',
      status: 201,
      params,
      body: t.Object({ title: t.String({ minLength: 1, maxLength: 255 }) }),
      response: row,
      async run(context, { params, body }) {
        const title = body.title.trim()
        if (!title) throw invalid('title', 'core.required')
        const source = await documentOf(context, kind, params.id)
        const from = await linesOf(context, source.calculation_id)
        const template = await createDocument(context, kind, {
          title,
          document_type_id: source.document_type_id,
          ...(from ? { from } : {}),
          widgetsOf: { kind, id: source.id },
          fields: { ...lookOf(source), is_template: true, number: null, documentdate: null },
        })
        return withLocation(Response.json(await answer(context, template)), kind.resource.path, template.id)
      },
    }),
    call({
      method: 'POST',
      path: `${kind.code}/:id/resettotemplate`,
      access,
      summary: 'Replace widgets and lines by those of a template',
      params,
      body: t.Object({ template_id: t.Optional(templateId), [`${kind.code}template_id`]: t.Optional(templateId) }),
      response: row,
      async run(context, { params, body }) {
        const template = body.template_id ?? body[`${kind.code}template_id`]
        if (!template) throw invalid('template_id', 'core.required')
        const document = await documentOf(context, kind, params.id)
        await resetToTemplate(context, kind, document, template)
        return answer(context, document)
      },
    }),
    call({
      method: 'GET',
      path: `${kind.code}/indexTemplates`,
      access,
      summary: 'Templates of this kind',
      response: t.Array(row),
      async run(context) {
        const rows = (await readTemplates(context, kind)).map(document => toRow(kind.entity, document))
        await enrichRecords(kind.resource.enrich ?? [], context, rows)
        return rows
      },
    }),
    call({
      method: 'POST',
      path: `${kind.code}/:id/resethash`,
      access,
      summary: 'New customer link; the old one stops working (R-DOC-015)',
      params,
      response: t.Object({ hash: t.String() }),
      async run(context, { params }) {
        const document = await documentOf(context, kind, params.id)
        document.hash = await renewLink(context, kind.link, document.id)
        context.log({ type: kind.code, id: document.id, flowId: document.flow_id, description: 'hash_reset' })
        return { hash: document.hash }
      },
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:id/getForSendingEmail`,
      access,
      summary: 'What the send dialog starts with (R-DOC-008)',
      params,
      response: mailStartSchema,
      async run(context, { params }) {
        return mailStart(context, kind, await documentOf(context, kind, params.id))
      },
    }),
    call({
      method: 'POST',
      path: `${kind.code}/:id/sendemail`,
      access,
      summary: 'Send by mail, or mark as sent without sending',
      params,
      body: t.Object(
        {
          ...mailFields,
          to_address_override: t.Optional(noneOrEmail),
          dontsentbutmarksent: t.Optional(t.Boolean()),
        },
        { additionalProperties: false },
      ),
      response: row,
      example: {
        to_email: 'jan@voorbeeld.nl',
        subject: 'Uw offerte',
        message: '<p>Hierbij onze offerte.</p>',
        sendpdf: true,
      },
      async reachOut(context, { params }) {
        const ask = kind.beforeSending
        if (!ask) return async () => undefined
        return ask(context, await documentOf(context, kind, params.id))
      },
      async run(context, { params, body, heard: follow }) {
        const document = await documentOf(context, kind, params.id)
        if (document.is_template) throw refused('documents.template_not_sent')
        await follow?.(context, document)
        await sendDocument(context, kind, document, body)
        return answer(context, document)
      },
    }),
    call({
      method: 'POST',
      path: `${kind.code}/:id/cancel`,
      access,
      summary: 'Cancel: its customer does not find it any more; undone by putting the status back (R-DOC-001)',
      params,
      response: row,
      async run(context, { params }) {
        const document = await documentOf(context, kind, params.id)
        await move(context, kind.states, document, 'cancel')
        return answer(context, document)
      },
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:id/download`,
      access,
      summary: 'The document as PDF',
      params,
      query: t.Object({
        inline: t.Optional(t.String({ maxLength: 8 })),
        draft: t.Optional(t.Literal('1', { description: 'What will be sent next instead of what the customer sees' })),
      }),
      response: 'file',
      async reachOut(context, { params, query }) {
        const document = await documentOf(context, kind, params.id)
        const pdf = await comingPdf(context, kind, document, { draft: query.draft === '1' })
        return async () => ({ bytes: await pdf(), name: fileNameOf(kind, document) })
      },
      run: async (_, { query, heard }) =>
        fileResponse(heard.bytes, 'application/pdf', heard.name, { inline: query.inline === '1' }),
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:id/prepared`,
      access,
      summary: 'The document drawn: for staff what its rows say, for the customer what they see',
      params,
      query: t.Object({ audience: t.Optional(t.Union([t.Literal('staff'), t.Literal('customer')])) }),
      response: shownSchema,
      async run(context, { params, query }) {
        const document = await documentOf(context, kind, params.id)
        const content =
          query.audience === 'customer'
            ? await contentFor(context, kind, document)
            : await drawNow(context, kind, document, 'staff')
        const signature = await standingSignature(context, kind, document.id)
        return shownAnswer(document, content, signature, await customerChoice(context, document))
      },
    }),
    ...versionCalls(kind),
  ]
}
