import type { Flow } from './flow-status'

const DAY_MS = 86_400_000

/** Whole days that a dossier has been in its stage. */
export const daysInStage = ({ flowstage_start_at }: Pick<Flow, 'flowstage_start_at'>): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(flowstage_start_at)) / DAY_MS))
