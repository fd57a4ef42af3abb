import { type Choice, readPage } from '@core/ui'

/** Dossiers to choose from by what was typed, without the one that is looked at. */
export async function findFlows(query: string, signal: AbortSignal, not: number): Promise<readonly Choice[]> {
  const { rows } = await readPage('/api/flow', { query, limit: 20 }, signal)
  return rows
    .filter(({ id }) => id !== not)
    .map(({ id, relation_fullname, number, description }) => ({
      id,
      label: relation_fullname,
      note: [number, description].filter(Boolean).join(' · '),
    }))
}
