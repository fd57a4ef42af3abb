import { Card, Select, Tag, toast, useSave, useT } from '@core/ui'
import { usePriceFields } from './price-fields'
import type { Product } from './product-fields'
import { TryPrice } from './try-price'
import './matrix.css'

/** A product that costs what is filled in in one form field (G-PRICE). */
export function FieldPriceCard({ product }: { product: Product }) {
  const t = useT('sales')
  const fields = usePriceFields()
  const save = useSave('patch', '/api/product/{id}')
  const { price_field } = product
  const known = fields.filter(({ isNumber }) => isNumber).map(({ value, label }) => ({ value, label }))
  const gone = price_field && !known.some(({ value }) => value === price_field)
  return (
    <Card
      title={t('prices')}
      actions={price_field ? undefined : <Tag tone="warn">{t('matrixIncomplete')}</Tag>}
      footer={<span className="vk-meta">{t('hint_field')}</span>}
    >
      <Select
        aria-label={t('field.product.price_field')}
        value={price_field}
        empty={t('matrixNoField')}
        options={gone ? [...known, { value: price_field, label: `${price_field} (${t('matrixFieldGone')})` }] : known}
        onChange={value =>
          save.mutate({ params: { path: { id: product.id } }, body: { price_field: value } }, () => toast(t('saved')))
        }
      />
      <TryPrice product={product} fields={fields} />
    </Card>
  )
}
