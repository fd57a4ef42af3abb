import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { checkKind } from '../domain/kind-access'
import { knownKind } from '../domain/open-document'
import { Signature } from '../entities/signature'

/** The signature under a document, for staff (R-DOC-029). */
export const showSignature = call({
  method: 'GET',
  path: 'signature/:id/showSignature',
  access: { module: documentModules },
  summary: 'Signature type and image',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  response: t.Object({ signature_type: t.String(), signature: t.Union([t.String(), t.Null()]) }),
  async run(context, { params }) {
    const found = await openRecord(context, Signature, params.id)
    if (!found) throw notFound()
    checkKind(context, knownKind(context, found.signable_type), 'GET')
    return { signature_type: found.signature_type, signature: found.signature ?? null }
  },
})
