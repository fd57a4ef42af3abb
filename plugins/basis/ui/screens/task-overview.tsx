import {
  Avatar,
  Button,
  Card,
  formatDay,
  formatTime,
  MapView,
  ResourceList,
  type RowOf,
  SegmentedControl,
  Tag,
  useCall,
  useCurrentUser,
  useList,
  useSearchParams,
  useT,
} from '@core/ui'
import described from '@openapi/fields/task'
import { PLANS_OTHERS } from '@plugins/crm/contract/calendar-facts'
import { IconPlus, IconSquareCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { TASK_COLORS } from '../task/task-color'
import { TaskModal } from '../task/task-modal'
import '../basis.css'

type Task = RowOf<'/api/task'>

/** Tasks as a list or on a map (SCR-053). */
export default function TaskOverview() {
  const t = useT('basis')
  const { id, role } = useCurrentUser()
  const [params, setParams] = useSearchParams()
  const [asked, setAsked] = useState<Task | 'new' | null>(null)
  const onMap = params.get('show') === 'map'
  const opened = Number(params.get('taskId')) || null
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setAsked('new')}>
      {t('field.task.title')}
    </Button>
  )
  const own = { key: 'mine', title: t('viewMine'), filters: { status: 'open', user_id: String(id) }, counted: true }
  const all = { key: 'all', title: t('viewAll'), filters: { status: 'open' } }
  return (
    <>
      <ResourceList
        of={described}
        title={t('tasks')}
        what={t('tasksLower')}
        sort="-start_date"
        onOpen={setAsked}
        views={[
          ...(role >= PLANS_OTHERS ? [all, own] : [own, all]),
          {
            key: 'unplanned',
            title: t('viewUnplanned'),
            filters: { status: 'open', start_date: 'null' },
            counted: true,
          },
          { key: 'onhold', title: t('viewOnhold'), filters: { status: 'onhold' } },
          { key: 'done', title: t('viewDone'), filters: { status: 'afgerond' } },
        ]}
        filters={['type', 'user_id', 'start_date']}
        columns={[
          { field: 'title', minWidth: 240, phone: 'title', render: row => <strong>{row.title}</strong> },
          {
            field: 'relation_fullname',
            header: t('field.task.flow_id'),
            width: 190,
            phone: 'meta',
            sortable: false,
            render: row => row.relation_fullname,
          },
          { field: 'type', width: 120, render: row => t(`field.task.type.${row.type}`) },
          {
            field: 'user_fullname',
            header: t('field.task.user_id'),
            width: 170,
            sortable: false,
            render: row =>
              row.user_fullname ? (
                <span className="vk-row">
                  <Avatar name={row.user_fullname} size={20} />
                  {row.user_fullname}
                </span>
              ) : (
                <Tag tone="warn">{t('nobody')}</Tag>
              ),
          },
          {
            field: 'start_date',
            width: 170,
            minWidth: 150,
            phone: 'value',
            render: row => <TaskMoment task={row} />,
          },
        ]}
        removal={{ to: 'nowhere', question: count => t('deleteTasks', { count }) }}
        tools={
          <SegmentedControl
            label={t('show')}
            value={onMap ? 'map' : 'list'}
            onChange={next => setParams(next === 'map' ? { show: 'map' } : {})}
            options={[
              { value: 'list', label: t('asList') },
              { value: 'map', label: t('asMap') },
            ]}
          />
        }
        actions={button}
        header={onMap ? <TaskMap onOpen={setAsked} /> : undefined}
        empty={{ icon: IconSquareCheck, title: t('noTasks'), text: t('noTasksText'), actions: button }}
      />
      {asked && <TaskModal {...(asked === 'new' ? {} : { task: asked })} onClose={() => setAsked(null)} />}
      {opened && <OpenedTask id={opened} onClose={() => setParams({}, { replace: true })} />}
    </>
  )
}

/** When it is, or why it is not (R-TASK-002, R-TASK-003). */
function TaskMoment({ task: { start_date, status, classification } }: { task: Task }) {
  const t = useT('basis')
  if (status === 'onhold') return <Tag tone="warn">{t('onhold')}</Tag>
  if (!start_date) return <Tag tone="warn">{t('unplanned')}</Tag>
  const when = `${formatDay(start_date)} ${formatTime(start_date)}`
  return classification === 'unfinished' ? <Tag tone="danger">{`${t('pastDate')} · ${when}`}</Tag> : when
}

/** The map draws no more pins, and says so. */
const MOST_PINS = 500

/** Open tasks where they are, those without a moment half as strong (R-TASK-010, R-TASK-011). */
function TaskMap({ onOpen }: { onOpen: (task: Task) => void }) {
  const t = useT('basis')
  const tasks = useList('/api/task', { status: 'open', limit: MOST_PINS })
  const { rows = [], total = 0 } = tasks.data ?? {}
  const placed = rows.filter(({ lat, lng }) => lat !== null && lng !== null)
  return (
    <Card className="basis-map">
      {total > rows.length && <p className="vk-meta">{t('firstOnMap', { count: rows.length, total })}</p>}
      <MapView
        label={t('tasksOnMap')}
        pins={placed.map(({ id, lat, lng, title, type, start_date }) => ({
          id,
          lat: lat ?? 0,
          lng: lng ?? 0,
          label: title,
          color: start_date ? TASK_COLORS[type] : `color-mix(in srgb, ${TASK_COLORS[type]} 50%, transparent)`,
        }))}
        onOpen={pin => {
          const found = placed.find(({ id }) => id === pin.id)
          if (found) onOpen(found)
        }}
      />
    </Card>
  )
}

function OpenedTask({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useCall('get', '/api/task/{id}', { params: { path: { id } } })
  return data ? <TaskModal task={data} onClose={onClose} /> : null
}
