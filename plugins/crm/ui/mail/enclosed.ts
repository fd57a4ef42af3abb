import { useGrowingList } from '@core/ui'

/** Files that go along with one mail, and their bytes together (G-UPL, R-FLOW-031). */
export const MOST_FILES = 3
const MOST_BYTES = 20 * 1024 * 1024

/** A file that goes along: one of this device, or one of the dossier by where it is downloaded. */
export interface Enclosed {
  readonly key: string
  readonly filename: string
  readonly size: number
  readonly file?: File
}

/** Why files may not go along together, as the key of the text that says so. */
export function tooMuch(files: readonly Enclosed[]): 'mailTooMany' | 'mailTooLarge' | undefined {
  if (files.length > MOST_FILES) return 'mailTooMany'
  return files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES ? 'mailTooLarge' : undefined
}

/** Files of a dossier that may go along: attached, shared with the customer, or from other mails. */
export function useDossierFiles(flowId: number): readonly Enclosed[] {
  const of = { flow_id: String(flowId) }
  const lists = {
    attachedfile: useGrowingList('/api/attachedfile', of).rows,
    flowfile: useGrowingList('/api/flowfile', of).rows,
    assistfile: useGrowingList('/api/assistfile', of).rows,
  }
  return Object.entries(lists).flatMap(([kind, rows]) =>
    rows.map(({ id, filename, size }) => ({ key: `${kind}/${id}`, filename, size })),
  )
}
