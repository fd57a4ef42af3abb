import type { MapPin, RowOf } from '@core/ui'
import { TASK_COLORS } from './task-color'

/** Where a map of tasks looks when it is not known where the company is (R-TASK-010). */
const AROUND = { lat: 52.5, lng: 6.08 } as const

/** The place of the company, which a map of its tasks has in the middle. */
export const placeOf = ({ lat, lng }: { lat?: number | null; lng?: number | null }) =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : AROUND

type Placed = Pick<RowOf<'/api/task'>, 'id' | 'title' | 'type' | 'start_date' | 'lat' | 'lng'>

/** Tasks that have a place, in the colour of their kind, those without a moment half as strong (R-TASK-011). */
export const pinsOf = (tasks: readonly Placed[]): MapPin[] =>
  tasks.flatMap(({ id, lat, lng, title, type, start_date }) =>
    lat === null || lng === null
      ? []
      : [
          {
            id,
            lat,
            lng,
            label: title,
            color: start_date ? TASK_COLORS[type] : `color-mix(in srgb, ${TASK_COLORS[type]} 50%, transparent)`,
          },
        ],
  )
