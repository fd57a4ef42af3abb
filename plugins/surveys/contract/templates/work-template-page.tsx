import {
  Button,
  Card,
  EmptyState,
  Facts,
  formatDuration,
  Link,
  toast,
  useCall,
  useList,
  useNavigate,
  useOwns,
  useSave,
  useT,
} from '@core/ui'
import { DetailScreen, type useRecord } from '@core/ui/records'
import { TaskTemplatesCard } from '@plugins/basis/contract/task-templates-card'
import { IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { FormsOfHolder } from '../forms-of-holder'
import { useRemoveTemplate } from './use-remove-template'
import { TEMPLATES, templateAddress, type WorkPath } from './work-path'
import './work-template.css'

interface Template {
  id: number
  title: string | null
  flow_data_id: number | null
  user_fullname: string | null
  remarks: string | null
}

/** Something that was made of a template. */
export interface MadeWork {
  id: number
  address: string
  name: string | null
  when: string
  status: ReactNode
}

export interface WorkTemplatePageProps {
  of: WorkPath
  template: Template
  record: ReturnType<typeof useRecord>
  /** What templates and their work are called in the words of their plugin. */
  words: { templates: string; make: string; made: string; user: string; ofFlow: string; remarks: string }
  /** The newest work that was made of it; undefined as long as that is not known. */
  made: { rows: readonly MadeWork[]; total: number } | undefined
  /** What else comes along with it, below its tasks. */
  parts?: ReactNode
  editor: (close: () => void) => ReactNode
  maker: (close: () => void) => ReactNode
}

const holderOf = (of: WorkPath, id: number) => (of === 'intake' ? { intake_id: id } : { project_id: id })

/** A template of work: what comes along with it, how much that is, and what was made of it (SCR-092, SCR-096). */
export function WorkTemplatePage({ of, template, record, words, made, parts, editor, maker }: WorkTemplatePageProps) {
  const t = useT('surveys')
  const navigate = useNavigate()
  const hasTasks = useOwns('BASIS')
  const [asked, ask] = useState<'edit' | 'new' | null>(null)
  const close = () => ask(null)
  const copy = useSave('post', `/api/${of}/{id}/saveAsTemplate` as const)
  const remove = useRemoveTemplate(of)
  const { id, flow_data_id } = template
  const params = { path: { id } }
  const name = template.title ?? `#${id}`
  const back = () => void navigate(TEMPLATES)
  return (
    <>
      <DetailScreen
        title={name}
        crumbs={[{ title: words.templates, to: TEMPLATES }]}
        subtitle={t('template')}
        actions={
          <>
            <Button icon={IconPencil} hotkey="E" onClick={() => ask('edit')}>
              {t('edit')}
            </Button>
            <Button variant="primary" icon={IconPlus} onClick={() => ask('new')}>
              {words.make}
            </Button>
          </>
        }
        menu={[
          {
            key: 'copy',
            label: t('duplicate'),
            icon: IconCopy,
            onSelect: () =>
              copy.mutate({ params, body: { title: t('copyOf', { name }).slice(0, 255) } }, copied => {
                toast(t('templateSaved'))
                void navigate(templateAddress(of, copied.id))
              }),
          },
          {
            key: 'delete',
            label: t('deleteVerb'),
            icon: IconTrash,
            danger: true,
            onSelect: () => void remove(id, name, back),
          },
        ]}
        record={record}
        facts={
          <>
            <ComesAlong of={of} template={template} words={words} />
            <Made title={words.made} made={made} />
          </>
        }
        first={flow_data_id && <FormsOfHolder id={flow_data_id} ahead />}
        tabs={[
          {
            key: 'overview',
            title: t('overview'),
            content: (
              <>
                {hasTasks && <TaskTemplatesCard title={t('tasks')} of={holderOf(of, id)} type={of} />}
                {parts}
              </>
            ),
          },
        ]}
      />
      {asked === 'edit' && editor(close)}
      {asked === 'new' && maker(close)}
    </>
  )
}

/** What all work of it begins with. */
function ComesAlong({ of, template, words }: Pick<WorkTemplatePageProps, 'of' | 'template' | 'words'>) {
  const t = useT('surveys')
  const hasTasks = useOwns('BASIS')
  const { id, flow_data_id, user_fullname, remarks } = template
  const forms = useCall(
    'get',
    '/api/flowdata/{id}/flowdataitems',
    { params: { path: { id: flow_data_id ?? 0 } } },
    { enabled: flow_data_id !== null },
  ).data
  const tasks = useList(
    '/api/task',
    { [`${of}_id`]: String(id), is_template: 'true', sort: 'id', limit: 100 },
    { enabled: hasTasks },
  ).data
  const questions = forms?.reduce((sum, form) => sum + form.asked, 0) ?? 0
  const minutes = tasks?.rows.reduce((sum, task) => sum + (task.duration ?? 0), 0) ?? 0
  const count = tasks?.total ?? 0
  return (
    <Card title={t('comesAlong')}>
      <Facts
        facts={[
          {
            key: 'forms',
            label: t('formsHere'),
            value: forms?.length ? t('formsAndQuestions', { count: forms.length, questions }) : t('noneOfIt'),
          },
          ...(hasTasks
            ? [
                {
                  key: 'tasks',
                  label: t('tasks'),
                  value: count ? t('tasksAndTime', { count, duration: formatDuration(minutes) }) : t('noneOfIt'),
                },
              ]
            : []),
          { key: 'user', label: words.user, value: user_fullname ?? words.ofFlow },
          { key: 'remarks', label: words.remarks, value: remarks },
        ]}
      />
    </Card>
  )
}

/** The newest work that was made of it, and how much there is. */
function Made({ title, made }: { title: string; made: WorkTemplatePageProps['made'] }) {
  const t = useT('surveys')
  if (!made) return null
  return (
    <Card title={title} count={made.total || undefined} flush>
      {made.rows.length === 0 ? (
        <EmptyState compact title={t('notUsedYet')} text={t('notUsedYetText')} />
      ) : (
        made.rows.map(({ id, address, name, when, status }) => (
          <Link key={id} to={address} className="work-made">
            <span className="vk-grow">
              <strong className="vk-clip">{name}</strong>
              <span className="vk-meta vk-clip">{when}</span>
            </span>
            {status}
          </Link>
        ))
      )}
    </Card>
  )
}
