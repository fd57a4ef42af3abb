import { formatMoney, formatNumber, useT } from '@core/ui'
import type { Product } from './product-fields'
import './figures.css'

/** What it costs, at which VAT, and what is left of that: what people look for first. */
export function ProductFigures({ product }: { product: Product }) {
  const t = useT('sales')
  if (product.type === 'header') return null
  const { price_exc, margin_percentage, unit_of_measurement, vat_percentage } = product
  const byForm = product.calc_method === 'matrix' || product.calc_method === 'field'
  return (
    <dl className="sales-figures">
      <div>
        <dt>{t('price')}</dt>
        <dd className="vk-number">
          {typeof price_exc === 'number' ? formatMoney(price_exc) : t(byForm ? 'priceByForm' : 'priceNone')}
          {typeof price_exc === 'number' && <small>{t('perUnitExc', { unit: unit_of_measurement })}</small>}
        </dd>
      </div>
      <div>
        <dt>{t('vat')}</dt>
        <dd className="vk-number">{formatNumber(vat_percentage)} %</dd>
      </div>
      {typeof margin_percentage === 'number' && (
        <div>
          <dt>{t('field.margin_percentage')}</dt>
          <dd className="vk-number">{formatNumber(margin_percentage)} %</dd>
        </div>
      )}
    </dl>
  )
}
