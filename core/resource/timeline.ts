import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import type { AnyResource } from './resource'

/** Resources whose records have a timeline: the log of a record with their number in `flow_id` shows there too. */
export const timelines = defineRegistry<AnyResource>('core.timelines', { always: true })

/** Whether the records of a resource have a timeline of their own. */
export const hasTimeline = (context: Context, path: string): boolean =>
  context.all(timelines).some(resource => resource.path === path)

/** Number of the timeline that a record has or belongs to. */
export function flowOf(
  context: Context,
  path: string,
  record: { readonly id: number; readonly flow_id?: unknown },
): number | null {
  if (hasTimeline(context, path)) return record.id
  return typeof record.flow_id === 'number' ? record.flow_id : null
}
