import { FirstStep, useList, useT } from '@core/ui'

/** Done once there is a product to quote. */
export default function FirstProduct() {
  const t = useT('sales')
  const { data } = useList('/api/product', { limit: 1 })
  return (
    <FirstStep
      title={t('firstProduct')}
      text={t('firstProductText')}
      to="/product_overview?new="
      done={data && data.total > 0}
    />
  )
}
