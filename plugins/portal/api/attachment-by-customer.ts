import { type Call, call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { customerFile, type DocumentKind, shownDocument, shownVersion } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'

/** An attachment with the link of its document. */
export const attachmentByCustomer = (kinds: readonly DocumentKind[]): Call =>
  call({
    method: 'GET',
    path: 'attachment/:id/getbycustomer',
    operationId: 'attachment.getbycustomer',
    access: { hash: kinds.map(kind => kind.link) },
    summary: 'Attachment of a document',
    params: t.Object({ id: t.Integer({ minimum: 1 }) }),
    query: t.Object({ hash: t.String({ maxLength: 64 }) }),
    response: 'file',
    async run(context, { recordId, recordKind, params }) {
      const kind = kinds.find(({ link }) => link.kind === recordKind)
      if (!kind) throw notFound()
      const version = await shownVersion(context, kind, await shownDocument(context, kind, recordId))
      if (!version) throw notFound()
      return customerFile.attachment(context, version.content, params.id)
    },
  })
