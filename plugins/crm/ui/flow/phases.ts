import type { Stage } from '@core/ui'
import { FLOW_PHASES } from '../../domain/flow-phases'

const { new: lead, ...later } = FLOW_PHASES

/** Sub-statuses on offer per stage of the fasebalk. */
export const phases: Record<Stage, readonly string[]> = { lead, ...later }
