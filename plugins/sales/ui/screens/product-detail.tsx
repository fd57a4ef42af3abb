import {
  Button,
  Card,
  confirm,
  Form,
  Loaded,
  Page,
  Tag,
  toast,
  useCall,
  useNavigate,
  useParams,
  useSave,
  useT,
} from '@core/ui'
import { IconTrash } from '@tabler/icons-react'
import { PriceTable } from '../product/price-table'
import { type Product, type ProductValues, useProductFields } from '../product/product-fields'

/** One product: what it is and what it costs (R-PROD-001 to R-PROD-003). */
export default function ProductDetail() {
  const t = useT('sales')
  const { productId } = useParams()
  const product = useCall('get', '/api/product/{id}', { params: { path: { id: Number(productId) } } })
  return (
    <Loaded query={product} what={t('theProduct')}>
      {found => <Details key={found.id} product={found} />}
    </Loaded>
  )
}

function Details({ product }: { product: Product }) {
  const t = useT('sales')
  const navigate = useNavigate()
  const fields = useProductFields()
  const params = { path: { id: product.id } }
  const save = useSave('patch', '/api/product/{id}')
  const remove = useSave('delete', '/api/product/{id}')

  async function trash(): Promise<void> {
    if (!(await confirm({ title: t('deleteProduct'), verb: t('delete'), danger: true }))) return
    remove.mutate({ params }, () => {
      navigate('/product_overview')
      toast(t('productsDeleted', { count: 1 }))
    })
  }

  return (
    <Page
      title={product.item_name}
      crumbs={[{ title: t('products'), to: '/product_overview' }]}
      state={product.status === 'approved' ? <Tag tone="ok">{t('approved')}</Tag> : undefined}
      layout="narrow"
      actions={
        <Button icon={IconTrash} onClick={() => void trash()}>
          {t('delete')}
        </Button>
      }
    >
      <PriceTable product={product} />
      <Card title={t('details')}>
        <Form<ProductValues>
          fields={fields}
          values={product}
          onSave={(_, changed) => save.send({ params, body: changed })}
          onSaved={() => toast(t('saved'))}
        />
      </Card>
    </Page>
  )
}
