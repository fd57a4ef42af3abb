import { type FieldOverride, type FormLayout, type RowOf, useT } from '@core/ui'
import type product from '@openapi/fields/product'

export type Product = RowOf<'/api/product'>

/** Rates of VAT in percent that a product can have as a whole. */
export const VAT_RATES = [0, 9, 21] as const

/** What is asked when a product is made. */
export const NEW_PRODUCT = [
  'item_name',
  ['product_group', 'unit_of_measurement'],
  ['calc_method', 'vat_percentage'],
] as const satisfies FormLayout<typeof product>

/** Everything about a product but its prices. */
export function useProductLayout(): FormLayout<typeof product> {
  const t = useT('sales')
  return [
    ...NEW_PRODUCT,
    ['type', 'calc_base'],
    ['start_amount_exc', 'start_amount_inc'],
    { section: t('textSection'), help: t('textSectionHelp') },
    'description',
    { section: t('references') },
    ['external_reference', 'gl_reference'],
  ]
}

/** How forms ask what its description does not say. */
export function useProductFields(): Partial<Record<keyof (typeof product)['fields'], FieldOverride>> {
  const t = useT('sales')
  return {
    vat_percentage: {
      label: t('vat'),
      kind: 'select',
      options: VAT_RATES.map(value => ({ value, label: `${value} %` })),
    },
    calc_base: { choose: ['exc', 'inc'] },
    start_amount_exc: { when: values => values.calc_base === 'exc' },
    start_amount_inc: { when: values => values.calc_base === 'inc' },
  }
}
