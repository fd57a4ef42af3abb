import { Button, Card, EmptyState, GrowButtons, Loaded, type RowOf, useCall, useGrowing, useT } from '@core/ui'
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionModal } from '../action/action-modal'
import { ActionRow } from '../action/action-row'
import { TaskModal } from '../task/task-modal'
import { TaskRow } from '../task/task-row'
import { doneSince } from './done-since'

type Asked = 'action' | 'task' | RowOf<'/api/task'> | null

/** What is planned for a dossier and what has to be done: what is open first, 5 at first (R-DASH-006). */
export default function FlowWorkCard({ flowId }: { flowId: number }) {
  const t = useT('basis')
  const [asked, setAsked] = useState<Asked>(null)
  const work = useCall('get', '/api/flow/{id}/getWithRelatedTasks', { params: { path: { id: flowId } } })
  const close = () => setAsked(null)
  const growing = useGrowing()
  const [since] = useState(doneSince)
  const open = <T extends { status: string }>(rows: readonly T[]) => rows.filter(({ status }) => status !== 'afgerond')
  return (
    <Card
      title={t('work')}
      count={work.data && open(work.data.tasks).length + open(work.data.actions).length}
      flush
      actions={
        <>
          <Button size="small" variant="minimal" icon={IconPlus} onClick={() => setAsked('action')}>
            {t('action')}
          </Button>
          <Button size="small" variant="minimal" icon={IconCalendarPlus} onClick={() => setAsked('task')}>
            {t('planIn')}
          </Button>
        </>
      }
    >
      <Loaded compact query={work} what={t('workLower')}>
        {({ tasks, actions }) => {
          const rows = openFirst([
            ...tasks.map(task => ({
              status: task.status,
              row: <TaskRow key={`task-${task.id}`} task={task} onOpen={() => setAsked(task)} />,
            })),
            ...actions
              .filter(({ completion_date }) => !completion_date || Date.parse(completion_date) >= Date.parse(since))
              .map(action => ({
                status: action.status,
                row: <ActionRow key={`action-${action.id}`} action={action} about={false} />,
              })),
          ])
          return rows.length === 0 ? (
            <EmptyState compact title={t('noWork')} text={t('noWorkText')} />
          ) : (
            <>
              {rows.slice(0, growing.shown).map(({ row }) => row)}
              <GrowButtons of={growing} total={rows.length} />
            </>
          )
        }}
      </Loaded>
      {asked === 'action' && <ActionModal flowId={flowId} onClose={close} />}
      {asked !== null && asked !== 'action' && (
        <TaskModal flowId={flowId} {...(asked === 'task' ? {} : { task: asked })} onClose={close} />
      )}
    </Card>
  )
}

const openFirst = <T extends { status: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => Number(one.status === 'afgerond') - Number(other.status === 'afgerond'))
