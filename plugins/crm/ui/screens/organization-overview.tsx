import {
  Avatar,
  atFirstTouch,
  Button,
  formatMoney,
  Link,
  lazyPart,
  type RowOf,
  Tags,
  useSearchParams,
  useT,
} from '@core/ui'
import { ImportButton, ResourceList } from '@core/ui/lists'
import organization from '@openapi/fields/organization'
import { IconBuildingPlus } from '@tabler/icons-react'
import { useBulkEdit } from '../bulk-edit/use-bulk-edit'
import { useLeadSources } from '../flow/use-company-lists'
import '../crm.css'

const NewOrganizationModal = lazyPart(
  atFirstTouch(async () => ({
    default: (await import('../organization/organization-modal')).NewOrganizationModal,
  })),
)

/** Companies and associations (S1 §2). */
export default function OrganizationOverview() {
  const t = useT('crm')
  const sources = useLeadSources()
  const [params, setParams] = useSearchParams()
  const bulk = useBulkEdit<RowOf<'/api/organization'>>({
    of: 'organization',
    offers: ['tags'],
    nameOf: row => row.name,
  })

  const button = (
    <Button variant="primary" icon={IconBuildingPlus} onClick={() => setParams({ new: '' })}>
      {t('organization')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={organization}
        title={t('organizations')}
        what={t('organizationsLower')}
        sort="name"
        href={row => `/organization_detail/${row.id}`}
        phoneAvatar={row => <Avatar name={row.name} size={40} square />}
        filters={['city', 'tags', { field: 'lead_source', options: sources }, 'updated_at']}
        columns={[
          {
            field: 'name',
            width: 260,
            minWidth: 204,
            phone: 'title',
            render: row => <Avatar name={row.name} square label />,
            renderPhone: row => row.name,
          },
          { field: 'city', width: 140, phone: 'meta' },
          {
            field: 'open_flow_count',
            header: t('runningFlows'),
            width: 130,
            minWidth: 118,
            sortable: false,
            align: 'right',
          },
          {
            field: 'open_worth',
            header: t('openWorthEuros'),
            width: 130,
            minWidth: 118,
            sortable: false,
            align: 'right',
            render: row => (row.open_worth === 0 ? null : formatMoney(row.open_worth, { cents: false, sign: false })),
          },
          {
            field: 'contactperson_fullname',
            header: t('contactPerson'),
            width: 180,
            sortable: false,
            render: row =>
              row.contactperson_fullname && (
                <Link to={`/relation_detail/${row.contactperson_id}`}>{row.contactperson_fullname}</Link>
              ),
          },
          { field: 'phone', width: 140 },
          { field: 'email', width: 230, hidden: true },
          { field: 'lead_source', width: 150 },
          {
            field: 'tags',
            width: 150,
            sortable: false,
            render: row => (row.tags.length > 0 ? <Tags of={row.tags} /> : null),
          },
          { field: 'updated_at', width: 130, phone: 'aside' },
        ]}
        bulkActions={bulk.actions}
        removal={{
          to: 'trash',
          question: count => (count === 1 ? t('deleteOrganization') : t('deleteOrganizations', { count })),
        }}
        tools={<ImportButton resource="/api/organization" what={t('organizationsLower')} />}
        actions={button}
        empty={{ title: t('noOrganizations'), text: t('noOrganizationsText'), actions: button }}
      />
      {bulk.layer}
      {params.has('new') && (
        <NewOrganizationModal name={params.get('new') ?? ''} onClose={() => setParams({}, { replace: true })} />
      )}
    </>
  )
}
