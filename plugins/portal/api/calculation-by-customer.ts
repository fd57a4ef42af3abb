import { type Call, call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { customerWidget, type DocumentKind, shownDocument, shownVersion } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { customerDocument } from '../domain/customer-document'

/** What prices are drawn in: the rest of a document is on its page. */
const PRICES: ReadonlySet<string> = new Set(['table', 'choices'])

/** The prices of a document by its link: what its customer reads of them, and no more than that. */
export const calculationByCustomer = (kinds: readonly DocumentKind[]): Call =>
  call({
    method: 'GET',
    path: 'calculation/:hash/getbycustomer',
    operationId: 'calculation.getbycustomer',
    access: { hash: kinds.map(kind => kind.link) },
    summary: 'Prices of a document as its customer reads them, by the link of the document',
    params: t.Object({ hash: t.String({ maxLength: 64 }) }),
    response: t.Object({
      fingerprint: t.String({ description: 'Names the version whose prices these are' }),
      amount_inc_vat: t.Number(),
      amount_exc_vat: nullable(t.Number()),
      amount_discount_inc: nullable(t.Number()),
      prices: customerWidget.properties.blocks,
    }),
    async run(context, { recordId, recordKind }) {
      const kind = kinds.find(({ link }) => link.kind === recordKind)
      if (!kind) throw notFound()
      const document = await shownDocument(context, kind, recordId)
      const version = await shownVersion(context, kind, document)
      if (!version) throw notFound()
      const open = document.status === 'sent' && kind.approvedMail !== undefined
      const read = customerDocument(document, version.content, null, { toBePaid: false, open })
      const { amount_inc_vat, amount_exc_vat, amount_discount_inc, widgets } = read
      return {
        fingerprint: version.fingerprint,
        amount_inc_vat,
        amount_exc_vat,
        amount_discount_inc,
        prices: widgets.flatMap(({ blocks }) => blocks.filter(({ type }) => PRICES.has(type))),
      }
    },
  })
