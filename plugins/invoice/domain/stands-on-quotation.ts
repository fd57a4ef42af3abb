import { readRows } from '@core/db/list'
import { fromEuros } from '@core/domain/money'
import type { StandsOn } from '@core/states/stood-on'
import { Invoice } from '../entities/invoice'
import { countsForQuotation } from './quotation-knows'

/**
 * What was billed stays as it was billed (R-INV-008, G-ROLLB): it is free again once its invoices are deleted, cancelled or
 * turned around by credits that went out.
 */
const invoicesStandOn = (table: 'quotation' | 'confirmation'): StandsOn => ({
  table,
  async keeps(ids, context) {
    const of = `${table}_id` as const
    const columns = [of, 'status', 'credit_of', 'amount_exc_vat', 'amount_inc_vat'] as const
    const counting = (await readRows(context, Invoice, columns, { [of]: ids })).filter(countsForQuotation)
    const billed = [...Map.groupBy(counting, invoice => Number(invoice[of]))].filter(([, invoices]) =>
      (['amount_exc_vat', 'amount_inc_vat'] as const).some(
        amount => invoices.reduce((cents, invoice) => cents + fromEuros(invoice[amount]), 0) !== 0,
      ),
    )
    return new Map(billed.map(([id]) => [id, `invoice.${table}_billed`]))
  },
})

/** What invoices stand on. */
export const invoicesStand: readonly StandsOn[] = [invoicesStandOn('quotation'), invoicesStandOn('confirmation')]
