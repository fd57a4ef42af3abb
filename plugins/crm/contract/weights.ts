import type { FlowStatus } from './flow-status'

/** Chance that a dossier becomes work, in percent, by where it is (G-WEIGH). */
export const WEIGHTS: Readonly<Record<FlowStatus, number>> = {
  unread: 10,
  new: 10,
  intake: 25,
  quotation: 50,
  confirmation: 90,
  project: 100,
  invoice: 100,
  aftercare: 100,
  completed: 100,
  cancelled: 0,
}
