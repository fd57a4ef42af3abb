import { call } from '@core/ui'

/** The work of a dossier, as its card asks for it. */
export default (id: number): Promise<unknown> =>
  call('get', '/api/flow/{id}/getWithRelatedTasks', { params: { path: { id } } })
