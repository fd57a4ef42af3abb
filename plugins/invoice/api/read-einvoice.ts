import { type Call, call } from '@core/context/call'
import { Problem } from '@core/context/problem'
import { fileResponse } from '@core/http/response'
import { documentOf, shownDocument, shownVersion } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { invoiceLink } from '../contract'
import { invoiceKind } from '../domain/invoice-kind'
import { FORMATS } from '../einvoice/e-invoice'
import { eInvoiceFile } from '../einvoice/einvoice-file'

const query = t.Object({
  format: t.Optional(
    t.Union(
      FORMATS.map(format => t.Literal(format)),
      { description: 'NLCIUS unless told' },
    ),
  ),
})
const XML = 'application/xml'

/** The electronic invoice of what was sent, for staff. */
const readEInvoice = call({
  method: 'GET',
  path: 'invoice/:id/einvoice',
  access: { module: 'INVOICE' },
  summary: 'The sent invoice as UBL 2.1; refused with every rule that it breaks',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  query,
  response: 'file',
  async run(context, { params, query }) {
    const invoice = await documentOf(context, invoiceKind, params.id)
    const version = invoice.is_template ? null : await shownVersion(context, invoiceKind, invoice)
    if (!version) throw new Problem(422, 'invoice.einvoice_not_sent')
    const { name, bytes } = await eInvoiceFile(context, invoice, version, query.format ?? 'nlcius')
    return fileResponse(bytes, XML, name)
  },
})

/** The same for its customer. */
const readEInvoiceByCustomer = call({
  method: 'GET',
  path: 'invoice/:hash/einvoicebycustomer',
  access: { hash: invoiceLink },
  summary: 'The invoice as UBL 2.1',
  params: t.Object({ hash: t.String({ maxLength: 64 }) }),
  query,
  response: 'file',
  async run(context, { recordId, query }) {
    const invoice = await shownDocument(context, invoiceKind, recordId)
    const version = await shownVersion(context, invoiceKind, invoice)
    if (!version) throw new Problem(404, invoiceLink.notFound)
    const { name, bytes } = await eInvoiceFile(context, invoice, version, query.format ?? 'nlcius')
    return fileResponse(bytes, XML, name)
  },
})

export const eInvoiceCalls: readonly Call[] = [readEInvoice, readEInvoiceByCustomer]
