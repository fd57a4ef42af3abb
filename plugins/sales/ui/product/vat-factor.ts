import type { Product } from './product-fields'

type Rates = Pick<Product, 'percentage_vat_0' | 'percentage_vat_6' | 'percentage_vat_9' | 'percentage_vat_21'>

/** Price including VAT for one euro excluding, over the product's split of rates. */
export function vatFactor(product: Rates): number {
  const shares = [0, 6, 9, 21] as const
  return 1 + shares.reduce<number>((sum, rate) => sum + (product[`percentage_vat_${rate}`] * rate) / 10_000, 0)
}
