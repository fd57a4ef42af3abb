import { type Answer, call } from '@core/ui'

export type ToBill = Answer<'get', '/api/invoice/tobill'>[number]

/** A document that stayed as it is, and why. */
export interface Kept {
  readonly document: ToBill
  readonly message: string
}

/** Most documents of one batch. */
const MOST = 1000

/** The batches in which chosen documents are billed: one kind in each, of the term that is in sight or of all that is left. */
export function batchesFor(chosen: readonly ToBill[], whole: boolean) {
  const kinds = [...Map.groupBy(chosen, ({ kind }) => kind)]
  return kinds.flatMap(([kind, documents]) =>
    Array.from({ length: Math.ceil(documents.length / MOST) }, (_, n) => {
      const some = documents.slice(n * MOST, (n + 1) * MOST)
      const bills = some.map(({ id, term }) => ({ id, term: whole ? null : term }))
      return {
        documents: some,
        count: some.length,
        start: () => call('post', '/api/invoice/bulkbill', { body: { kind, bills } }),
      }
    }),
  )
}

/** What an invoice of a document would ask, euros including VAT. */
export const askedOf = ({ amount_inc_vat, left_inc_vat }: ToBill, whole: boolean): number =>
  whole ? left_inc_vat : amount_inc_vat
