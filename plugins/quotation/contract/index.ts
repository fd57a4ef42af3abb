import type { LinkKind } from '@core/context/call'
import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'
import type { InferEntity } from '@mikro-orm/postgresql'
import { documentEvents } from '@plugins/documents/contract/document-events'
import type { Quotation } from '../entities/quotation'

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

/** A quotation as others read it. */
export type QuotationFacts = Pick<
  InferEntity<typeof Quotation>,
  | 'id'
  | 'number'
  | 'title'
  | 'status'
  | 'flow_id'
  | 'relation_id'
  | 'calculation_id'
  | 'user_id'
  | 'changed_since_sent'
  | 'amount_inc_vat'
>

/** Reads quotations. */
export interface QuotationReader {
  /** The quotation, or `null` when it is unknown or in the trash; `hold` keeps others waiting who count against it. */
  quotation(context: Context, id: number, options?: { hold?: boolean }): Promise<QuotationFacts | null>
  /**
   * The same, held, to make its invoice or its confirmation: as far as its states let that be done, which is what screens
   * offer.
   *
   * @throws Problem 409 when they refuse
   */
  toMakeOf(context: Context, id: number, act: 'bill' | 'convert'): Promise<QuotationFacts | null>
}
export const quotationReader = definePort<QuotationReader>('quotation.reader')
