import { Button, type RowOf, routeLink, useT } from '@core/ui'
import { IconExternalLink, IconNavigation } from '@tabler/icons-react'
import { type CSSProperties, useEffect, useRef } from 'react'
import { TASK_COLORS } from './task-color'
import { TaskMoment } from './task-moment'
import type { Near } from './task-pins'

type NearTask = Near<RowOf<'/api/task'>>

interface NearListProps {
  tasks: readonly NearTask[]
  /** Number of the task that stands out on the map. */
  selected: number | null
  onSelect: (id: number) => void
  onOpen: (task: NearTask['task']) => void
}

/** The tasks of the map, nearest first: the one that is chosen can be opened, and has a way to it. */
export function NearList({ tasks, selected, onSelect, onOpen }: NearListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (selected !== null) list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    <ol className="basis-near" ref={list}>
      {tasks.map(near => (
        <NearRow
          key={near.task.id}
          near={near}
          selected={near.task.id === selected}
          onSelect={onSelect}
          onOpen={onOpen}
        />
      ))}
    </ol>
  )
}

interface NearRowProps extends Pick<NearListProps, 'onSelect' | 'onOpen'> {
  near: NearTask
  selected: boolean
}

function NearRow({ near: { task, km }, selected, onSelect, onOpen }: NearRowProps) {
  const t = useT('basis')
  const { id, type, title, relation_fullname, address, lat, lng } = task
  const where = [relation_fullname, address].filter(Boolean).join(' · ')
  return (
    <li data-selected={selected || undefined}>
      <button type="button" className="basis-near-task" aria-pressed={selected} onClick={() => onSelect(id)}>
        <span className="basis-color" style={{ '--basis-color': TASK_COLORS[type] } as CSSProperties} />
        <span className="vk-grow">
          <strong>{title}</strong>
          <span className="vk-text-2">{where || t(`field.task.type.${type}`)}</span>
          <span className="basis-near-when">
            <TaskMoment task={task} />
          </span>
        </span>
        {km !== null && <span className="basis-near-km">{t('km', { count: Math.round(km) })}</span>}
      </button>
      {selected && (
        <div className="basis-near-acts">
          <Button icon={IconExternalLink} onClick={() => onOpen(task)}>
            {t('openTask')}
          </Button>
          <a
            className="vk-button vk-button-primary vk-button-medium"
            href={routeLink(address ?? `${lat},${lng}`)}
            target="_blank"
            rel="noreferrer"
          >
            <IconNavigation size={16} stroke={1.75} aria-hidden="true" />
            <span className="vk-button-label">{t('route')}</span>
          </a>
        </div>
      )}
    </li>
  )
}
