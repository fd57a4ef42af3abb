import { useList, useOwns } from '@core/ui'

/** What the teams of the company are called: `const teamName = useTeamNames()`, `teamName(row.team_id)`; null for none. */
export function useTeamNames(): (id: number | null) => string | null {
  const teams = useList('/api/team', { limit: 200, sort: 'name' }, { enabled: useOwns('BASIS') }).data?.rows
  return id => teams?.find(team => team.id === id)?.name ?? null
}
