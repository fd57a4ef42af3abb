import { addDays, call, momentAt } from '@core/ui'

/** The visits of somebody today, with their project, forms and photos, as the screen of a visit asks for them. */
export default async function askJobs(day: string): Promise<void> {
  const query = { from: momentAt(day, '00:00'), to: momentAt(addDays(day, 1), '00:00'), user_id: 'me' }
  const events = await call('get', '/api/calendar/events', { params: { query } })
  await call('get', '/api/workhour/running')
  for (const { kind, id, about } of events) if (kind === 'task' && about === 'project') await askJob(id)
}

async function askJob(id: number): Promise<void> {
  const { project_id } = await call('get', '/api/task/{id}', { params: { path: { id } } })
  if (project_id === null) return
  const project = await call('get', '/api/project/{id}', { params: { path: { id: project_id } } })
  await call('get', '/api/picture', { params: { query: photosOf(project_id) } })
  await call('get', '/api/projectmaterial', { params: { query: materialsOf(project_id) } })
  await call('get', '/api/project/{id}/delivery', { params: { path: { id: project_id } } })
  if (project.flow_data_id === null) return
  const params = { path: { id: project.flow_data_id } }
  for (const form of await call('get', '/api/flowdata/{id}/flowdataitems', { params }))
    await call('get', '/api/flowdataitem/{id}', { params: { path: { id: form.id } } })
}

/** What asks for the photos of a project. */
export const photosOf = (project: number): Record<string, string> => ({
  picturable_type: 'project',
  picturable_id: String(project),
})

/** What asks for the materials of a project. */
export const materialsOf = (project: number) => ({ project_id: String(project), sort: 'id', limit: 200 })
