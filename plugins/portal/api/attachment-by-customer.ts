import { type Call, call } from '@core/http/call'
import { customerFile, type DocumentKind } from '@plugins/documents/contract'
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
    run: (context, { recordId, recordKind, params }) =>
      customerFile.attachment(context, recordKind, recordId, params.id),
  })
