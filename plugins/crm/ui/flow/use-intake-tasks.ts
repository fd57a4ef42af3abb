import { call, confirm, refreshCalls, toast, useT } from '@core/ui'
import type { Flow } from './flow-status'

type Handled = Pick<Flow, 'id' | 'user_id'>

/** Asks, when a dossier got another adviser, whether the open intake tasks of the one before go along (R-FLOW-022, G-INTMOVE). */
export function useIntakeTasks() {
  const t = useT('crm')
  return async (before: Handled, after: Handled): Promise<void> => {
    const { user_id: from } = before
    if (!from || !after.user_id || after.user_id === from) return
    const path = { id: after.id }
    const { count } = await call('get', '/api/flow/{id}/intaketasks', { params: { path, query: { user_id: from } } })
    if (!count) return
    const goes = await confirm({
      title: t('moveIntakeTasks'),
      verb: t('moveIntakeTasksVerb'),
      cancel: t('leaveIntakeTasks'),
    })
    if (!goes) return
    await call('post', '/api/flow/{id}/moveintaketasks', { params: { path }, body: { from_user_id: from } })
    toast(t('movedIntakeTasks'))
    await refreshCalls('/api/task', '/api/flow')
  }
}
