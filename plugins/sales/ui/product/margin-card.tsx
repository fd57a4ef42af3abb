import { Card, formatMoney, formatNumber, useT } from '@core/ui'
import { IconLock } from '@tabler/icons-react'
import type { Product } from './product-fields'
import './figures.css'

/** What is left of the price of one unit: for colleagues alone. */
export function MarginCard({ product }: { product: Product }) {
  const t = useT('sales')
  const { price_exc, cost_exc, margin_percentage } = product
  return (
    <Card
      title={t('field.margin_percentage')}
      actions={
        <span className="vk-meta">
          <IconLock size={14} stroke={1.75} /> {t('staffOnly')}
        </span>
      }
    >
      {typeof price_exc === 'number' && typeof cost_exc === 'number' && typeof margin_percentage === 'number' ? (
        <>
          <dl className="sales-margin-lines">
            {[
              [t('sellsFor'), price_exc],
              [t('field.product.cost_price'), -cost_exc],
              [t('left'), price_exc - cost_exc],
            ].map(([label, amount]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="vk-number">{formatMoney(Number(amount))}</dd>
              </div>
            ))}
          </dl>
          <p className="sales-margin vk-number" data-tone={margin_percentage < 0 ? 'bad' : 'good'}>
            {formatNumber(margin_percentage)} %
          </p>
        </>
      ) : (
        <p className="vk-text-2">{t(typeof cost_exc === 'number' ? 'marginNoPrice' : 'marginNoCost')}</p>
      )}
    </Card>
  )
}
