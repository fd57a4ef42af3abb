import { addDays, momentAt, useCall, useCurrentUser, useList, useT } from '@core/ui'
import { PLANS_OTHERS } from '@plugins/crm/contract/calendar-facts'
import { useMemo } from 'react'
import type { Owner } from './lanes'

/** Whether one plans for others: below manager one only plans oneself. */
export const usePlansOthers = (): boolean => useCurrentUser().role >= PLANS_OTHERS

/** Colleagues, as far as one plans for them. */
function useUsers() {
  return useList('/api/user', { limit: 200, sort: 'name' }, { enabled: usePlansOthers() }).data?.rows
}

/** Everybody who is planned: below manager that is oneself. */
export function usePeople(): readonly Owner[] | undefined {
  const t = useT('basis')
  const me = useCurrentUser()
  const plansOthers = usePlansOthers()
  const users = useUsers()
  return useMemo(() => {
    if (!plansOthers) return [{ key: userKey(me.id), id: me.id, name: me.fullname, group: '' }]
    return users
      ?.filter(({ hide_from_planning, user_type }) => !hide_from_planning && user_type in GROUPS)
      .toSorted((one, other) => placeIn(one.user_type) - placeIn(other.user_type))
      .map(({ id, fullname, user_type }) => ({
        key: userKey(id),
        id,
        name: fullname,
        group: t(GROUPS[user_type as Group]),
      }))
  }, [plansOthers, me, users, t])
}

/** Teams that work is planned for, with who is in them; below manager none. */
export function useTeams(): readonly Owner[] | undefined {
  const plansOthers = usePlansOthers()
  const users = useUsers()
  const teams = useList('/api/team', { limit: 200, sort: 'name' }, { enabled: plansOthers }).data?.rows
  return useMemo(() => {
    if (!plansOthers) return []
    const names = new Map(users?.map(({ id, fullname }) => [id, fullname]))
    return teams?.map(({ id, name, color, members }) => {
      const there = members.flatMap(member => {
        const called = names.get(member)
        return called === undefined ? [] : { id: member, name: called }
      })
      return { key: teamKey(id), id, name, group: '', team: { color, members: there } }
    })
  }, [plansOthers, users, teams])
}

export const userKey = (id: number): string => `user-${id}`
export const teamKey = (id: number): string => `team-${id}`

/** Kinds of users that have work of their own. */
const GROUPS = {
  project: 'groupProject',
  sales: 'groupSales',
  standard: 'groupOffice',
  external: 'groupExternal',
} as const
type Group = keyof typeof GROUPS
const placeIn = (type: string): number => Object.keys(GROUPS).indexOf(type)

/** What is planned on some days, and what waits. */
export function usePlanning(days: readonly string[]) {
  const [first = '', last = first] = [days[0], days.at(-1)]
  const query = { from: momentAt(first, '00:00'), to: momentAt(addDays(last, 1), '00:00'), user_id: 'all' }
  return {
    events: useCall('get', '/api/calendar/events', { params: { query } }, { keepPrevious: true }),
    waiting: useCall('get', '/api/planning/waiting'),
  }
}
