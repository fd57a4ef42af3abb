import type { MergeSource } from '@core/merge-tags/merge-sources'

/** Tags of the document that a text or mail is about; their values come with the document itself. */
export const documentSource: MergeSource = {
  prefix: 'document',
  texts: 'documents',
  tags: ['number', 'title', 'date', 'enddate', 'totalinc', 'totalexc', 'link'],
  values: async () => ({}),
}
