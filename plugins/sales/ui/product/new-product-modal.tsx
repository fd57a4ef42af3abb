import { useNavigate, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import product from '@openapi/fields/product'
import { NEW_PRODUCT, useProductFields } from './product-fields'

/** A new product: approved, fixed price, 21 % VAT and two price rows unless told (R-PROD-001). */
export function NewProductModal({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useT('sales')
  const navigate = useNavigate()
  const fields = useProductFields()
  return (
    <ResourceModal
      of={product}
      title={t('newProduct')}
      verb={t('makeProduct')}
      layout={NEW_PRODUCT}
      only
      fields={fields}
      values={{ item_name: name, product_group: t('groupOther') }}
      onSaved={made => navigate(`/product_detail/${made.id}`)}
      onClose={onClose}
    />
  )
}
