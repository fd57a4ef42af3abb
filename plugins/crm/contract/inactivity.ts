import { defineRegistry } from '@core/context/port'
import type { BelongingRows } from '@core/db/belonging'

/** What can be asked of relations before many of them go (R-REL-008); invoices that were sent always keep one (R-REL-007). */
export const CRITERIA = [
  'no_sent_invoices',
  'no_sent_confirmations',
  'no_sent_quotations',
  'no_open_actions',
  'no_planned_tasks',
  'no_unanswered_messages',
  'flow_age',
  'flow_updated_age',
  'document_age',
  'with_description',
  'without_description',
] as const
export type Criterion = (typeof CRITERIA)[number]

/** A criterion as it is asked: older than so many days, or with words in the description of a dossier. */
export interface AskedCriterion {
  readonly criterion: Criterion
  readonly days?: number
  readonly text?: string
}

/** Rows by which a criterion does not hold for whoever they belong to. */
export interface SpeaksAgainst {
  readonly criterion: Criterion
  /** Whether their `column` holds the number of a relation or of a dossier. */
  readonly of: 'relation' | 'flow'
  /** `since` is the end of the days that were asked. */
  readonly rows: (asked: { readonly now: Date; readonly since: Date }) => Omit<BelongingRows, 'through'>
}

/** What speaks against letting relations go, from whoever keeps it; it counts whatever the company owns. */
export const speaksAgainst = defineRegistry<SpeaksAgainst>('crm.speaks-against', { always: true })
