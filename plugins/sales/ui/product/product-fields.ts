import { type FormItem, type RowOf, useT } from '@core/ui'

export type Product = RowOf<'/api/product'>

export interface ProductValues extends Record<string, unknown> {
  item_name: string
  product_group: string
  unit_of_measurement: string
  type: Product['type']
  calc_base: Product['calc_base']
  calc_method: Product['calc_method']
  start_amount_exc: number
  start_amount_inc: number
  vat_percentage: number
  description: string | null
  external_reference: string | null
  gl_reference: string | null
}

const types = ['standard', 'manual', 'header', 'sub', 'subderivative', 'combination', 'derivative'] as const
const methods = ['fixed', 'table', 'matrix', 'field'] as const
/** Rates of VAT in percent that a product can have as a whole. */
const rates = [0, 9, 21] as const

/** What is asked when a product is made. */
export function useNewProductFields(): FormItem<ProductValues>[] {
  const t = useT('sales')
  return [
    { name: 'item_name', label: t('name'), required: true, autoFocus: true },
    { name: 'product_group', label: t('group'), width: 'half', required: true },
    { name: 'unit_of_measurement', label: t('unit'), width: 'half', required: true },
    {
      name: 'calc_method',
      label: t('method'),
      kind: 'select',
      width: 'half',
      options: methods.map(value => ({ value, label: t(`method_${value}`) })),
    },
    {
      name: 'vat_percentage',
      label: t('vat'),
      kind: 'select',
      width: 'half',
      options: rates.map(value => ({ value, label: `${value} %` })),
    },
  ]
}

/** Everything about a product but its prices. */
export function useProductFields(): FormItem<ProductValues>[] {
  const t = useT('sales')
  return [
    ...useNewProductFields().map(field => ({ ...field, autoFocus: false })),
    {
      name: 'type',
      label: t('type'),
      kind: 'select',
      width: 'half',
      options: types.map(value => ({ value, label: t(`type_${value}`) })),
    },
    {
      name: 'calc_base',
      label: t('base'),
      kind: 'select',
      width: 'half',
      options: (['exc', 'inc'] as const).map(value => ({ value, label: t(`base_${value}`) })),
    },
    {
      name: 'start_amount_exc',
      label: t('startExc'),
      kind: 'money',
      width: 'half',
      help: t('startHelp'),
      when: values => values.calc_base === 'exc',
    },
    {
      name: 'start_amount_inc',
      label: t('startInc'),
      kind: 'money',
      width: 'half',
      help: t('startHelp'),
      when: values => values.calc_base === 'inc',
    },
    { section: t('textSection'), help: t('textSectionHelp') },
    { name: 'description', label: t('description'), kind: 'richtext' },
    { section: t('references') },
    { name: 'external_reference', label: t('externalReference'), width: 'half' },
    { name: 'gl_reference', label: t('glReference'), width: 'half' },
  ]
}
