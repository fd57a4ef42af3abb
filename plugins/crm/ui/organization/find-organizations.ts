import { type Choice, readPage } from '@core/ui'

/** Organizations for a picker. */
export async function findOrganizations(query: string, signal: AbortSignal): Promise<readonly Choice[]> {
  const { rows } = await readPage('/api/organization', { query, limit: 30, sort: 'name' }, signal)
  return rows.map(row => ({ id: row.id, label: row.name, note: row.city }))
}
