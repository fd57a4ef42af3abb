import { type Choice, readPage } from '@core/ui'

/** Relations for a picker, with their place to tell namesakes apart. */
export async function findRelations(query: string, signal: AbortSignal): Promise<readonly Choice[]> {
  const { rows } = await readPage('/api/relation', { query, limit: 30, sort: 'surname' }, signal)
  return rows.map(row => ({ id: row.id, label: row.fullname, note: [row.city, row.email].filter(Boolean).join(' · ') }))
}
