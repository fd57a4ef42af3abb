import { formatMoney } from '@core/ui'
import type { Product } from './product-fields'
import { vatFactor } from './vat-factor'

type Priced = Parameters<typeof vatFactor>[0] &
  Pick<Product, 'calc_method' | 'calc_base'> & { unit_rate_exc?: number | null; unit_rate_inc?: number | null }

/** What one unit costs without VAT, as lists have it; nothing where the price follows from answers. */
export function listPrice(product: Priced): string | null {
  if (product.calc_method !== 'fixed' && product.calc_method !== 'table') return null
  const { unit_rate_exc: exc, unit_rate_inc: inc } = product
  const rate = product.calc_base === 'inc' ? inc && inc / vatFactor(product) : exc
  return typeof rate === 'number' ? formatMoney(rate, { sign: false }) : null
}
