import {
  Button,
  Card,
  confirm,
  Facts,
  formatDate,
  Loaded,
  Tag,
  toast,
  toastProblem,
  useCall,
  useNavigate,
  useParams,
  useSave,
  useSearchParams,
  useT,
} from '@core/ui'
import { DetailScreen, useRecord } from '@core/ui/records'
import described from '@openapi/fields/partner'
import { FlowsOf } from '@plugins/crm/contract/flows-of'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type Partner, PartnerModal } from '../partner/partner-modal'
import { ProjectsCard } from '../partner/projects-card'
import { UsersCard } from '../partner/users-card'
import '../partner.css'

/** A partner: its projects, its dossiers and who looks along. */
export default function PartnerDetail() {
  const t = useT('partnermanagement')
  const { partnerId } = useParams()
  const found = useCall('get', '/api/partner/{id}', { params: { path: { id: Number(partnerId) } } })
  return (
    <Loaded query={found} what={t('thePartner')}>
      {partner => <Client key={partner.id} partner={partner} />}
    </Loaded>
  )
}

function Client({ partner }: { partner: Partner }) {
  const t = useT('partnermanagement')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const record = useRecord(described, partner)
  const remove = useSave('delete', '/api/partner/{id}', { refresh: ['/api/user', '/api/flow'] })
  const restore = useSave('post', '/api/partner/{id}/restore', { refresh: ['/api/partner', '/api/user'] })
  const { id, name, start_date, end_date, sees_prices, contact_user_id } = partner
  const contact = useCall(
    'get',
    '/api/user/{id}',
    { params: { path: { id: contact_user_id ?? 0 } } },
    { enabled: contact_user_id !== null },
  )

  async function drop(): Promise<void> {
    const asked = { title: t('deletePartners', { count: 1 }), text: t('usersGoAlong'), verb: t('delete'), danger: true }
    if (!(await confirm(asked))) return
    const path = { params: { path: { id } } }
    const done = await remove.send(path).then(
      () => true,
      (problem: unknown) => toastProblem(problem),
    )
    if (!done) return
    toast(t('deleted', { name }), { undo: () => restore.mutate(path) })
    void navigate('/partner_overview')
  }

  return (
    <>
      <DetailScreen
        title={name}
        crumb={name}
        crumbs={[{ title: t('partners'), to: '/partner_overview' }]}
        state={<Tag tone={sees_prices ? 'info' : 'neutral'}>{t(sees_prices ? 'seesPrices' : 'seesNoPrices')}</Tag>}
        actions={
          <Button variant="primary" icon={IconPencil} hotkey="E" onClick={() => setParams({ edit: '1' })}>
            {t('edit')}
          </Button>
        }
        menu={[{ key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void drop() }]}
        record={record}
        facts={
          <>
            <Card title={t('partner')}>
              <Facts
                facts={[
                  { label: t('field.partner.start_date'), value: start_date && formatDate(start_date) },
                  { label: t('field.partner.end_date'), value: end_date && formatDate(end_date) },
                  { label: t('field.partner.contact_user_id'), value: contact.data?.fullname },
                ]}
              />
            </Card>
            <UsersCard partnerId={id} />
          </>
        }
        tabs={[
          {
            key: 'overview',
            title: t('overview'),
            content: (
              <>
                <ProjectsCard partnerId={id} />
                <FlowsOf partnerId={id} none={t('noFlowsText')} />
              </>
            ),
          },
        ]}
      />
      {params.has('edit') && <PartnerModal partner={partner} onClose={() => setParams({}, { replace: true })} />}
    </>
  )
}
