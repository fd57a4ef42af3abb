import {
  Button,
  ButtonLink,
  Loaded,
  Navigate,
  type RowOf,
  useCall,
  useOwns,
  useParams,
  useSearchParams,
  useT,
} from '@core/ui'
import { FlowList, NewFlowModal } from '@plugins/crm/contract/flow-list'
import { IconFolderPlus, IconHistory } from '@tabler/icons-react'
import { ProjectTasks } from '../project-tasks'

/** Statuses of dossiers that are part of a project: those that were cancelled are not. */
const LIVING = 'unread,new,intake,quotation,confirmation,project,invoice,aftercare,completed'

/** A project of a partner: its dossiers but the main one and what was cancelled, and their tasks (R-PPROJ-001). */
export default function PartnerProjectDetail() {
  const t = useT('projectmanagement')
  const id = Number(useParams().partnerProjectId)
  const opens = useOwns('PROJECTMANAGEMENT')
  const project = useCall('get', '/api/partnerproject/{id}', { params: { path: { id } } })
  return (
    <Loaded query={project} what={t('theProject')}>
      {found => (opens ? <Project project={found} /> : <Navigate to={`/partner_detail/${found.partner_id}`} replace />)}
    </Loaded>
  )
}

function Project({ project }: { project: RowOf<'/api/partnerproject'> }) {
  const t = useT('projectmanagement')
  const [params, setParams] = useSearchParams()
  const { id, label, partner_id, mainflow_id } = project
  const partner = useCall('get', '/api/partner/{id}', { params: { path: { id: partner_id } } }).data
  const button = (
    <Button variant="primary" icon={IconFolderPlus} onClick={() => setParams({ new: '' })}>
      {t('newFlow')}
    </Button>
  )
  return (
    <>
      <FlowList
        title={label}
        crumbs={[
          { title: t('partners'), to: '/partner_overview' },
          { title: partner?.name ?? '…', to: `/partner_detail/${partner_id}` },
        ]}
        stateKey={`partnerproject.${id}`}
        query={{
          partner_project_id: String(id),
          status: LIVING,
          ...(mainflow_id ? { without: String(mainflow_id) } : {}),
        }}
        header={<ProjectTasks project={project} />}
        tools={
          <>
            {mainflow_id !== null && <ButtonLink to={`/flow_detail/${mainflow_id}`}>{t('mainFlow')}</ButtonLink>}
            <ButtonLink icon={IconHistory} to={`/partnerproject_logitems/${id}`}>
              {t('log')}
            </ButtonLink>
          </>
        }
        actions={button}
        empty={{ title: t('noFlows'), text: t('noFlowsText'), actions: button }}
      />
      {params.has('new') && (
        <NewFlowModal given={{ partner_id, partner_project_id: id }} onClose={() => setParams({}, { replace: true })} />
      )}
    </>
  )
}
