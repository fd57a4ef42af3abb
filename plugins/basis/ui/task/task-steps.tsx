import { Button, confirm, type RowOf, useNavigate, useOwns, useSave, useT } from '@core/ui'
import { IconCheck, IconClockPause, IconMail, IconPlayerPlay } from '@tabler/icons-react'

interface TaskStepsProps {
  task: RowOf<'/api/task'>
  onPostpone: () => void
  onDone: () => void
}

/** What can be done with a task: finish it once that is confirmed (R-TASK-004, R-TASK-016), put it off, take it up again. */
export function TaskSteps({ task, onPostpone, onDone }: TaskStepsProps) {
  const t = useT('basis')
  const navigate = useNavigate()
  const mails = useOwns('CRM')
  const save = useSave('patch', '/api/task/{id}', { refresh: ['/api/flow', '/api/calendar', '/api/planning'] })
  const set = (status: 'open' | 'afgerond') =>
    save.mutate({ params: { path: { id: task.id } }, body: { status } }, onDone)

  async function finish(): Promise<void> {
    if (await confirm({ title: t('finishTitle', { title: task.title }), verb: t('markDone') })) set('afgerond')
  }

  if (task.is_template) return null
  return (
    <div className="vk-row">
      {task.status === 'open' ? (
        <Button size="small" icon={IconClockPause} onClick={onPostpone}>
          {t('postpone')}
        </Button>
      ) : (
        <Button size="small" icon={IconPlayerPlay} onClick={() => set('open')}>
          {t('reopen')}
        </Button>
      )}
      {task.status !== 'afgerond' && (
        <Button size="small" icon={IconCheck} onClick={() => void finish()}>
          {t('markDone')}
        </Button>
      )}
      {mails && task.flow_id && (
        <Button
          size="small"
          icon={IconMail}
          onClick={() => {
            onDone()
            navigate(`/flow_detail/${task.flow_id}?sendtaskmail=${task.id}`)
          }}
        >
          {t('mailTask')}
        </Button>
      )}
    </div>
  )
}
