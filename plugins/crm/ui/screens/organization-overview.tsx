import { Avatar, Button, ImportButton, ResourceList, useSearchParams, useT } from '@core/ui'
import organization from '@openapi/fields/organization'
import { IconBuildingPlus } from '@tabler/icons-react'
import { useLeadSources } from '../flow/use-company-lists'
import { NewOrganizationModal } from '../organization/organization-modal'
import '../crm.css'

/** Companies and associations (S1 §2). */
export default function OrganizationOverview() {
  const t = useT('crm')
  const sources = useLeadSources()
  const [params, setParams] = useSearchParams()

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
        filters={[{ field: 'lead_source', options: sources }]}
        columns={[
          {
            field: 'name',
            width: 260,
            phone: 'title',
            render: row => <Avatar name={row.name} square label />,
            renderPhone: row => row.name,
          },
          { field: 'city', width: 140, phone: 'meta' },
          { field: 'phone', width: 150 },
          { field: 'email', width: 230 },
          { field: 'lead_source', width: 150 },
          { field: 'updated_at', width: 130, phone: 'aside' },
        ]}
        removal={{
          to: 'trash',
          question: count => (count === 1 ? t('deleteOrganization') : t('deleteOrganizations', { count })),
        }}
        tools={<ImportButton resource="/api/organization" what={t('organizationsLower')} />}
        actions={button}
        empty={{ title: t('noOrganizations'), text: t('noOrganizationsText'), actions: button }}
      />
      {params.has('new') && (
        <NewOrganizationModal name={params.get('new') ?? ''} onClose={() => setParams({}, { replace: true })} />
      )}
    </>
  )
}
