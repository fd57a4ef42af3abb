import type { FlowStatus } from '../contract/flow-status'
import { WEIGHTS } from '../contract/weights'

/** What the worth of a dossier depends on; euros without VAT, percent. */
export interface Weighed {
  readonly status?: FlowStatus
  readonly expected_value?: number | null
  readonly order_value?: number | null
  readonly chance?: number | null
}

/** What a dossier counts for: what was typed, or else what its quotations say; nothing as long as neither is known. */
export const worthOf = ({ expected_value, order_value }: Weighed): number => expected_value ?? order_value ?? 0

/** Chance in percent: what was typed as long as the dossier runs, or else that of where it is (G-WEIGH). */
export function chanceOf({ status = 'new', chance }: Weighed): number {
  const decided = status === 'completed' || status === 'cancelled'
  return (decided ? null : chance) ?? WEIGHTS[status]
}
