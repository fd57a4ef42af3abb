import { readRows } from '@core/db/list'
import { fromEuros } from '@core/domain/money'
import type { StandsOn } from '@core/states/stood-on'
import { Invoice } from '../entities/invoice'
import { countsForQuotation } from './quotation-knows'

/**
 * A quotation that was billed stays as it was billed (R-INV-008, G-ROLLB): it is free again once its invoices are deleted,
 * cancelled or turned around by credits that went out.
 */
export const invoicesStand: StandsOn = {
  table: 'quotation',
  async keeps(ids, context) {
    const columns = ['quotation_id', 'status', 'credit_of', 'amount_exc_vat', 'amount_inc_vat'] as const
    const counting = (await readRows(context, Invoice, columns, { quotation_id: ids })).filter(countsForQuotation)
    const billed = [...Map.groupBy(counting, ({ quotation_id }) => Number(quotation_id))].filter(([, invoices]) =>
      (['amount_exc_vat', 'amount_inc_vat'] as const).some(
        amount => invoices.reduce((cents, invoice) => cents + fromEuros(invoice[amount]), 0) !== 0,
      ),
    )
    return new Map(billed.map(([id]) => [id, 'invoice.quotation_billed']))
  },
}
