import { readRows } from '@core/db/list'
import { keptWhile } from '@core/resource/kept-while'
import { type StandsOn, standings } from '@core/states/stood-on'
import { Confirmation } from '../entities/confirmation'

/** A quotation stays as it was confirmed, as long as its customer has the order confirmation (G-ROLLB). */
export const confirmationsStand: StandsOn = {
  table: 'quotation',
  keeps: keptWhile(
    Confirmation,
    'quotation_id',
    { status: ['sent', 'approved'], deleted_at: null },
    'confirmation.quotation_confirmed',
  ),
}

/**
 * What its customer signed stays signed as long as something else stands on the quotation that it confirms: invoices bill
 * what was signed (G-ROLLB).
 */
export const signedConfirmationsStay: StandsOn = {
  table: 'confirmation',
  async keeps(ids, context) {
    const signed = await readRows(context, Confirmation, ['id', 'quotation_id'], { id: ids, status: 'approved' })
    const byQuotation = Map.groupBy(signed, ({ quotation_id }) => quotation_id)
    const quotations = [...byQuotation.keys()].filter(id => id !== null)
    const others = context.all(standings).filter(one => one.table === 'quotation' && one !== confirmationsStand)
    const kept = (await Promise.all(others.map(({ keeps }) => keeps(quotations, context)))).flatMap(all => [...all])
    return new Map(kept.flatMap(([quotation, why]) => (byQuotation.get(quotation) ?? []).map(({ id }) => [id, why])))
  },
}
