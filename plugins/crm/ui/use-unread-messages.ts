import { type MenuBadge, useList } from '@core/ui'

/** How many customers wait to be read, for the menu. */
export function useUnreadMessages(): MenuBadge | undefined {
  const { data } = useList('/api/message', { status: 'unread', sender: 'customer', limit: 1 })
  return data && data.total > 0 ? { count: data.total, tone: 'attention' } : undefined
}
