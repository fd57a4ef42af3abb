import { FormModal, useNavigate, useSave, useT } from '@core/ui'
import { type ProductValues, useNewProductFields } from './product-fields'

/** A new product: approved, fixed price, 21 % VAT and two price rows unless told (R-PROD-001). */
export function NewProductModal({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useT('sales')
  const navigate = useNavigate()
  const fields = useNewProductFields()
  const create = useSave('post', '/api/product')
  return (
    <FormModal<ProductValues, { id: number }>
      title={t('newProduct')}
      verb={t('makeProduct')}
      resource="/api/product"
      fields={fields}
      values={{
        item_name: name,
        product_group: t('groupOther'),
        unit_of_measurement: 'stuks',
        calc_method: 'fixed',
        vat_percentage: 21,
      }}
      onSave={values => create.send({ body: values })}
      onSaved={product => navigate(`/product_detail/${product.id}`)}
      onClose={onClose}
    />
  )
}
