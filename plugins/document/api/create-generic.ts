import { type Call, call } from '@core/context/call'
import { answerMade } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { createDocument, type DocumentRecord, newDocumentBody } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { genericKind } from '../domain/generic-kind'
import { GenericDocument } from '../entities/generic-document'
import { genericDocuments } from '../resources/generic-documents'

const definition = {
  method: 'POST',
  access: { module: 'PROJECT' },
  status: 201,
  response: rowWith(genericDocuments, []),
} as const
const answer = (document: DocumentRecord) => answerMade(genericDocuments, toRow(GenericDocument, document))

/** Generic document for a dossier, a relation or a customer typed in the dialog (R-DOC-021). */
const createGeneric = call({
  ...definition,
  path: 'document',
  operationId: 'document.create',
  summary: 'Generic document for a dossier, a relation or a typed customer',
  body: newDocumentBody,
  example: { relation: { fullname: 'Jan van der Berg' }, title: 'Garantie', document_type_id: 1 },
  run: async (context, { body }) => answer(await createDocument(context, genericKind, body)),
})

/** Generic document for a dossier, from a template if one is chosen (G-CONV). */
const createGenericFromFlow = call({
  ...definition,
  path: 'document/createdocumentfromflow',
  summary: 'Generic document for a dossier',
  body: t.Composite([t.Omit(newDocumentBody, ['flow_id']), t.Object({ flow_id: t.Integer({ minimum: 1 }) })], {
    additionalProperties: false,
  }),
  example: { flow_id: 1, template_id: 2 },
  run: async (context, { body }) => answer(await createDocument(context, genericKind, body)),
})

export const createCalls: readonly Call[] = [createGeneric, createGenericFromFlow]
