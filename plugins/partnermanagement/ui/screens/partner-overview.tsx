import { Avatar, Button, formatDate, Tag, useNavigate, useSearchParams, useT } from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/partner'
import { IconBuildingCommunity, IconPlus } from '@tabler/icons-react'
import { PartnerModal } from '../partner/partner-modal'

/** Who commissions work, by name, the last first (R-PART-007). */
export default function PartnerOverview() {
  const t = useT('partnermanagement')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setParams({ new: '' })}>
      {t('partner')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={described}
        title={t('partners')}
        what={t('partnersLower')}
        sort="-name"
        href={row => `/partner_detail/${row.id}`}
        filters={['start_date', 'end_date', 'sees_prices']}
        columns={[
          {
            field: 'name',
            minWidth: 220,
            phone: 'title',
            render: row => <Avatar name={row.name} label />,
            renderPhone: row => row.name,
          },
          {
            field: 'start_date',
            width: 140,
            phone: 'meta',
            render: row => row.start_date && formatDate(row.start_date),
          },
          { field: 'end_date', width: 140, phone: 'aside', render: row => row.end_date && formatDate(row.end_date) },
          {
            field: 'sees_prices',
            width: 170,
            render: row => (
              <Tag tone={row.sees_prices ? 'info' : 'neutral'}>
                {t(row.sees_prices ? 'seesPrices' : 'seesNoPrices')}
              </Tag>
            ),
          },
        ]}
        removal={{ to: 'trash', question: count => t('deletePartners', { count }) }}
        actions={button}
        empty={{ icon: IconBuildingCommunity, title: t('noPartners'), text: t('noPartnersText'), actions: button }}
      />
      {params.has('new') && (
        <PartnerModal
          partner={null}
          onSaved={({ id }) => void navigate(`/partner_detail/${id}`)}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
    </>
  )
}
