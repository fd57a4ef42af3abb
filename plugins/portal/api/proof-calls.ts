import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { fileResponse } from '@core/http/response'
import { type DocumentKind, shownDocument, signedVersion } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { proofFileName, proofOf, proofSchema } from '../domain/proof'

const params = t.Object({ hash: t.String({ maxLength: 64 }) })

/** The proof of what a customer agreed to, and the bytes that anybody can hash again. */
export function proofCalls(kind: DocumentKind): Call[] {
  const access = { hash: kind.link } as const
  async function signed(context: Context, id: number) {
    const document = await shownDocument(context, kind, id)
    const version = await signedVersion(context, kind, document.id)
    if (!version) throw new Problem(409, 'portal.not_signed')
    return { document, version }
  }
  return [
    call({
      method: 'GET',
      path: `${kind.code}/:hash/proofbycustomer`,
      access,
      summary: 'What was signed, by whom and when, and its fingerprint',
      params,
      response: t.Object(proofSchema.properties, { title: `proof${kind.code}` }),
      async run(context, { recordId }) {
        const { document, version } = await signed(context, recordId)
        return proofOf(document, version)
      },
    }),
    call({
      method: 'GET',
      path: `${kind.code}/:hash/prooffilebycustomer`,
      access,
      summary: 'The bytes whose SHA-256 is the fingerprint of what was signed',
      params,
      response: 'file',
      async run(context, { recordId }) {
        const { version } = await signed(context, recordId)
        const { hashedText, content, number } = version
        if (hashedText === null) throw new Problem(404, 'portal.no_proof_file')
        const name = proofFileName(content.noun, content.number, number)
        return fileResponse(new TextEncoder().encode(hashedText), 'application/json', name)
      },
    }),
  ]
}
