import { SegmentedControl, toast, useSave, useT } from '@core/ui'
import type { Product } from './product-fields'
import './figures.css'

const METHODS = ['fixed', 'table', 'matrix', 'field'] as const

/** How the price of a product is worked out: what stands below it follows (G-PRICE). */
export function PriceMethod({ product }: { product: Product }) {
  const t = useT('sales')
  const save = useSave('patch', '/api/product/{id}')
  return (
    <div className="sales-method">
      <SegmentedControl
        label={t('field.product.calc_method')}
        value={product.calc_method}
        options={METHODS.map(value => ({ value, label: t(`field.product.calc_method.${value}`) }))}
        onChange={calc_method =>
          save.mutate({ params: { path: { id: product.id } }, body: { calc_method } }, () => toast(t('saved')))
        }
      />
    </div>
  )
}
