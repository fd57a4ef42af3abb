import { Card, MapView, type RowOf, useCall, useList, useT } from '@core/ui'
import { useMemo } from 'react'
import { pinsOf, placeOf } from './task-pins'

/** The map draws no more pins, and says so. */
const MOST_PINS = 500

type Task = RowOf<'/api/task'>

/** Open tasks where they are, around the company (R-TASK-010, R-TASK-011). */
export function TaskMap({ onOpen }: { onOpen: (task: Task) => void }) {
  const t = useT('basis')
  const tasks = useList('/api/task', { status: 'open', limit: MOST_PINS })
  const company = useCall('get', '/api/company/getcurrentcompany', undefined, { freshMs: 300_000 })
  const { rows = [], total = 0 } = tasks.data ?? {}
  const pins = useMemo(() => pinsOf(tasks.data?.rows ?? []), [tasks.data])
  const center = useMemo(() => placeOf(company.data ?? {}), [company.data])
  return (
    <Card className="basis-map">
      {total > rows.length && <p className="vk-meta">{t('firstOnMap', { count: rows.length, total })}</p>}
      <MapView
        label={t('tasksOnMap')}
        pins={pins}
        center={center}
        onOpen={pin => {
          const found = rows.find(({ id }) => id === pin.id)
          if (found) onOpen(found)
        }}
      />
    </Card>
  )
}
