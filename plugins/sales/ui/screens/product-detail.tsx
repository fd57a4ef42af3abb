import {
  Button,
  Card,
  confirm,
  IconButton,
  Loaded,
  Menu,
  Page,
  Tag,
  toast,
  useCall,
  useNavigate,
  useParams,
  useSave,
  useT,
} from '@core/ui'
import { ResourceForm } from '@core/ui/forms'
import { useHistory, useRecord } from '@core/ui/records'
import described from '@openapi/fields/product'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { followsPrice } from '../../contract/product-types'
import { FieldPriceCard } from '../product/field-price-card'
import { FollowedPriceCard } from '../product/followed-price-card'
import { MarginCard } from '../product/margin-card'
import { MatrixCard } from '../product/matrix-card'
import { PartsCard } from '../product/parts-card'
import { PriceMethod } from '../product/price-method'
import { PriceTable } from '../product/price-table'
import { type Product, useProductFields, useProductLayout } from '../product/product-fields'
import { ProductFigures } from '../product/product-figures'

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

/** What it costs, by how that is worked out. */
function Prices({ product }: { product: Product }) {
  if (product.type === 'header') return null
  if (followsPrice(product.type)) return <FollowedPriceCard product={product} />
  return (
    <>
      <PriceMethod product={product} />
      {product.calc_method === 'matrix' ? (
        <MatrixCard product={product} />
      ) : product.calc_method === 'field' ? (
        <FieldPriceCard product={product} />
      ) : (
        <PriceTable product={product} />
      )}
    </>
  )
}

function Details({ product }: { product: Product }) {
  const t = useT('sales')
  const navigate = useNavigate()
  const layout = useProductLayout(product)
  const fields = useProductFields()
  const params = { path: { id: product.id } }
  const remove = useSave('delete', '/api/product/{id}')
  const restore = useSave('post', '/api/product/{id}/restore')
  const duplicate = useSave('post', '/api/product/{id}/duplicate')
  const history = useHistory(useRecord(described, product))

  async function trash(): Promise<void> {
    if (!(await confirm({ title: t('deleteProduct'), verb: t('delete'), danger: true }))) return
    remove.mutate({ params }, () => {
      navigate('/product_overview')
      toast(t('productsDeleted', { count: 1 }), { undo: () => restore.mutate({ params }) })
    })
  }

  function copy(): void {
    duplicate.mutate({ params }, made => {
      navigate(`/product_detail/${made.id}`)
      toast(t('duplicated'))
    })
  }

  return (
    <Page
      title={product.item_name}
      crumbs={[{ title: t('products'), to: '/product_overview' }]}
      state={product.status === 'approved' ? <Tag tone="ok">{t('approved')}</Tag> : undefined}
      actions={
        <>
          <Button icon={IconCopy} busy={duplicate.isPending} onClick={copy}>
            {t('duplicate')}
          </Button>
          <Menu
            label={t('more')}
            items={[
              ...history.items,
              {
                key: 'delete',
                label: t('delete'),
                icon: IconTrash,
                danger: true,
                onSelect: () => void trash(),
              },
            ]}
          >
            <IconButton icon={IconDots} label={t('more')} />
          </Menu>
        </>
      }
    >
      <ProductFigures product={product} />
      <div className="sales-product">
        <div className="sales-product-main">
          {product.type === 'combination' && <PartsCard product={product} />}
          <Prices product={product} />
          {product.type !== 'combination' && <PartsCard product={product} />}
          <Card title={t('details')}>
            <ResourceForm
              of={described}
              record={product}
              layout={layout}
              fields={fields}
              without={['calc_method', 'price_field']}
              onSaved={() => toast(t('saved'))}
            />
          </Card>
        </div>
        {product.type !== 'header' && <MarginCard product={product} />}
      </div>
      {history.drawer}
    </Page>
  )
}
