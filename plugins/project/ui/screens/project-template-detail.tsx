import {
  atFirstTouch,
  Card,
  formatDay,
  Loaded,
  lazyPart,
  type RowOf,
  useCall,
  useList,
  useParams,
  useT,
} from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import { FileList, useRecord } from '@core/ui/records'
import described from '@openapi/fields/project'
import { WorkTemplatePage } from '@plugins/surveys/contract/templates/work-template-page'
import { ProjectStatus, useMomentOf } from '../project-status'

const NewProjectModal = lazyPart(
  atFirstTouch(async () => ({ default: (await import('../project-modal')).NewProjectModal })),
)

type Project = RowOf<'/api/project'>

/** Projects made of a template that its page shows. */
const SHOWN = 5

/** A template of a project: what comes along with it, how much that is, and what was made of it (SCR-096). */
export default function ProjectTemplateDetail() {
  const t = useT('project')
  const { projecttemplateId } = useParams()
  const template = useCall('get', '/api/project/{id}', { params: { path: { id: Number(projecttemplateId) } } })
  return (
    <Loaded query={template} what={t('templates')}>
      {found => <Template key={found.id} template={found} />}
    </Loaded>
  )
}

function Template({ template }: { template: Project }) {
  const t = useT('project')
  const momentOf = useMomentOf()
  const record = useRecord(described, template)
  const { id } = template
  const made = useList('/api/project', { projecttemplate_id: String(id), sort: '-created_at', limit: SHOWN }).data
  const words = {
    templates: t('templates'),
    make: t('newProject'),
    made: t('madeOfIt'),
    user: t('field.project.user_id'),
    ofFlow: t('leaderOfFlow'),
    remarks: t('field.project.remarks'),
  }
  return (
    <WorkTemplatePage
      of="project"
      template={template}
      record={record}
      words={words}
      made={
        made && {
          total: made.total,
          rows: made.rows.map(project => ({
            id: project.id,
            address: `/project_detail/${project.id}`,
            name: project.relation_fullname || project.number,
            when: project.start_date ? momentOf(project) : t('madeOn', { day: formatDay(project.created_at) }),
            status: <ProjectStatus project={project} />,
          })),
        }
      }
      parts={
        <Card title={t('files')}>
          <FileList of={{ type: 'project', id }} />
        </Card>
      }
      editor={close => (
        <ResourceModal
          of={described}
          record={template}
          title={t('template')}
          layout={['title', 'user_id', 'remarks']}
          only
          fields={{ user_id: { placeholder: words.ofFlow } }}
          onClose={close}
        />
      )}
      maker={close => <NewProjectModal template={id} onClose={close} />}
    />
  )
}
