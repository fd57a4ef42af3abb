import { useCurrentUser, useList } from '@core/ui'

/** Which to-dos are mine: those for me, and those for everybody. */
export const mine = (userId: number): string => `${userId},null`

/** How many to-dos wait for me, for the menu. */
export function useOpenActions() {
  const { id } = useCurrentUser()
  const list = useList('/api/action', { status: 'open', assignee_id: mine(id), limit: 1, fields: 'id' })
  return list.data ? { count: list.data.total } : undefined
}
