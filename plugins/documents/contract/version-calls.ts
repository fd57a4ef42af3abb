import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { not } from '@core/db/where'
import { fileResponse } from '@core/http/response'
import { Type as t } from '@sinclair/typebox'
import { comingVersionPdf } from '../domain/document-pdf'
import { documentOf } from '../domain/open-document'
import { standingSignature } from '../domain/signatures'
import { DocumentVersion } from '../entities/document-version'
import type { DocumentKind } from './document-kind'

const version = t.Object({
  id: t.Integer(),
  number: t.Integer(),
  fingerprint: t.String({ description: 'SHA-256 of what the customer saw' }),
  created_at: t.String({ format: 'date-time' }),
  customer_name: t.Union([t.String({ description: 'Whose choice made it' }), t.Null()]),
  signed: t.Boolean({ description: 'The signature that stands is under this version' }),
})

/** What was sent of a document, version by version, for staff. */
export function versionCalls(kind: DocumentKind): Call[] {
  const access = { module: kind.module } as const
  const params = t.Object({ id: t.Integer({ minimum: 1 }) })
  const owned = (id: number) => ({ versionable_type: kind.code, versionable_id: id })
  return [
    call({
      method: 'GET',
      path: `${kind.code}/:id/versions`,
      access,
      summary: 'What was sent, the newest first, each with the choice of its customer that stands',
      params,
      response: t.Array(version),
      async run(context, { params }) {
        const { id } = await documentOf(context, kind, params.id)
        const signature = await standingSignature(context, kind, id)
        const columns = ['id', 'number', 'fingerprint', 'created_at', 'customer_name'] as const
        const [sent, choices] = await Promise.all([
          readRows(context, DocumentVersion, columns, { ...owned(id), customer_name: null }, '-id', { limit: 500 }),
          readRows(context, DocumentVersion, columns, { ...owned(id), customer_name: not(null) }, '-id', {
            limit: 500,
          }),
        ])
        const standing = new Map(choices.toReversed().map(choice => [choice.number, choice]))
        return [...sent, ...standing.values()]
          .toSorted((one, other) => other.id - one.id)
          .map(({ created_at, ...version }) => ({
            ...version,
            created_at: new Date(created_at).toISOString(),
            signed: signature?.documentversion_id === version.id,
          }))
      },
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:id/versions/:version_id/download`,
      operationId: `${kind.code}.downloadversion`,
      access,
      summary: 'The PDF of a version, as it was made',
      params: t.Object({ id: t.Integer({ minimum: 1 }), version_id: t.Integer({ minimum: 1 }) }),
      response: 'file',
      async reachOut(context: Context, { params }) {
        const document = await documentOf(context, kind, params.id)
        const { id, number } = document
        const found = await openRecord(context, DocumentVersion, { ...owned(id), id: params.version_id })
        if (!found) throw notFound()
        const signature = await standingSignature(context, kind, id)
        const pdf = await comingVersionPdf(context, kind, document, found.id, signature)
        const name = `${kind.noun} ${number ?? ''} versie ${found.number}.pdf`
        return async () => fileResponse(await pdf(), 'application/pdf', name)
      },
      run: async (_, { heard }) => heard,
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:id/versions/:version_id/hashedfile`,
      operationId: `${kind.code}.hashedfile`,
      access,
      summary: 'The bytes whose SHA-256 is the fingerprint of a version',
      params: t.Object({ id: t.Integer({ minimum: 1 }), version_id: t.Integer({ minimum: 1 }) }),
      response: 'file',
      async run(context, { params }) {
        const { id, number } = await documentOf(context, kind, params.id)
        const found = await openRecord(context, DocumentVersion, { ...owned(id), id: params.version_id })
        if (!found) throw notFound()
        const name = `${kind.noun} ${number ?? ''} versie ${found.number}.json`
        return fileResponse(new TextEncoder().encode(found.hashed_text ?? found.content), 'application/json', name)
      },
    }),
  ]
}
