import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'
import { invalid } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import type { Enricher } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'

/** The teams of a company: who is in each that is there, by its number, and which lie in the trash. */
export interface Teams {
  readonly live: ReadonlyMap<number, readonly number[]>
  readonly trashed: readonly number[]
}

/** Tells who is in which team. */
export interface TeamReader {
  /** Read once for each piece of work. */
  teams(context: Context): Promise<Teams>
  /** What some of them are called, those in the trash too. */
  names(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, string>>
}
export const teamReader = definePort<TeamReader>('basis.team-reader')

/** Fills in what the team is called that does a piece of work; lists know teams by their number (`useTeamNames`). */
export const teamNames: Enricher = {
  single: true,
  fields: { team_name: nullable(t.String()) },
  async run(rows, context) {
    const ids = [...new Set(rows.flatMap(({ team_id }) => (typeof team_id === 'number' ? [team_id] : [])))]
    const names = ids.length ? await context.use(teamReader).names(context, ids) : new Map<number, string>()
    for (const row of rows) row.team_name = names.get(Number(row.team_id)) ?? null
  },
}

/** Teams that one of these colleagues is in. */
export const teamsWith = ({ live }: Teams, userIds: readonly number[]): number[] =>
  [...live].flatMap(([id, members]) => (members.some(member => userIds.includes(member)) ? id : []))

/** Condition on a team for what is nobody's: without one, or with one that is in the trash. */
export const ofNoTeam = ({ trashed }: Teams): (number | null)[] => [null, ...trashed]

/** Whom a team brings along, and whether that team is still there. */
export function broughtBy(
  { live }: Teams,
  team_id: number | null,
): { readonly team_id: number | null; readonly members: readonly number[] } {
  const members = team_id === null ? undefined : live.get(team_id)
  return members ? { team_id, members } : { team_id: null, members: [] }
}

/** Rows of some colleagues and of teams that they are in, each once. */
export async function readWithTeams<R extends { readonly id: number }, W>(
  read: (whose: W | { readonly team_id: number[] }) => Promise<R[]>,
  own: W,
  teamIds: readonly number[],
): Promise<R[]> {
  const rows = await read(own)
  if (!teamIds.length) return rows
  const seen = new Set(rows.map(({ id }) => id))
  return [...rows, ...(await read({ team_id: [...teamIds] })).filter(({ id }) => !seen.has(id))]
}

interface Doer {
  user_id?: number | null
  team_id?: number | null
}

/**
 * Work is for one colleague or for one team: who gives it to either takes it from the other.
 *
 * @throws Problem 422 when it is given to both at once
 */
export function settleDoer(work: Doer, { user_id, team_id }: Readonly<Record<string, unknown>>): void {
  if (user_id && team_id) throw invalid('team_id', 'basis.person_or_team')
  if (team_id) work.user_id = null
  else if (user_id) work.team_id = null
}
