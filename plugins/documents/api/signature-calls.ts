import { type Call, call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { readRow, readRows } from '@core/db/list'
import { rowSchema } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { checkKind } from '../domain/kind-access'
import { findDocument, kindOf, knownKind } from '../domain/open-document'
import { Signature } from '../entities/signature'

const access = { module: documentModules } as const
const params = t.Object({ id: t.Integer({ minimum: 1 }) })

/** Everything of a signature but its picture, which is asked for by itself. */
const COLUMNS = [
  'id',
  'signable_type',
  'signable_id',
  'documentversion_id',
  'signature_type',
  'username',
  'place',
  'comments',
  'agreeswithoffer',
  'signed_at',
  'ip_address',
  'fingerprint',
] as const
const signature = t.Pick(t.Object(rowSchema(Signature).properties), [...COLUMNS])

/** The signatures under one document, those that were taken back too, the newest first. */
const list = call({
  method: 'GET',
  path: 'signature',
  operationId: 'signature.list',
  access,
  summary: 'Signatures under a document',
  query: t.Object({ signable_type: t.String({ maxLength: 32 }), signable_id: t.Integer({ minimum: 1 }) }),
  response: t.Array(signature),
  async run(context, { query }) {
    const kind = kindOf(context, query.signable_type)
    if (!kind) return []
    checkKind(context, kind, 'GET')
    if (!(await findDocument(context, kind, query.signable_id))) return []
    return readRows(context, Signature, COLUMNS, query, '-id', { limit: 500 })
  },
})

/** One signature: who agreed to which version, where and when (C-0307). */
const get = call({
  method: 'GET',
  path: 'signature/:id',
  operationId: 'signature.get',
  access,
  summary: 'One signature',
  params,
  response: signature,
  async run(context, { params: { id } }) {
    const [found] = await readRows(context, Signature, COLUMNS, { id })
    if (!found) throw notFound()
    checkKind(context, knownKind(context, found.signable_type), 'GET')
    return found
  },
})

/** The picture of a signature, for staff (R-DOC-029). */
const show = call({
  method: 'GET',
  path: 'signature/:id/showSignature',
  access,
  summary: 'Signature type and image',
  params,
  response: t.Object({ signature_type: t.String(), signature: t.Union([t.String(), t.Null()]) }),
  async run(context, { params: { id } }) {
    const found = await readRow(context, Signature, { id })
    if (!found) throw notFound()
    checkKind(context, knownKind(context, found.signable_type), 'GET')
    return { signature_type: found.signature_type, signature: found.signature ?? null }
  },
})

/** Signatures are evidence: they are read here, and made and taken back by agreeing and putting back alone. */
export const signatureCalls: readonly Call[] = [list, get, show]
