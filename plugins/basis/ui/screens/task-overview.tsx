import {
  Avatar,
  atFirstTouch,
  Button,
  lazyPart,
  type RowOf,
  SegmentedControl,
  Tag,
  useBelow,
  useCall,
  useCurrentUser,
  useSearchParams,
  useT,
} from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/task'
import { PLANS_OTHERS } from '@plugins/crm/contract/calendar-facts'
import { IconList, IconMap2, IconPlus, IconSquareCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTeamNames } from '../../contract/use-team-names'
import { TaskMoment } from '../task/task-moment'
import '../basis.css'

const TaskModal = lazyPart(atFirstTouch(async () => ({ default: (await import('../task/task-modal')).TaskModal })))
const TaskMap = lazyPart(() => import('../task/task-map'))

type Task = RowOf<'/api/task'>

const SUBSTATUS = { path: '/api/flowphase', by: 'description', notes: [], sort: 'order' }

/** Tasks as a list, the last moment first, or on a map (SCR-053, R-TASK-017): all of them for who plans others (R-ROLE-006). */
export default function TaskOverview() {
  const t = useT('basis')
  const { id, role } = useCurrentUser()
  const teamName = useTeamNames()
  const [params, setParams] = useSearchParams()
  const [asked, setAsked] = useState<Task | 'new' | null>(null)
  const plansOthers = role >= PLANS_OTHERS
  const phone = useBelow(768)
  const onMap = params.get('show') === 'map'
  const opened = Number(params.get('taskId')) || null
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setAsked('new')}>
      {t('field.task.title')}
    </Button>
  )
  const own = { key: 'mine', title: t('viewMine'), filters: { status: 'open', user_id: String(id) }, counted: true }
  const all = { key: 'all', title: t('viewAll'), filters: { status: 'open' } }
  const look = (
    <SegmentedControl
      label={t('show')}
      value={onMap ? 'map' : 'list'}
      onChange={next => setParams(next === 'map' ? { show: 'map' } : {})}
      options={[
        { value: 'list', label: t('asList'), icon: IconList },
        { value: 'map', label: t('asMap'), icon: IconMap2 },
      ]}
    />
  )
  const list = (
    <ResourceList
      of={described}
      title={t('tasks')}
      what={t('tasksLower')}
      sort="-start_date"
      onOpen={setAsked}
      defaultView={plansOthers ? all.key : own.key}
      views={[
        ...(plansOthers ? [all, own] : [own, all]),
        {
          key: 'unplanned',
          title: t('viewUnplanned'),
          filters: { status: 'open', start_date: 'null' },
          counted: true,
        },
        { key: 'onhold', title: t('viewOnhold'), filters: { status: 'onhold' } },
        { key: 'done', title: t('viewDone'), filters: { status: 'afgerond' } },
      ]}
      filters={[
        'type',
        'user_id',
        'start_date',
        {
          field: 'planning',
          label: t('planning'),
          options: [
            { value: 'planned', label: t('planned') },
            { value: 'unplanned', label: t('viewUnplanned') },
          ],
          single: true,
        },
        { field: 'flow_phase_id', label: t('substatus'), reference: SUBSTATUS },
      ]}
      columns={[
        {
          field: 'start_date',
          width: 186,
          minWidth: 182,
          phone: 'value',
          render: row => <TaskMoment task={row} />,
        },
        { field: 'title', width: 340, minWidth: 176, phone: 'title', render: row => <strong>{row.title}</strong> },
        {
          field: 'relation_fullname',
          header: t('field.task.flow_id'),
          width: 190,
          minWidth: 112,
          phone: 'meta',
          sortable: false,
          render: row => row.relation_fullname,
        },
        { field: 'type', width: 120, minWidth: 92, render: row => t(`field.task.type.${row.type}`) },
        {
          field: 'user_fullname',
          header: t('field.task.user_id'),
          width: 170,
          minWidth: 128,
          sortable: false,
          render: row =>
            row.user_fullname ? (
              <span className="vk-row">
                <Avatar name={row.user_fullname} size={20} />
                {row.user_fullname}
              </span>
            ) : (
              (teamName(row.team_id) ?? <Tag tone="warn">{t('nobody')}</Tag>)
            ),
        },
      ]}
      removal={{ to: 'nowhere', question: count => t('deleteTasks', { count }) }}
      tools={!phone && look}
      header={phone && <div className="basis-look">{look}</div>}
      actions={button}
      empty={{ icon: IconSquareCheck, title: t('noTasks'), text: t('noTasksText'), actions: button }}
    />
  )
  return (
    <>
      {onMap ? <TaskMap look={look} actions={button} onOpen={setAsked} /> : list}
      {asked && <TaskModal {...(asked === 'new' ? {} : { task: asked })} onClose={() => setAsked(null)} />}
      {opened && <OpenedTask id={opened} onClose={() => setParams({}, { replace: true })} />}
    </>
  )
}

function OpenedTask({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useCall('get', '/api/task/{id}', { params: { path: { id } } })
  return data ? <TaskModal task={data} onClose={onClose} /> : null
}
