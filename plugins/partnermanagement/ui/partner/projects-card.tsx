import {
  Button,
  Card,
  confirm,
  EmptyState,
  formatDate,
  IconButton,
  Link,
  Loaded,
  Menu,
  useList,
  useNavigate,
  useOwns,
  useSave,
  useT,
} from '@core/ui'
import { IconDots, IconHistory, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type PartnerProject, ProjectModal } from '../project/project-modal'

/** The projects of a partner; each opens with its dossiers, or its log without the module for that. */
export function ProjectsCard({ partnerId }: { partnerId: number }) {
  const t = useT('partnermanagement')
  const navigate = useNavigate()
  const opens = useOwns('PROJECTMANAGEMENT')
  const [open, setOpen] = useState<PartnerProject | 'new' | null>(null)
  const projects = useList('/api/partnerproject', { partner_id: String(partnerId), sort: 'label', limit: 100 })
  const remove = useSave('delete', '/api/partnerproject/{id}', { refresh: ['/api/flow'] })
  const address = (id: number) => (opens ? `/partnerproject_detail/${id}` : `/partnerproject_logitems/${id}`)

  async function ask({ id }: PartnerProject): Promise<void> {
    if (await confirm({ title: t('deleteProject'), text: t('deleteProjectText'), verb: t('delete'), danger: true }))
      remove.mutate({ params: { path: { id } } })
  }

  return (
    <>
      <Card
        title={t('projects')}
        count={projects.data?.total || undefined}
        flush
        actions={
          <Button size="small" variant="minimal" icon={IconPlus} onClick={() => setOpen('new')}>
            {t('newProject')}
          </Button>
        }
      >
        <Loaded compact query={projects} what={t('projects')}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState compact title={t('noProjects')} text={t('noProjectsText')} />
            ) : (
              rows.map(project => (
                <div key={project.id} className="vk-card-row">
                  <span className="vk-grow partner-lines">
                    <Link to={address(project.id)}>{project.label}</Link>
                    <span className="vk-meta">{periodOf(project, t)}</span>
                  </span>
                  <Menu
                    label={t('actionsFor', { name: project.label })}
                    items={[
                      {
                        key: 'log',
                        label: t('log'),
                        icon: IconHistory,
                        onSelect: () => void navigate(`/partnerproject_logitems/${project.id}`),
                      },
                      { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => setOpen(project) },
                      {
                        key: 'delete',
                        label: t('delete'),
                        icon: IconTrash,
                        danger: true,
                        onSelect: () => void ask(project),
                      },
                    ]}
                  >
                    <IconButton icon={IconDots} label={t('actionsFor', { name: project.label })} size="small" />
                  </Menu>
                </div>
              ))
            )
          }
        </Loaded>
      </Card>
      {open && (
        <ProjectModal project={open === 'new' ? null : open} partnerId={partnerId} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

type Words = ReturnType<typeof useT<'partnermanagement'>>

/** From when until when something lasts, as far as that is known. */
export const periodOf = ({ start_date, end_date }: Pick<PartnerProject, 'start_date' | 'end_date'>, t: Words): string =>
  [start_date && t('from', { day: formatDate(start_date) }), end_date && t('until', { day: formatDate(end_date) })]
    .filter(Boolean)
    .join(' ')
