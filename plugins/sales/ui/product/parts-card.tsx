import { Button, Card, EmptyState, formatMoney, formatNumber, Link, useList, useNavigate, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/product'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { isPart } from '../../contract/product-types'
import type { Product } from './product-fields'
import './figures.css'

/** What stands under a product: its parts, with how many of each go with one unit (G-PTYPE). */
export function PartsCard({ product }: { product: Product }) {
  const t = useT('sales')
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const below = useList('/api/product', { derivative_id: String(product.id), sort: 'item_name', limit: 100 })
  const parts = (below.data?.rows ?? []).filter(({ type }) => isPart(type))
  if (product.type !== 'combination' && parts.length === 0) return null
  return (
    <Card
      title={t('parts')}
      count={parts.length}
      flush
      actions={
        <Button size="small" variant="minimal" icon={IconPlus} onClick={() => setAdding(true)}>
          {t('addPart')}
        </Button>
      }
      footer={<span className="vk-meta">{t(product.type === 'combination' ? 'partsHelp' : 'partsUnder')}</span>}
    >
      {parts.length === 0 ? (
        <EmptyState compact title={t('noParts')} text={t('noPartsText')} />
      ) : (
        <table className="sales-parts">
          <thead>
            <tr>
              <th scope="col">{t('field.product.item_name')}</th>
              <th scope="col">{t('field.product.sub_amount')}</th>
              <th scope="col">{t('field.price_exc')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(part => (
              <tr key={part.id}>
                <td>
                  <Link to={`/product_detail/${part.id}`}>{part.item_name}</Link>
                </td>
                <td className="vk-number">
                  {formatNumber(part.sub_amount)} {part.unit_of_measurement}
                </td>
                <td className="vk-number">{formatMoney(part.price_exc)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {adding && (
        <ResourceModal
          of={described}
          title={t('addPart')}
          verb={t('makeProduct')}
          layout={['item_name', ['sub_amount', 'unit_of_measurement']]}
          only
          fields={{ sub_amount: { min: 0 } }}
          along={{ type: 'sub', derivative_id: product.id, product_group: product.product_group }}
          onSaved={made => navigate(`/product_detail/${made.id}`)}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}
