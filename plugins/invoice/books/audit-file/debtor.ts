import { countryCode } from '@core/domain/country'
import type { DocumentRecord } from '@plugins/documents/contract'
import type { Debtor } from './audit'

/** An invoice as far as it says whom it is for. */
export interface Named {
  readonly id: number
  readonly relation_id: number | null
  readonly relation_fullname: string
  readonly customer: DocumentRecord['customer']
}

/** The number of the relation; an invoice whose relation is gone stands for itself. */
export const debtorId = ({ id, relation_id }: Pick<Named, 'id' | 'relation_id'>): string =>
  relation_id ? String(relation_id) : `F${id}`

/** Whom an invoice is for, as it says it. */
export function namedDebtor(invoice: Named): Debtor {
  const { relation_fullname, customer } = invoice
  const fullname = customer?.fullname || relation_fullname
  return {
    id: debtorId(invoice),
    name: customer?.organization || fullname || '-',
    contact: customer?.organization ? fullname : null,
    email: customer?.email ?? null,
    phone: customer?.phone ?? null,
    street: customer?.street ?? customer?.address ?? null,
    number: customer?.street ? (customer.number ?? null) : null,
    addition: customer?.street ? (customer.number_addition ?? null) : null,
    city: customer?.city ?? null,
    postcode: customer?.postcode ?? null,
    country: (customer?.country && countryCode(customer.country)) || null,
    kvk: customer?.kvk ?? null,
    vat_number: customer?.vat_number ?? null,
  }
}
