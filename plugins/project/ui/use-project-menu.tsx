import { confirm, type MenuItem, type RowOf, toast, useCall, useNavigate, useSave, useT } from '@core/ui'
import { ResetModal } from '@plugins/surveys/contract/templates/reset-modal'
import { SaveAsTemplateModal } from '@plugins/surveys/contract/templates/save-as-template-modal'
import {
  IconBan,
  IconCalendarCheck,
  IconCalendarX,
  IconCopy,
  IconRestore,
  IconRotate,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { PROJECT_STATUSES, type ProjectStatus } from '../contract/project-status'
import { ALSO } from './project-modal'

const isStatus = (status: string): status is ProjectStatus => PROJECT_STATUSES.some(one => one === status)

/** What else can be done with a project, behind the dots, with the dialogs that it opens. */
export function useProjectMenu(project: RowOf<'/api/project'>): { menu: MenuItem[]; dialog: ReactNode } {
  const t = useT('project')
  const navigate = useNavigate()
  const [open, setOpen] = useState<'save' | 'reset' | null>(null)
  const change = useSave('patch', '/api/project/{id}', { refresh: ALSO })
  const copy = useSave('post', '/api/project/{id}/duplicate', { refresh: ALSO })
  const remove = useSave('delete', '/api/project/{id}', { refresh: ALSO })
  const restore = useSave('post', '/api/project/{id}/restore', { refresh: ALSO })
  const { id, can = [] } = project
  const params = { path: { id } }
  const { data: earlier = [] } = useCall(
    'get',
    '/api/project/{id}/earlierstatuses',
    { params },
    { enabled: can.includes('putBack') },
  )
  const set = (status: ProjectStatus, said: string) => change.mutate({ params, body: { status } }, () => toast(said))

  async function callOff(): Promise<void> {
    const question = { title: t('callOffTitle'), text: t('callOffText'), verb: t('callOff'), danger: true }
    if (await confirm(question)) set('cancelled', t('calledOff'))
  }

  async function trash(): Promise<void> {
    if (!(await confirm({ title: t('deleteProjects', { count: 1 }), verb: t('toTrash'), danger: true }))) return
    remove.mutate({ params }, () => {
      void navigate('/project_overview')
      toast(t('trashed'), { undo: () => restore.mutate({ params }) })
    })
  }

  const items: (MenuItem | false)[] = [
    can.includes('plan') && {
      key: 'plan',
      label: t('markPlanned'),
      icon: IconCalendarCheck,
      onSelect: () => set('planned', t('markedPlanned')),
    },
    can.includes('unplan') && {
      key: 'unplan',
      label: t('unplan'),
      icon: IconCalendarX,
      onSelect: () => set('new', t('unplanned')),
    },
    ...earlier.filter(isStatus).map(status => ({
      key: `back-${status}`,
      label: t('putBack', { status: t(`field.project.status.${status}`) }),
      icon: IconRestore,
      onSelect: () => change.mutate({ params, body: { status, update_reason: 'rollbackstatus' } }),
    })),
    {
      key: 'copy',
      label: t('duplicate'),
      icon: IconCopy,
      onSelect: () =>
        copy.mutate({ params }, made => {
          toast(t('duplicated'))
          void navigate(`/project_detail/${made.id}`)
        }),
    },
    { key: 'save', label: t('saveAsTemplate'), icon: IconTemplate, onSelect: () => setOpen('save') },
    { key: 'reset', label: t('resetToTemplate'), icon: IconRotate, onSelect: () => setOpen('reset') },
    can.includes('cancel') && {
      key: 'cancel',
      label: t('callOff'),
      icon: IconBan,
      onSelect: () => void callOff(),
    },
    { key: 'trash', label: t('toTrash'), icon: IconTrash, danger: true, onSelect: () => void trash() },
  ]
  const close = () => setOpen(null)
  return {
    menu: items.filter(item => item !== false),
    dialog:
      open === 'save' ? (
        <SaveAsTemplateModal of="project" id={id} onClose={close} />
      ) : open === 'reset' ? (
        <ResetModal of="project" id={id} onClose={close} />
      ) : null,
  }
}
