import type { FlowMaking, WayToMake } from '../../contract/flow-makings'
import { FLOW_STAGES, type FlowStatus, stageOf } from '../../contract/flow-status'

/** Something that can be made of a dossier, and how. */
export type Making = Omit<FlowMaking, 'Maker'> & WayToMake

/**
 * What a dossier goes on with: the first thing, from its stage on, of which it has none; when it has all of them, or ended,
 * the last of them. Nothing as long as that is not known.
 */
export function mainMaking<M extends Pick<Making, 'stage' | 'optional' | 'has'>>(
  makings: readonly M[],
  status: FlowStatus,
): M | undefined {
  const stage = stageOf(status)
  const from = stage === null ? FLOW_STAGES.length : FLOW_STAGES.indexOf(stage)
  for (const making of makings) {
    const counts = FLOW_STAGES.indexOf(making.stage) >= from && (!making.optional || making.stage === stage)
    if (counts && making.has === undefined) return undefined
    if (counts && !making.has) return making
  }
  return makings.findLast(({ optional }) => !optional)
}
