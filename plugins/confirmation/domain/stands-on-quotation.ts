import { keptWhile } from '@core/resource/kept-while'
import type { StandsOn } from '@core/states/stood-on'
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
