import { Button, ImportButton, ListScreen, Tag, toast, useNavigate, useSave, useSearchParams, useT } from '@core/ui'
import { IconCopy, IconPackage } from '@tabler/icons-react'
import { NewProductModal } from '../product/new-product-modal'

/** What the company sells (S1 §2). */
export default function ProductOverview() {
  const t = useT('sales')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const duplicate = useSave('post', '/api/product/{id}/duplicate')

  function copy(id: number): void {
    duplicate.mutate({ params: { path: { id } } }, made => {
      navigate(`/product_detail/${made.id}`)
      toast(t('duplicated'))
    })
  }

  const button = (
    <Button variant="primary" icon={IconPackage} onClick={() => setParams({ new: '' })}>
      {t('product')}
    </Button>
  )
  return (
    <>
      <ListScreen
        resource="/api/product"
        title={t('products')}
        what={t('productsLower')}
        sort="item_name"
        href={row => `/product_detail/${row.id}`}
        filters={[
          {
            field: 'calc_method',
            label: t('method'),
            options: (['fixed', 'table', 'matrix', 'field'] as const).map(value => ({
              value,
              label: t(`method_${value}`),
            })),
          },
          {
            field: 'vat_percentage',
            label: t('vat'),
            options: ['0', '9', '21'].map(value => ({ value, label: `${value} %` })),
          },
        ]}
        columns={[
          {
            field: 'item_name',
            header: t('name'),
            minWidth: 280,
            phone: 'title',
            render: row => <strong>{row.item_name}</strong>,
          },
          { field: 'product_group', header: t('group'), width: 160, phone: 'meta' },
          {
            field: 'calc_method',
            header: t('method'),
            width: 150,
            phone: 'value',
            render: row => t(`method_${row.calc_method}`),
          },
          { field: 'unit_of_measurement', header: t('unit'), width: 110 },
          {
            field: 'vat_percentage',
            header: t('vatPercent'),
            align: 'right',
            width: 90,
            render: row => String(row.vat_percentage),
          },
          {
            field: 'status',
            header: t('status'),
            width: 130,
            render: row => (
              <Tag tone={row.status === 'approved' ? 'ok' : 'neutral'}>
                {row.status === 'approved' ? t('approved') : row.status}
              </Tag>
            ),
          },
          { field: 'external_reference', header: t('externalReference'), width: 150, hidden: true },
        ]}
        rowActions={row => [{ key: 'duplicate', label: t('duplicate'), icon: IconCopy, onSelect: () => copy(row.id) }]}
        removal={{
          to: 'trash',
          question: count => (count === 1 ? t('deleteProduct') : t('deleteProducts', { count })),
        }}
        tools={<ImportButton resource="/api/product" what={t('productsLower')} warning={t('importWarning')} />}
        actions={button}
        empty={{ icon: IconPackage, title: t('noProducts'), text: t('noProductsText'), actions: button }}
      />
      {params.has('new') && (
        <NewProductModal name={params.get('new') ?? ''} onClose={() => setParams({}, { replace: true })} />
      )}
    </>
  )
}
