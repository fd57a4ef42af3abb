import { Avatar, Checkbox, dayAt, formatDay, Link, type RowOf, Tag, toast, today, useSave, useT } from '@core/ui'
import '../basis.css'

/** A to-do in a card: ticked off at once, and put back as quickly (R-ACT-002). */
export function ActionRow({ action, about = true }: { action: RowOf<'/api/action'>; about?: boolean }) {
  const t = useT('basis')
  const save = useSave('patch', '/api/action/{id}', { refresh: ['/api/flow'] })
  const { id, status, description, subject, flow_id, overdue, priority, due_date, user_fullname } = action
  const done = status === 'afgerond'
  const set = (to: 'open' | 'afgerond', after?: () => void) =>
    save.mutate({ params: { path: { id } }, body: { status: to } }, after)
  return (
    <div className={about ? 'vk-card-row basis-row' : 'vk-card-row basis-row basis-row-whole'}>
      <Checkbox
        checked={done}
        onChange={on =>
          set(on ? 'afgerond' : 'open', () => {
            if (on) toast(t('actionDone'), { undo: () => set('open') })
          })
        }
      >
        <span className="vk-hidden">{t('tickOff', { what: description })}</span>
      </Checkbox>
      <Link to={`/action_detail/${id}`} className={done ? 'basis-what basis-done' : 'basis-what'}>
        <span className="vk-clip">{description}</span>
        {about && subject && <span className="vk-text-2 vk-clip">{subject}</span>}
      </Link>
      {!done && (priority === 'high' || priority === 'top') && (
        <Tag tone={priority === 'top' ? 'danger' : 'warn'}>{t(`field.action.priority.${priority}`)}</Tag>
      )}
      {user_fullname && flow_id !== null && !about && <Avatar name={user_fullname} size={20} />}
      <span className={overdue ? 'basis-when basis-late' : 'basis-when'}>
        {overdue ? lateWords(due_date, t) : formatDay(due_date)}
      </span>
    </div>
  )
}

/** "2 dagen te laat", and on its own day only that it is. */
function lateWords(due: string, t: ReturnType<typeof useT<'basis'>>): string {
  const days = Math.round((Date.parse(today()) - Date.parse(dayAt(due))) / DAY_MS)
  return days > 0 ? t('daysLate', { count: days }) : t('late')
}

const DAY_MS = 86_400_000
