import type { MergeSource } from '@core/merge-tags/merge-sources'

/** Tags of the period that a recurring invoice bills: each of its invoices is made with them filled in. */
export const periodSource: MergeSource = {
  prefix: 'period',
  texts: 'invoice',
  tags: ['name', 'from', 'until'],
  values: async () => ({}),
}
