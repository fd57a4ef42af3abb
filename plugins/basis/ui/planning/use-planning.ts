import { addDays, momentAt, useCall, useCurrentUser, useList, useT } from '@core/ui'
import { PLANS_OTHERS } from '@plugins/crm/contract/calendar-facts'
import { useMemo } from 'react'
import type { Person } from './lanes'

/** Everybody who is planned: below manager that is oneself. */
export function usePeople(): readonly Person[] | undefined {
  const t = useT('basis')
  const me = useCurrentUser()
  const plansOthers = me.role >= PLANS_OTHERS
  const users = useList('/api/user', { limit: 200, sort: 'name' }, { enabled: plansOthers })
  return useMemo(() => {
    if (!plansOthers) return [{ id: me.id, name: me.fullname, group: '' }]
    return users.data?.rows
      .filter(({ hide_from_planning, user_type }) => !hide_from_planning && user_type in GROUPS)
      .toSorted((one, other) => placeIn(one.user_type) - placeIn(other.user_type))
      .map(({ id, fullname, user_type }) => ({ id, name: fullname, group: t(GROUPS[user_type as Group]) }))
  }, [plansOthers, me, users.data, t])
}

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
