import { useCall, useGrowingList } from '@core/ui'

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

/** Files of a dossier that may go along: attached, from other mails, or shared with its customer or with those of its profile. */
export function useDossierFiles(flowId: number): readonly Enclosed[] {
  const of = { flow_id: String(flowId) }
  const flow = useCall('get', '/api/flow/{id}', { params: { path: { id: flowId } } })
  const profile = { flowprofile_id: String(flow.data?.flowprofile_id ?? 0) }
  const lists: [string, readonly { id: number; filename: string; size: number }[]][] = [
    ['attachedfile', useGrowingList('/api/attachedfile', of).rows],
    ['flowfile', useGrowingList('/api/flowfile', of).rows],
    ['flowfile', useGrowingList('/api/flowfile', profile).rows],
    ['flowfile', useGrowingList('/api/flowfile', { companysettings_id_from: '1' }).rows],
    ['assistfile', useGrowingList('/api/assistfile', of).rows],
  ]
  return lists.flatMap(([kind, rows]) =>
    rows.map(({ id, filename, size }) => ({ key: `${kind}/${id}`, filename, size })),
  )
}
