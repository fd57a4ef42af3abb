import { call } from '@core/ui'

/** The forms of a dossier, those that can be added and those that it has with what was filled in, as their screens ask for them. */
export default async function askFormsOfFlow(id: number): Promise<void> {
  await call('get', '/api/company/getverticals', { params: { query: { flow_id: id } } })
  const forms = await call('get', '/api/flow/{id}/flowdataitems', { params: { path: { id } } })
  for (const form of forms) {
    const params = { path: { id: form.id } }
    await Promise.all([
      call('get', '/api/flowdataitem/{id}', { params }),
      call('get', '/api/flowdataitem/{id}/getpictures', { params }),
      call('get', '/api/attachedfile', {
        params: { query: { attachedfileable_type: 'flowdataitem', attachedfileable_id: `${form.id}` } },
      }),
    ])
  }
}
