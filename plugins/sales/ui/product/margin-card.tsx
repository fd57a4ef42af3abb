import { Card, Facts, formatMoney, formatNumber, useT } from '@core/ui'
import { IconLock } from '@tabler/icons-react'
import type { Product } from './product-fields'

/** What is left of the price of one unit: for colleagues alone. */
export function MarginCard({ product }: { product: Product }) {
  const t = useT('sales')
  const { price_exc, cost_price, margin_percentage } = product
  return (
    <Card
      title={t('field.margin_percentage')}
      actions={
        <span className="vk-meta">
          <IconLock size={14} stroke={1.75} /> {t('staffOnly')}
        </span>
      }
    >
      {typeof price_exc === 'number' && typeof cost_price === 'number' && typeof margin_percentage === 'number' ? (
        <>
          <Facts
            facts={[
              { label: t('sellsFor'), value: formatMoney(price_exc) },
              { label: t('field.product.cost_price'), value: formatMoney(cost_price) },
              { label: t('left'), value: formatMoney(price_exc - cost_price) },
            ]}
          />
          <p className="sales-margin vk-number" data-tone={margin_percentage < 0 ? 'bad' : 'good'}>
            {formatNumber(margin_percentage)} %
          </p>
        </>
      ) : (
        <p className="vk-text-2">{t(typeof cost_price === 'number' ? 'marginNoPrice' : 'marginNoCost')}</p>
      )}
    </Card>
  )
}
