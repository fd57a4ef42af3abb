import {
  Avatar,
  atFirstTouch,
  Button,
  lazyPart,
  Menu,
  useCall,
  useCurrentUser,
  useOwns,
  useSearchParams,
  useT,
} from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/project'
import { useTeamNames } from '@plugins/basis/contract/use-team-names'
import { FlowOfRelation } from '@plugins/crm/contract/flow-of-relation'
import { IconPlus, IconTemplate, IconTools } from '@tabler/icons-react'
import { ProjectStatus, useMomentOf } from '../project-status'

const NewProjectModal = lazyPart(
  atFirstTouch(async () => ({ default: (await import('../project-modal')).NewProjectModal })),
)

/** All projects, what waits to be planned in front (SCR-061). */
export default function ProjectOverview() {
  const t = useT('project')
  const { id } = useCurrentUser()
  const momentOf = useMomentOf()
  const teamName = useTeamNames()
  const [params, setParams] = useSearchParams()
  const close = () => setParams({}, { replace: true })
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setParams({ new: '' })}>
      {t('newProject')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={described}
        title={t('projects')}
        what={t('projectsLower')}
        sort="-start_date"
        href={row => `/project_detail/${row.id}`}
        views={[
          { key: 'toplan', title: t('field.project.status.new'), filters: { status: 'new' }, counted: true },
          { key: 'planned', title: t('viewPlanned'), filters: { status: 'planned' }, counted: true },
          { key: 'mine', title: t('viewMine'), filters: { status: 'planned', user_id: String(id) } },
          { key: 'done', title: t('viewDone'), filters: { status: 'completed' } },
        ]}
        filters={['status', 'start_date', 'user_id', 'relation_fullname']}
        columns={[
          { field: 'number', width: 116, minWidth: 112 },
          {
            field: 'relation_fullname',
            minWidth: 190,
            phone: 'title',
            renderPhone: row => row.relation_fullname,
            render: row => <Avatar name={row.relation_fullname || '–'} size={20} label />,
          },
          { field: 'title', minWidth: 180, phone: 'meta' },
          { field: 'status', width: 130, phone: 'aside', render: row => <ProjectStatus project={row} /> },
          { field: 'start_date', header: t('moment'), width: 170, phone: 'value', render: row => momentOf(row) },
          {
            field: 'user_id',
            width: 160,
            exported: 'user_fullname',
            render: row => row.user_fullname ?? teamName(row.team_id) ?? t('nobody'),
          },
          {
            field: 'forms',
            header: t('formsColumn'),
            width: 150,
            sortable: false,
            render: row => (row.forms ? t('formsSent', { sent: row.forms_sent, total: row.forms }) : t('formsNone')),
          },
        ]}
        removal={{ to: 'trash', question: count => t('deleteProjects', { count }) }}
        phoneAvatar={row => <Avatar name={row.relation_fullname || '–'} size={40} />}
        tools={<TemplatesMenu />}
        actions={button}
        empty={{ icon: IconTools, title: t('noProjects'), text: t('noProjectsText'), actions: button }}
      />
      {params.has('new') && (
        <FlowOfRelation relationId={Number(params.get('relation_id')) || null}>
          {flow => <NewProjectModal {...(flow ? { starting: { flow_id: flow } } : {})} onClose={close} />}
        </FlowOfRelation>
      )}
    </>
  )
}

/** The way to the templates, for who may edit them. */
function TemplatesMenu() {
  const t = useT('project')
  const may = useOwns('SETTINGS')
  const { data: templates = [] } = useCall('get', '/api/project/indexTemplates', {}, { enabled: may })
  if (!may || !templates.length) return null
  return (
    <Menu
      label={t('templates')}
      placement="bottom-end"
      items={templates.map(({ id, title }) => ({
        key: String(id),
        label: title ?? `#${id}`,
        icon: IconTemplate,
        to: `/projecttemplate_detail/${id}`,
      }))}
    >
      <Button icon={IconTemplate}>{t('templates')}</Button>
    </Menu>
  )
}
