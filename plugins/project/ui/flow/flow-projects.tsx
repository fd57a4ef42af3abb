import { Avatar, Button, Card, EmptyState, Link, Loaded, useList, useSearchParams, useT } from '@core/ui'
import { IconTools } from '@tabler/icons-react'
import { NewProjectModal } from '../project-modal'
import { ProjectStatus, useMomentOf } from '../project-status'
import './flow-projects.css'

/** The projects of a dossier; "Volgende stap" opens the dialog for a new one by `newproject`. */
export default function FlowProjects({ flowId }: { flowId: number }) {
  const t = useT('project')
  const momentOf = useMomentOf()
  const [params, setParams] = useSearchParams()
  const projects = useList('/api/project', { flow_id: String(flowId), sort: '-id', limit: 20 })
  const ask = (open: boolean) => setParams(open ? { newproject: '1' } : {}, { replace: true })
  const button = (
    <Button size="small" variant="minimal" icon={IconTools} onClick={() => ask(true)}>
      {t('startProjects')}
    </Button>
  )
  return (
    <Card title={t('projects')} count={projects.data?.total || undefined} flush actions={button}>
      <Loaded compact query={projects} what={t('theProjects')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noProjectsHere')} text={t('noProjectsHereText')} />
          ) : (
            rows.map(project => (
              <div key={project.id} className="vk-card-row project-row">
                <Link className="vk-grow vk-clip" to={`/project_detail/${project.id}`}>
                  {[project.number, project.title].filter(Boolean).join(' · ')}
                </Link>
                <ProjectStatus project={project} />
                {project.user_fullname && <Avatar name={project.user_fullname} size={20} />}
                <span className="vk-meta">{momentOf(project)}</span>
              </div>
            ))
          )
        }
      </Loaded>
      {params.has('newproject') && <NewProjectModal starting={{ flow_id: flowId }} onClose={() => ask(false)} />}
    </Card>
  )
}
