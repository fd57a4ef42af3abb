import {
  Card,
  Loaded,
  Navigate,
  type RowOf,
  Slot,
  useCall,
  useCurrentUser,
  useOwns,
  useParams,
  useSearchParams,
  useT,
} from '@core/ui'
import { DetailScreen, FileList, PictureGrid, useRecord } from '@core/ui/records'
import described from '@openapi/fields/project'
import { StageBarOfFlow } from '@plugins/crm/contract/stage-bar-of-flow'
import { flowMoney } from '@plugins/crm/contract/ui'
import { FormsOfHolder } from '@plugins/surveys/contract/forms-of-holder'
import { IconPaperclip, IconPhoto } from '@tabler/icons-react'
import { DeliveryCard } from '../delivery-card'
import { EarningsCard } from '../hours/earnings-card'
import { HoursCard } from '../hours/hours-card'
import { MaterialsCard } from '../materials/materials-card'
import { ProjectActions } from '../project-actions'
import { ProjectFacts } from '../project-facts'
import { EditProjectModal } from '../project-modal'
import { ProjectStatus, useMomentOf } from '../project-status'
import { useProjectMenu } from '../use-project-menu'
import { VisitsCard } from '../visits-card'

type Project = RowOf<'/api/project'>

/** From this role on one sees what a project earned. */
const MANAGES = 1000

/** One project: its visits, forms, photos and files (SCR-062). With `formId` that form opens. */
export default function ProjectDetail() {
  const t = useT('project')
  const { projectId } = useParams()
  const [params] = useSearchParams()
  const formId = Number(params.get('formId'))
  const project = useCall('get', '/api/project/{id}', { params: { path: { id: Number(projectId) } } })
  if (formId) return <Navigate to={`/flowdataitem_detail/${formId}`} replace />
  return (
    <Loaded query={project} what={t('theProject')}>
      {found => <Work key={found.id} project={found} />}
    </Loaded>
  )
}

function Work({ project }: { project: Project }) {
  const t = useT('project')
  const [params, setParams] = useSearchParams()
  const momentOf = useMomentOf()
  const { role } = useCurrentUser()
  const record = useRecord(described, project)
  const { menu, dialog } = useProjectMenu(project)
  const hasFlows = useOwns('CRM')
  const { id, flow_id, flow_data_id, number, title, relation_fullname } = project
  const edit = (open: boolean) => setParams(open ? { edit: '1' } : {}, { replace: true })
  const of = { type: 'project', id } as const
  return (
    <>
      <DetailScreen
        title={relation_fullname || (title ?? t('project'))}
        crumb={number ?? t('project')}
        crumbs={[{ title: t('projects'), to: '/project_overview' }]}
        subtitle={[title, momentOf(project)].filter(Boolean).join(' · ')}
        meta={<span>{number}</span>}
        state={<ProjectStatus project={project} />}
        stage={hasFlows && flow_id !== null && <StageBarOfFlow id={flow_id} />}
        actions={<ProjectActions project={project} onEdit={() => edit(true)} />}
        menu={menu}
        record={record}
        first={<VisitsCard project={project} />}
        facts={
          <>
            <ProjectFacts project={project} />
            {hasFlows && flow_id !== null && <Slot of={flowMoney} flowId={flow_id} />}
            {role >= MANAGES && <EarningsCard projectId={id} />}
          </>
        }
        tabs={[
          {
            key: 'overview',
            title: t('overview'),
            content: (
              <>
                <MaterialsCard projectId={id} open={project.status !== 'cancelled'} />
                <DeliveryCard projectId={id} />
                {flow_data_id && <FormsOfHolder id={flow_data_id} flowId={flow_id} />}
                <HoursCard projectId={id} open={project.status !== 'cancelled'} />
              </>
            ),
          },
          {
            key: 'photos',
            title: t('photos'),
            icon: IconPhoto,
            content: (
              <Card title={t('photos')}>
                <PictureGrid of={of} />
              </Card>
            ),
          },
          {
            key: 'files',
            title: t('files'),
            icon: IconPaperclip,
            content: (
              <Card title={t('files')}>
                <FileList of={of} />
              </Card>
            ),
          },
        ]}
      />
      {params.has('edit') && <EditProjectModal project={project} onClose={() => edit(false)} />}
      {dialog}
    </>
  )
}
