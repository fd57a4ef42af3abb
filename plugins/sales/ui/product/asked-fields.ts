import { followsPrice, isBelow, isPart } from '../../contract/product-types'

/** Whether a product of a type has something that a form can ask (G-PTYPE): a title has no price, what follows one none of its own. */
export const isAsked: Readonly<Record<string, (type: string) => boolean>> = {
  unit_of_measurement: type => type !== 'header',
  calc_method: type => type !== 'header' && !followsPrice(type),
  vat_percentage: type => type !== 'header',
  calc_base: type => type !== 'header' && !followsPrice(type),
  start_amount: type => type !== 'header',
  cost_price: type => type !== 'header',
  derivative_id: isBelow,
  derivative_percentage: followsPrice,
  sub_amount: isPart,
  alternativeamount_id: type => type !== 'header',
  ledger: type => type !== 'header',
}
