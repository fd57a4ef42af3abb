import { Combobox, call, useList, useT } from '@core/ui'
import { KpiLinks } from '@plugins/crm/contract/kpi-links'
import type { KpiLinksDraft } from '@plugins/crm/contract/ui'

/** As many as a key figure counts at the most. */
const ALL = 500

/** The products that a key figure counts (R-SET-011). */
export default function KpiProducts({ products, change, locked }: KpiLinksDraft) {
  const t = useT('quotation')
  const list = useList('/api/product', { id: products.join(','), limit: ALL }, { enabled: products.length > 0 })
  const nameOf = (id: number) => list.data?.rows.find(row => row.id === id)?.item_name
  return (
    <KpiLinks
      links={products.map(id => ({ key: String(id), label: nameOf(id) ?? (list.data ? null : String(id)) }))}
      onRemove={key => change({ products: products.filter(id => String(id) !== key) })}
      locked={locked}
    >
      <Combobox
        aria-label={t('kpiAddProduct')}
        placeholder={t('kpiAddProduct')}
        value={null}
        onChange={choice => {
          if (typeof choice?.id === 'number' && !products.includes(choice.id))
            change({ products: [...products, choice.id] })
        }}
        search={async (query, signal) => {
          const found = await call('get', '/api/calculation/findproducts', { params: { query: { query } }, signal })
          return found.map(({ id, item_name, product_group }) => ({ id, label: item_name, note: product_group }))
        }}
      />
    </KpiLinks>
  )
}
