import type { Init } from '@core/ui'

export type Asked = Init<'post', '/api/relation/searchInactiveRelations'>['body']['criteria'][number]
export type Criterion = Asked['criterion']

/** Older than so many days. */
export const AGES = ['flow_age', 'flow_updated_age', 'document_age'] as const satisfies readonly Criterion[]
/** With words in the description of a dossier, or without any. */
export const DESCRIPTIONS = ['with_description', 'without_description'] as const satisfies readonly Criterion[]
/** What must not be there; sent invoices are asked whatever is chosen (R-REL-007). */
export const ABSENCES = [
  'no_sent_quotations',
  'no_sent_confirmations',
  'no_open_actions',
  'no_planned_tasks',
  'no_unanswered_messages',
] as const satisfies readonly Criterion[]

const TWO_YEARS = 730

/** Nobody with whom anything is going on, and of whom nothing changed for two years. */
export const FIRST: readonly Asked[] = [
  ...ABSENCES.map(criterion => ({ criterion })),
  { criterion: 'flow_updated_age', days: TWO_YEARS },
]

export const askedOf = (all: readonly Asked[], criterion: Criterion): Asked | undefined =>
  all.find(one => one.criterion === criterion)

/** With one criterion asked, or not any more. */
export function withAsked(
  all: readonly Asked[],
  criterion: Criterion,
  asked: Omit<Asked, 'criterion'> | null,
): Asked[] {
  const others = all.filter(one => one.criterion !== criterion)
  return asked ? [...others, { criterion, ...asked }] : others
}
