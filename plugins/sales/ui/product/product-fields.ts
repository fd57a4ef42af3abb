import { type FieldOverride, type FormItem, type FormLayout, type RowOf, useT } from '@core/ui'
import type product from '@openapi/fields/product'
import { CONDITION_OPERATORS } from '../../contract/product-types'
import { isAsked } from './asked-fields'
import { GroupInput } from './group-input'
import { MainProductInput } from './main-product-input'
import { useFormFields } from './price-fields'

export type Product = RowOf<'/api/product'>

/** Rates of VAT in percent that a product can have as a whole. */
export const VAT_RATES = [0, 9, 21] as const

/** What is asked when a product is made. */
export const NEW_PRODUCT = [
  'item_name',
  ['type', 'product_group'],
  ['calc_method', 'vat_percentage'],
  'unit_of_measurement',
] as const satisfies FormLayout<typeof product>

const TOGGLES = ['togglefield', 'toggle2field', 'toggle3field'] as const

/** Everything about a product but its prices: what its type has, and no more. */
export function useProductLayout(record: Product): FormLayout<typeof product> {
  const t = useT('sales')
  const fields = useFormFields()
  const fieldOptions = (chosen: unknown) => [
    ...fields.map(({ id, label }) => ({ value: id, label })),
    ...(typeof chosen === 'number' && !fields.some(({ id }) => id === chosen)
      ? [{ value: chosen, label: t('matrixFieldGone') }]
      : []),
  ]
  const conditions = TOGGLES.flatMap((name, at): FormItem[] => [
    {
      name: `${name}_id`,
      label: t('conditionField', { n: at + 1 }),
      kind: 'select',
      empty: t('conditionNone'),
      options: fieldOptions(record[`${name}_id`]),
      width: 'third',
    },
    {
      name: `${name}_operator`,
      label: t('conditionOperator', { n: at + 1 }),
      kind: 'select',
      options: CONDITION_OPERATORS.map(value => ({ value, label: t(`op_${value}`) })),
      width: 'third',
    },
    {
      name: `${name}_value`,
      label: t('conditionValue', { n: at + 1 }),
      kind: 'text',
      maxLength: 255,
      width: 'third',
    },
  ])
  return [
    'item_name',
    ['type', 'product_group'],
    {
      name: 'derivative_id',
      label: t('field.product.derivative_id'),
      when: ({ type }) => Boolean(isAsked.derivative_id?.(String(type))),
      render: ({ value, onChange, values }) =>
        MainProductInput({ value, onChange, type: String(values.type), id: record.id }),
    },
    ['derivative_percentage', 'sub_amount'],
    ['unit_of_measurement', 'vat_percentage'],
    ['calc_base', 'cost_price'],
    ['start_amount_exc', 'start_amount_inc'],
    { section: t('textSection'), help: t('textSectionHelp') },
    'description',
    { section: t('conditions'), help: t('conditionsHelp') },
    ...conditions,
    {
      name: 'alternativeamount_id',
      label: t('alternativeAmount'),
      help: t('alternativeAmountHelp'),
      kind: 'select',
      empty: t('alternativeAmountNone'),
      options: fieldOptions(record.alternativeamount_id),
      when: ({ type }) => Boolean(isAsked.alternativeamount_id?.(String(type))),
    },
    { section: t('references') },
    ['external_reference', 'external_description'],
    ['supplier', 'is_equipment'],
    ['gl_reference', 'gl_description'],
  ]
}

const whenAsked =
  (name: string): NonNullable<FieldOverride['when']> =>
  ({ type }) =>
    Boolean(isAsked[name]?.(String(type)))

/** How forms ask what its description does not say. */
export function useProductFields(): Partial<Record<keyof (typeof product)['fields'], FieldOverride>> {
  const t = useT('sales')
  return {
    product_group: { required: true, render: GroupInput },
    vat_percentage: {
      label: t('vat'),
      kind: 'select',
      options: VAT_RATES.map(value => ({ value, label: `${value} %` })),
      when: whenAsked('vat_percentage'),
    },
    unit_of_measurement: { when: whenAsked('unit_of_measurement') },
    calc_method: { when: whenAsked('calc_method') },
    calc_base: { choose: ['exc', 'inc'], when: whenAsked('calc_base') },
    start_amount_exc: { when: values => whenAsked('start_amount')(values) && values.calc_base === 'exc' },
    start_amount_inc: { when: values => whenAsked('start_amount')(values) && values.calc_base === 'inc' },
    cost_price: { when: whenAsked('cost_price') },
    derivative_percentage: { unit: '%', min: 0, when: whenAsked('derivative_percentage') },
    sub_amount: { min: 0, when: whenAsked('sub_amount') },
    gl_reference: { when: whenAsked('ledger') },
    gl_description: { when: whenAsked('ledger') },
  }
}
