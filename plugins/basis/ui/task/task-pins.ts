import type { MapPin, RowOf } from '@core/ui'
import { distance } from '../../domain/planning/distance'
import { TASK_COLORS } from './task-color'

/** Where a map of tasks looks when it is not known where the company is (R-TASK-010). */
const AROUND = { lat: 52.5, lng: 6.08 } as const

export interface Place {
  readonly lat: number
  readonly lng: number
}

/** The place of the company, if that is known. */
export const placeOf = ({ lat, lng }: { lat?: number | null; lng?: number | null }): Place | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null

/** What a map of tasks has in the middle. */
export const middleOf = (place: Place | null): Place => place ?? AROUND

type Task = RowOf<'/api/task'>
type Placed = Pick<Task, 'id' | 'title' | 'type' | 'start_date' | 'lat' | 'lng'>

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

/** A task, and how far away it is. */
export interface Near<Of> {
  readonly task: Of
  /** Kilometres as the crow flies. */
  readonly km: number | null
}

/** Tasks that have a place, the nearest first; by their moment where it is not known from where one looks. */
export function nearest<Of extends Pick<Task, 'lat' | 'lng'>>(tasks: readonly Of[], from: Place | null): Near<Of>[] {
  const placed = tasks.filter(({ lat, lng }) => lat !== null && lng !== null)
  if (!from) return placed.map(task => ({ task, km: null }))
  return placed
    .map(task => ({ task, km: distance(from, task) }))
    .toSorted((one, other) => (one.km ?? 0) - (other.km ?? 0))
}
