import { confirm, type MenuItem, type RowOf, toast, useCall, useNavigate, useSave, useT } from '@core/ui'
import { ResetModal } from '@plugins/surveys/contract/templates/reset-modal'
import { SaveAsTemplateModal } from '@plugins/surveys/contract/templates/save-as-template-modal'
import { IconBan, IconCalendarX, IconCopy, IconRestore, IconRotate, IconTemplate, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { INTAKE_STATUSES, type IntakeStatus } from '../contract/intake-status'

const isStatus = (status: string): status is IntakeStatus => INTAKE_STATUSES.some(one => one === status)

const ALSO = { refresh: ['/api/flow', '/api/calendar', '/api/planning'] }

/** What else can be done with a survey, behind the dots, with the dialogs that it opens. */
export function useIntakeMenu(intake: RowOf<'/api/intake'>): { menu: MenuItem[]; dialog: ReactNode } {
  const t = useT('intake')
  const navigate = useNavigate()
  const [open, setOpen] = useState<'save' | 'reset' | null>(null)
  const change = useSave('patch', '/api/intake/{id}', ALSO)
  const copy = useSave('post', '/api/intake/{id}/duplicate', ALSO)
  const remove = useSave('delete', '/api/intake/{id}', ALSO)
  const restore = useSave('post', '/api/intake/{id}/restore', ALSO)
  const { id, can = [] } = intake
  const params = { path: { id } }
  const { data: earlier = [] } = useCall(
    'get',
    '/api/intake/{id}/earlierstatuses',
    { params },
    { enabled: can.includes('putBack') },
  )
  const set = (status: 'draft' | 'cancelled', said: string) =>
    change.mutate({ params, body: { status } }, () => toast(said))

  async function trash(): Promise<void> {
    if (!(await confirm({ title: t('deleteIntakes', { count: 1 }), verb: t('toTrash'), danger: true }))) return
    remove.mutate({ params }, () => {
      void navigate('/intake_overview')
      toast(t('trashed'), { undo: () => restore.mutate({ params }) })
    })
  }

  const items: (MenuItem | false)[] = [
    can.includes('unplan') && {
      key: 'unplan',
      label: t('unplan'),
      icon: IconCalendarX,
      onSelect: () => set('draft', t('unplanned')),
    },
    ...earlier.filter(isStatus).map(status => ({
      key: `back-${status}`,
      label: t('putBack', { status: t(`field.intake.status.${status}`) }),
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
          void navigate(`/intake_detail/${made.id}`)
        }),
    },
    { key: 'save', label: t('saveAsTemplate'), icon: IconTemplate, onSelect: () => setOpen('save') },
    { key: 'reset', label: t('resetToTemplate'), icon: IconRotate, onSelect: () => setOpen('reset') },
    can.includes('cancel') && {
      key: 'cancel',
      label: t('callOff'),
      icon: IconBan,
      onSelect: () => set('cancelled', t('calledOff')),
    },
    { key: 'trash', label: t('toTrash'), icon: IconTrash, danger: true, onSelect: () => void trash() },
  ]
  const close = () => setOpen(null)
  return {
    menu: items.filter(item => item !== false),
    dialog:
      open === 'save' ? (
        <SaveAsTemplateModal of="intake" id={id} onClose={close} />
      ) : open === 'reset' ? (
        <ResetModal of="intake" id={id} onClose={close} />
      ) : null,
  }
}
