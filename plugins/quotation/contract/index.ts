import type { LinkKind } from '@core/context/call'
import { definePort } from '@core/context/port'
import type { DocumentReader } from '@plugins/documents/contract'
import { documentEvents } from '@plugins/documents/contract/document-events'

/** What quotations tell of. */
export const quotationEvents = documentEvents('quotation')

/** The customer link on a quotation. */
export const quotationLink: LinkKind = {
  kind: 'quotation',
  word: 'offerte',
  page: 'customer_quotation_detail',
  module: 'QUOTATION',
  notFound: 'quotation.link_not_found',
  gone: 'quotation.link_gone',
}

/** Reads quotations for what is made of them. */
export const quotationReader = definePort<DocumentReader<'bill' | 'convert'>>('quotation.reader')
