import { addDays, formatDay, momentAt, type RowOf, toast, today, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'

interface PostponeModalProps {
  task: RowOf<'/api/task'>
  onClose: () => void
}

interface Values extends Record<string, unknown> {
  day: string
}

/** Puts a task off: it waits until a day, and comes back by itself. */
export function PostponeModal({ task, onClose }: PostponeModalProps) {
  const t = useT('basis')
  const save = useSave('patch', '/api/task/{id}', { refresh: ['/api/flow', '/api/calendar', '/api/planning'] })
  const params = { path: { id: task.id } }
  return (
    <FormModal<Values>
      title={t('postponeTitle', { title: task.title })}
      verb={t('postpone')}
      values={{ day: addDays(today(), 7) }}
      fields={[{ name: 'day', label: t('postponeUntil'), kind: 'date', required: true, help: t('postponeHelp') }]}
      onSave={async ({ day }) => {
        await save.send({ params, body: { status: 'onhold', show_from: momentAt(day, '00:00') } })
        toast(t('postponed', { title: task.title, day: formatDay(day) }), {
          undo: () => save.send({ params, body: { status: 'open' } }).then(() => undefined),
        })
      }}
      onClose={onClose}
    />
  )
}
