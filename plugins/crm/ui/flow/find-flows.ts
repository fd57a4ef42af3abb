import { type Choice, readPage } from '@core/ui'

/** Dossiers for a picker, but one. */
export const findFlowsBut =
  (except: number) =>
  async (query: string, signal: AbortSignal): Promise<readonly Choice[]> => {
    const { rows } = await readPage('/api/flow', { query, limit: 30, sort: '-created_at' }, signal)
    return rows
      .filter(({ id }) => id !== except)
      .map(row => ({
        id: row.id,
        label: row.relation_fullname,
        note: [row.number, row.description, row.city].filter(Boolean).join(' · '),
      }))
  }
