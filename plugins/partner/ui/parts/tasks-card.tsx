import { type Answer, Card, EmptyState, formatDay, formatTime, Link, Loaded, useT } from '@core/ui'
import type { ComponentProps } from 'react'

export type PartnerTask = Answer<'get', '/api/task/indexForPartner'>[number]

interface TasksCardProps {
  query: ComponentProps<typeof Loaded>['query']
  tasks: readonly PartnerTask[]
  /** Of each task what its dossier is called; without it all are of the dossier on screen. */
  nameOf?: (task: PartnerTask) => string
}

/** Who comes when. */
export function TasksCard({ query, tasks, nameOf }: TasksCardProps) {
  const t = useT('partner')
  return (
    <Card title={t('visits')} count={tasks.length || undefined} flush>
      <Loaded compact query={query} what={t('theVisits')}>
        {() =>
          tasks.length === 0 ? (
            <EmptyState compact title={t('noVisits')} />
          ) : (
            tasks.map(task => (
              <div key={task.id} className="vk-card-row partner-visit">
                <span className="partner-when">
                  {task.start_date ? (
                    <>
                      {formatDay(task.start_date)}
                      <span className="vk-meta">
                        {[task.start_date, task.end_date].flatMap(at => (at ? formatTime(at) : [])).join(' – ')}
                      </span>
                    </>
                  ) : (
                    <span className="vk-meta">{t('notPlanned')}</span>
                  )}
                </span>
                <span className="vk-grow partner-lines">
                  <strong className="vk-clip">{task.title}</strong>
                  {nameOf && task.flow_id !== null && <Link to={`/flow_partner/${task.flow_id}`}>{nameOf(task)}</Link>}
                </span>
              </div>
            ))
          )
        }
      </Loaded>
    </Card>
  )
}
