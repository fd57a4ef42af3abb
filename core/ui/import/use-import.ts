import { type Answer, call } from '../api/client.ts'
import { refreshCalls } from '../query/query-client.ts'
import { useCall } from '../query/use-call.ts'

/** An import as the API answers it. */
export type ImportFile = Answer<'get', '/api/importfile/{id}'>
export type ImportStatus = keyof ImportFile['counts']

/** Milliseconds between two looks at work that goes on. */
const pollMs = 1000

const busy = new Set<ImportFile['state']>(['checking', 'running', 'undoing'])

/** Whether the server still works on it. */
export const isBusy = ({ state }: Pick<ImportFile, 'state'>): boolean => busy.has(state)

/** One import, read again while the server works on it. */
export function useImport(id: number, working: boolean) {
  const path = { params: { path: { id } } }
  return useCall('get', '/api/importfile/{id}', path, { freshMs: 0, ...(working ? { everyMs: pollMs } : {}) })
}

/** The steps of an import; each shows at once that it has begun. Each throws a `Problem`. */
export function importSteps(id: number) {
  const path = { params: { path: { id } } }
  const begun = () => refreshCalls('/api/importfile')
  return {
    check: (body: Pick<ImportFile, 'mapping' | 'match_by' | 'existing'>) =>
      call('post', '/api/importfile/{id}/check', { ...path, body }).then(begun),
    start: () => call('post', '/api/importfile/{id}/start', path).then(begun),
    undo: () => call('post', '/api/importfile/{id}/undo', path).then(begun),
    stop: (batchId: number) =>
      call('post', '/api/batch/{id}/cancel', { params: { path: { id: batchId } } }).then(begun),
  }
}
