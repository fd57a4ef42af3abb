import {
  atFirstTouch,
  Button,
  download,
  formatMoney,
  formatNumber,
  lazyPart,
  Tag,
  toast,
  toastProblem,
  useCurrentUser,
  useNavigate,
  useSave,
  useSearchParams,
  useT,
} from '@core/ui'
import { ImportButton, ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/product'
import { IconCopy, IconDownload, IconPackage, IconPlus } from '@tabler/icons-react'
import { VAT_RATES } from '../product/product-fields'
import { groupsOf, usePossibleProducts } from '../product/use-possible-products'

const NewProductModal = lazyPart(
  atFirstTouch(async () => ({
    default: (await import('../product/new-product-modal')).NewProductModal,
  })),
)

/** What the company sells (S1 §2). */
export default function ProductOverview() {
  const t = useT('sales')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const { currentcompany_id } = useCurrentUser()
  const groups = groupsOf(usePossibleProducts())
  const duplicate = useSave('post', '/api/product/{id}/duplicate')

  function copy(id: number): void {
    duplicate.mutate({ params: { path: { id } } }, made => {
      navigate(`/product_detail/${made.id}`)
      toast(t('duplicated'))
    })
  }

  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setParams({ new: '' })}>
      {t('newProduct')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={described}
        title={t('products')}
        what={t('productsLower')}
        sort="item_name"
        href={row => `/product_detail/${row.id}`}
        filters={[
          {
            field: 'product_group',
            label: t('field.product.product_group'),
            options: groups.map(group => ({ value: group, label: group })),
          },
          'type',
          'calc_method',
          {
            field: 'vat_percentage',
            label: t('vat'),
            options: VAT_RATES.map(rate => ({ value: String(rate), label: `${rate} %` })),
          },
        ]}
        columns={[
          { field: 'item_name', minWidth: 280, phone: 'title', render: row => <strong>{row.item_name}</strong> },
          { field: 'product_group', width: 160, phone: 'meta' },
          { field: 'calc_method', width: 130 },
          {
            field: 'price_exc',
            header: t('field.price_exc'),
            width: 130,
            align: 'right',
            sortable: false,
            phone: 'value',
            render: row => (typeof row.price_exc === 'number' ? formatMoney(row.price_exc, { sign: false }) : null),
          },
          {
            field: 'margin_percentage',
            header: t('field.margin_percentage'),
            width: 90,
            align: 'right',
            sortable: false,
            render: row =>
              typeof row.margin_percentage === 'number' ? `${formatNumber(row.margin_percentage)} %` : null,
          },
          { field: 'type', width: 130 },
          { field: 'unit_of_measurement', width: 100 },
          { field: 'vat_percentage', width: 80, render: row => String(row.vat_percentage) },
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
          { field: 'external_reference', width: 150, hidden: true },
        ]}
        rowActions={row => [{ key: 'duplicate', label: t('duplicate'), icon: IconCopy, onSelect: () => copy(row.id) }]}
        removal={{
          to: 'trash',
          question: count => (count === 1 ? t('deleteProduct') : t('deleteProducts', { count })),
        }}
        tools={
          <>
            <ImportButton resource="/api/product" what={t('productsLower')} warning={t('importWarning')} />
            <Button
              icon={IconDownload}
              onClick={() => void download(`/api/company/${currentcompany_id}/exportproducts`).catch(toastProblem)}
            >
              {t('exportProducts')}
            </Button>
          </>
        }
        actions={button}
        empty={{ icon: IconPackage, title: t('noProducts'), text: t('noProductsText'), actions: button }}
      />
      {params.has('new') && (
        <NewProductModal name={params.get('new') ?? ''} onClose={() => setParams({}, { replace: true })} />
      )}
    </>
  )
}
