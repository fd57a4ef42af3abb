import { call } from '@core/ui'

/** The dossier with its customer, as its screen and its files ask for them. */
export default async function askFlow(id: number): Promise<void> {
  const params = { path: { id } }
  const flow = await call('get', '/api/flow/{id}', { params })
  await Promise.all([
    call('get', '/api/relation/{id}', { params: { path: { id: flow.relation_id } } }),
    call('get', '/api/message', { params: { query: { flow_id: `${id}`, sort: '-created_at', limit: 100 } } }),
    call('get', '/api/flowphase', { params: { query: { sort: 'order', limit: 500 } } }),
    call('get', '/api/customfield', { params: { query: { sort: 'order', limit: 500 } } }),
    call('get', '/api/flow/{id}/getsteps', { params }),
    call('get', '/api/flow/{id}/getlogitems', { params: { ...params, query: { limit: 100 } } }),
    call('get', '/api/note', { params: { query: { flow_id: `${id}`, sort: '-created_at', limit: 100 } } }),
    call('get', '/api/picture', { params: { query: { flow_id: `${id}` } } }),
    call('get', '/api/attachedfile', {
      params: { query: { attachedfileable_type: 'flow', attachedfileable_id: `${id}`, limit: 100 } },
    }),
    call('get', '/api/flowfile', { params: { query: { flow_id: `${id}`, limit: 100 } } }),
  ])
}
