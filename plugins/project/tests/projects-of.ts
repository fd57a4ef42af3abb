import type { TestClient } from '@core/testing/server'

/** Tuesday 1 December 2026, 08:00 in the Netherlands. */
export const EIGHT = '2026-12-01T07:00:00.000+00:00'

export interface Made {
  id: number
  flow_id: number
  flow_data_id: number
  status: string
  version: number
  number: string
}

export async function dossier(admin: TestClient, name = 'Ada', surname = 'Post') {
  return (await admin.post('/api/flow', { relation: { name, surname } })).body as { id: number; relation_id: number }
}

export async function project(admin: TestClient, more: object = {}): Promise<Made> {
  const flow = await dossier(admin)
  return (await admin.post('/api/project', { flow_id: flow.id, ...more })).body as Made
}

/** A template with visits on the days that are told, each of two hours. */
export async function template(admin: TestClient, days: readonly (number | null)[] = [0, 1, 3]): Promise<number> {
  const { id } = (await admin.post('/api/project/storeTemplate', { title: 'Zonnepanelen' })).body
  for (const [at, offset_days] of days.entries())
    await admin.post('/api/task', {
      ...{ title: `Bezoek ${at + 1}`, duration: 120, type: 'project', project_id: id, is_template: true },
      offset_days,
    })
  return id
}

interface ShownVisit {
  id: number
  title: string
  start_date: string | null
  end_date: string | null
  status: string
  user_id: number | null
  version: number
}
export const visitsOf = async (admin: TestClient, id: number): Promise<ShownVisit[]> =>
  (await admin.get(`/api/task?project_id=${id}&sort=id`)).body
export const startsOf = async (admin: TestClient, id: number) =>
  (await visitsOf(admin, id)).map(({ start_date }) => start_date?.slice(0, 16) ?? null)
export const read = async (admin: TestClient, id: number) => (await admin.get(`/api/project/${id}`)).body
export const flowNow = async (admin: TestClient, id: number) => (await admin.get(`/api/flow/${id}`)).body
