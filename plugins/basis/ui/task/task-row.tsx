import { Avatar, Checkbox, formatDay, formatTime, type RowOf, Tag, toast, useSave, useT } from '@core/ui'
import type { CSSProperties } from 'react'
import { useTeamNames } from '../../contract/use-team-names'
import { TASK_COLORS } from './task-color'
import '../basis.css'

/** A task in a card, ticked off at once; it opens to be changed. */
export function TaskRow({ task, onOpen }: { task: RowOf<'/api/task'>; onOpen: () => void }) {
  const t = useT('basis')
  const team = useTeamNames()(task.team_id)
  const save = useSave('patch', '/api/task/{id}', { refresh: ['/api/flow', '/api/calendar'] })
  const { id, title, status, type, color, start_date, user_fullname, classification } = task
  const done = status === 'afgerond'
  const set = (to: 'open' | 'afgerond', after?: () => void) =>
    save.mutate({ params: { path: { id } }, body: { status: to } }, after)
  return (
    <div className="vk-card-row basis-row">
      <Checkbox
        checked={done}
        onChange={on =>
          set(on ? 'afgerond' : 'open', () => {
            if (on) toast(t('task_done', { title }), { undo: () => set('open') })
          })
        }
      >
        <span className="vk-hidden">{t('tickOff', { what: title })}</span>
      </Checkbox>
      <span className="basis-color" style={{ '--basis-color': color ?? TASK_COLORS[type] } as CSSProperties} />
      <button type="button" className={done ? 'basis-open basis-done' : 'basis-open'} onClick={onOpen}>
        <span className="vk-clip">{title}</span>
      </button>
      {status === 'onhold' && <Tag tone="warn">{t('onhold')}</Tag>}
      {user_fullname ? <Avatar name={user_fullname} size={20} /> : team && <span className="vk-meta">{team}</span>}
      <span className={classification === 'unfinished' && status === 'open' ? 'basis-when basis-late' : 'basis-when'}>
        {start_date ? `${formatDay(start_date)} ${formatTime(start_date)}` : t('unplanned')}
      </span>
    </div>
  )
}
