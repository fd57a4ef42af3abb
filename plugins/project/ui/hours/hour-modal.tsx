import { Button, confirmDelete, type RowOf, useCurrentUser, useList, useSave, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/workhour'
import { IconTrash } from '@tabler/icons-react'

interface HourModalProps {
  projectId: number
  hour?: RowOf<'/api/workhour'>
  /** Managers write down and correct the hours of others. */
  mayChooseWho: boolean
  onClose: () => void
}

const ALSO = ['/api/project']

/** Hours that are typed afterwards, or corrected with a reason. */
export function HourModal({ projectId, hour, mayChooseWho, onClose }: HourModalProps) {
  const t = useT('project')
  const { id } = useCurrentUser()
  const remove = useSave('delete', '/api/workhour/{id}', { refresh: ALSO })
  const visits = useList('/api/task', { project_id: String(projectId), sort: 'start_date', limit: 100 })
  async function ask(hourId: number): Promise<void> {
    if (!(await confirmDelete('item', t('hours')))) return
    remove.mutate({ params: { path: { id: hourId } } }, onClose)
  }
  const asksWhy = Boolean(hour?.end_date)
  return (
    <ResourceModal
      of={described}
      record={hour}
      title={t(hour ? 'editHours' : 'addHours')}
      layout={[
        ['start_date', 'end_date'],
        ...(mayChooseWho ? (['user_id'] as const) : []),
        ['kind', 'task_id'],
        'description',
        ...(asksWhy ? (['reason'] as const) : []),
      ]}
      only
      fields={{
        start_date: { until: 'end_date' },
        end_date: { required: true },
        task_id: {
          kind: 'select',
          options: (visits.data?.rows ?? []).map(({ id: value, title: label }) => ({ value, label })),
        },
        description: { rows: 2 },
        reason: { rows: 2, help: t('reasonText') },
      }}
      values={hour ? { ...hour, reason: null } : { user_id: id }}
      along={hour ? undefined : { project_id: projectId }}
      refresh={ALSO}
      onClose={onClose}
    >
      {hour && (
        <Button icon={IconTrash} variant="minimal" busy={remove.isPending} onClick={() => void ask(hour.id)}>
          {t('removeHours')}
        </Button>
      )}
    </ResourceModal>
  )
}
