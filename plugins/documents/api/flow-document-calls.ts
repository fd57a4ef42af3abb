import { batchAnswer } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { refusalOf } from '@core/context/access'
import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { flowReader } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { combineFlows } from '../domain/combine-flows'
import { documentsOfFlows, flowDocumentSchema, isCombinable } from '../domain/documents-of-flows'
import { checkKind } from '../domain/kind-access'
import { kindOf } from '../domain/open-document'
import { copyDocuments } from '../jobs/copy-documents'

const access = { module: documentModules } as const
const id = t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
/** Dossiers whose documents are read at once. */
const MOST_FLOWS = 200
/** Dossiers that get copies as one batch. */
const MOST_TARGETS = 10_000
const MOST_DOCUMENTS = 50
const someFlows = t.Array(id, { minItems: 1, maxItems: MOST_FLOWS })
const chosen = t.Object({ kind: t.String({ maxLength: 64 }), id }, { additionalProperties: false })

const availableDocuments = call({
  method: 'GET',
  path: 'flow/:id/getAvailableDocuments',
  access,
  summary: 'Documents of a dossier that can be copied or combined, of every kind that the user may read',
  params: t.Object({ id }),
  response: t.Array(flowDocumentSchema),
  async run(context, { params }) {
    return documentsOfFlows(context, await present(context, [params.id]))
  },
})

const documentsFromFlows = call({
  method: 'POST',
  path: 'flow/getDocumentsFromFlows',
  access,
  summary: 'Documents of several dossiers',
  body: t.Object({ selectedFlowIds: someFlows }, { additionalProperties: false }),
  response: t.Array(flowDocumentSchema),
  example: { selectedFlowIds: [1, 2] },
  run: async (context, { body }) => documentsOfFlows(context, await present(context, body.selectedFlowIds)),
})

const copyDocumentsToFlows = call({
  method: 'POST',
  path: 'flow/copydocuments',
  access,
  summary: 'Copy documents of a dossier to others, as drafts; progress at batch/{id}',
  body: t.Object(
    {
      sourceFlowId: id,
      selectedFlowIds: t.Array(id, { minItems: 1, maxItems: MOST_TARGETS }),
      documents: t.Array(chosen, { minItems: 1, maxItems: MOST_DOCUMENTS }),
    },
    { additionalProperties: false },
  ),
  response: batchAnswer,
  example: { sourceFlowId: 1, selectedFlowIds: [2, 3], documents: [{ kind: 'quotation', id: 7 }] },
  async run(context, { body: { sourceFlowId, selectedFlowIds, documents } }) {
    checkDossiers(context, 'PATCH')
    const offered = await documentsOfFlows(context, await present(context, [sourceFlowId]))
    for (const { kind, id } of documents) {
      if (!offered.some(document => document.kind === kind && document.id === id))
        throw invalid('documents', 'core.unknown_reference')
      checkKind(context, knownOf(context, kind, 'documents'), 'PATCH')
    }
    // The lists of the picker are of this company: what is no dossier any more is told of at the end of the batch.
    return startBatch(context, copyDocuments, { documents }, [...new Set(selectedFlowIds)])
  },
})

const combineFlowsIntoDocument = call({
  method: 'POST',
  path: 'flow/combineflowsintodocument',
  access,
  summary: 'One document with the lines of those of several dossiers, each under a header (G-COMBINE)',
  status: 201,
  body: t.Object(
    {
      selectedFlowIds: someFlows,
      kind: t.String({ maxLength: 64, description: 'Of the new document: quotation, confirmation or document' }),
      flow_id: t.Optional(t.Integer({ minimum: 1, description: 'Dossier of the new document; the first unless told' })),
      template_id: t.Optional(nullable(id)),
      title: t.Optional(t.String({ minLength: 1, maxLength: 255 })),
      documents: t.Optional(
        t.Array(chosen, {
          minItems: 1,
          maxItems: 2 * MOST_FLOWS,
          description: 'Those to combine; of each dossier what was agreed to, sent or drafted last unless told',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: t.Object({
    kind: t.String(),
    id: t.Integer(),
    number: nullable(t.String()),
    flow_id: nullable(t.Integer()),
    amount_inc_vat: t.Number(),
    left_out: t.Array(t.Integer(), { description: 'Dossiers that had nothing to combine' }),
  }),
  example: { selectedFlowIds: [1, 2], kind: 'quotation' },
  async run(context, { body: { selectedFlowIds, kind: code, ...asked } }) {
    checkDossiers(context, 'PATCH')
    const kind = knownOf(context, code, 'kind')
    checkKind(context, kind, 'PATCH')
    if (!isCombinable(kind)) throw invalid('kind', 'documents.kind_not_combined')
    const { document, left_out } = await combineFlows(context, kind, {
      ...asked,
      flowIds: [...new Set(selectedFlowIds)],
    })
    const { id, number = null, flow_id = null, amount_inc_vat } = document
    return Response.json({ kind: code, id, number, flow_id, amount_inc_vat, left_out }, { status: 201 })
  },
})

/** @throws Problem 422 at the field for a kind that is not deployed */
function knownOf(context: Context, code: string, field: string) {
  const kind = kindOf(context, code)
  if (!kind) throw invalid(field, 'core.invalid_value')
  return kind
}

/** Dossiers come with a module of their own. @throws Problem 403 for who may not read or change them */
function checkDossiers(context: Context, method: 'GET' | 'PATCH'): void {
  const refusal = refusalOf({ access: { module: 'CRM' }, method }, context)
  if (refusal) throw refusal
}

/** These dossiers. @throws Problem 403 for who may not read any, 404 when one is not there */
async function present(context: Context, ids: readonly number[]): Promise<readonly number[]> {
  checkDossiers(context, 'GET')
  const found = await context.use(flowReader).namesOf(context, ids)
  if (ids.some(id => !found.has(id))) throw notFound()
  return ids
}

/** Documents of dossiers, copied to others or combined into one. */
export const flowDocumentCalls: readonly Call[] = [
  availableDocuments,
  documentsFromFlows,
  copyDocumentsToFlows,
  combineFlowsIntoDocument,
]
