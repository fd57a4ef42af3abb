import { formatDay, formatTime, type RowOf, Tag, useT } from '@core/ui'

/** When a task is, or why it is not (R-TASK-002, R-TASK-003). */
export function TaskMoment({ task: { start_date, status, classification } }: { task: RowOf<'/api/task'> }) {
  const t = useT('basis')
  if (status === 'onhold') return <Tag tone="warn">{t('onhold')}</Tag>
  if (!start_date) return <Tag tone="warn">{t('unplanned')}</Tag>
  const when = `${formatDay(start_date)} ${formatTime(start_date)}`
  return classification === 'unfinished' ? <Tag tone="danger">{`${t('pastDate')} · ${when}`}</Tag> : when
}
