import {
  Avatar,
  Button,
  confirm,
  formatDay,
  ListScreen,
  type RowOf,
  toast,
  useSave,
  useSearchParams,
  useT,
} from '@core/ui'
import { IconBuildingPlus, IconTrash } from '@tabler/icons-react'
import { useLeadSources } from '../flow/use-company-lists'
import { NewOrganizationModal } from '../organization/organization-modal'
import '../crm.css'

type Row = RowOf<'/api/organization'>

/** Companies and associations (S1 §2). */
export default function OrganizationOverview() {
  const t = useT('crm')
  const sources = useLeadSources()
  const [params, setParams] = useSearchParams()
  const remove = useSave('delete', '/api/organization/{id}')
  const restore = useSave('post', '/api/organization/{id}/restore')

  async function trash(rows: Row[]): Promise<boolean> {
    const title = rows.length === 1 ? t('deleteOrganization') : t('deleteOrganizations', { count: rows.length })
    if (!(await confirm({ title, verb: t('toTrash'), danger: true }))) return false
    const ids = rows.map(row => ({ params: { path: { id: row.id } } }))
    for (const one of ids) await remove.send(one)
    toast(t('organizationsTrashed', { count: rows.length }), {
      undo: async () => {
        for (const one of ids) await restore.send(one)
      },
    })
    return true
  }

  const button = (
    <Button variant="primary" icon={IconBuildingPlus} onClick={() => setParams({ new: '' })}>
      {t('organization')}
    </Button>
  )
  return (
    <>
      <ListScreen
        resource="/api/organization"
        title={t('organizations')}
        what={t('organizationsLower')}
        sort="name"
        href={row => `/organization_detail/${row.id}`}
        phoneAvatar={row => <Avatar name={row.name} size={40} square />}
        filters={[{ field: 'lead_source', label: t('leadSource'), options: sources }]}
        columns={[
          {
            field: 'name',
            header: t('name'),
            width: 260,
            phone: 'title',
            render: row => <Avatar name={row.name} square label />,
            renderPhone: row => row.name,
          },
          { field: 'city', header: t('city'), width: 140, phone: 'meta' },
          { field: 'phone', header: t('phone'), width: 150 },
          { field: 'email', header: t('email'), width: 230 },
          { field: 'lead_source', header: t('source'), width: 150 },
          {
            field: 'updated_at',
            header: t('lastChange'),
            width: 130,
            phone: 'aside',
            render: row => formatDay(row.updated_at),
          },
        ]}
        bulkActions={[{ key: 'trash', label: t('toTrash'), icon: IconTrash, danger: true, run: trash }]}
        rowActions={row => [
          { key: 'trash', label: t('toTrash'), icon: IconTrash, danger: true, onSelect: () => void trash([row]) },
        ]}
        actions={button}
        empty={{ title: t('noOrganizations'), text: t('noOrganizationsText'), actions: button }}
      />
      {params.has('new') && <NewOrganizationModal onClose={() => setParams({}, { replace: true })} />}
    </>
  )
}
