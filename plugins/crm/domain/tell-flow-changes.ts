import type { Context } from '@core/context/context'
import { flowHandlerChanged, flowTagged, flowUntagged, HANDLERS } from '../contract/flow-events'
import type { FlowRecord } from '../entities/flow'

/** Tells who works on a dossier from now on, and which labels it got and lost (G-TRIG). */
export async function tellFlowChanges(
  { emit, user }: Context,
  flow: FlowRecord,
  before: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { id } = flow
  const by = user?.fullname ?? null
  for (const handler of HANDLERS) {
    if (!(handler in before)) continue
    const from = (before[handler] as number | null | undefined) ?? null
    const to = flow[handler] ?? null
    if (from !== to) await emit(flowHandlerChanged, { id, handler, from, to, by })
  }
  if (!('tags' in before)) return
  const had = (before.tags as string[] | null) ?? []
  const added = flow.tags.filter(tag => !had.includes(tag))
  const removed = had.filter(tag => !flow.tags.includes(tag))
  if (added.length) await emit(flowTagged, { id, tags: added, by })
  if (removed.length) await emit(flowUntagged, { id, tags: removed, by })
}
