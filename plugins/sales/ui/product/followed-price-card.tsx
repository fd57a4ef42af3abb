import { Card, EmptyState, formatMoney, formatNumber, Link, Tag, useT } from '@core/ui'
import type { Product } from './product-fields'
import { usePossibleProducts } from './use-possible-products'

/** The price of a product that follows another one (G-PTYPE). */
export function FollowedPriceCard({ product }: { product: Product }) {
  const t = useT('sales')
  const main = usePossibleProducts().find(({ id }) => id === product.derivative_id)
  return (
    <Card
      title={t('prices')}
      actions={product.price_exc === null ? <Tag tone="warn">{t('matrixIncomplete')}</Tag> : undefined}
    >
      {main ? (
        <p>
          {formatNumber(product.derivative_percentage)} % {t('ofPriceOf')}{' '}
          <Link to={`/product_detail/${main.id}`}>{main.item_name}</Link>
          {typeof product.price_exc === 'number' && <>: {formatMoney(product.price_exc)}</>}
        </p>
      ) : (
        <EmptyState compact title={t('followsNothing')} text={t('followsNothingText')} />
      )}
    </Card>
  )
}
