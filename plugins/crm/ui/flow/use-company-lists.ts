import { type FieldOverride, type Option, useCall, useList, useOwns, useT } from '@core/ui'
import described from '@openapi/fields/flow'

/** Lead sources that the company has set (S0 §3.3). */
export function useLeadSources(): Option<string>[] {
  const company = useCall('get', '/api/company/getcurrentcompany', undefined, { freshMs: 300_000 })
  return (company.data?.companysettings?.lead_sources ?? []).map(source => ({ value: source, label: source }))
}

/** Reasons to cancel a dossier that the company has set (R-FLOW-042). */
export function useCancelReasons(): Option<string>[] {
  const company = useCall('get', '/api/company/getcurrentcompany', undefined, { freshMs: 300_000 })
  return (company.data?.companysettings?.cancel_reasons ?? []).map(reason => ({ value: reason, label: reason }))
}

/** How forms ask where a record came from: one of the sources that the company has set. */
export function useLeadSourceField(): FieldOverride {
  const t = useT('crm')
  return { kind: 'select', options: useLeadSources(), empty: t('none') }
}

/** Labels that every company has at hand for its dossiers (R-FLOW-013). */
const LABELS = ['won', 'lost', 'subscribed', 'archived'] as const

/** How forms ask labels: one that is in use, one at hand, or a new one. */
export function useTagsField(of: 'flow' | 'relation' | 'organization'): FieldOverride {
  const used = useCall('get', `/api/${of}/values`, { params: { query: { field: 'tags' } } })
  const t = useT('crm')
  const atHand = of === 'flow' ? LABELS.map(label => t(`label_${label}`)) : []
  const labels = new Set([...(used.data ?? []).map(({ value }) => value), ...atHand])
  return { kind: 'tags', options: [...labels].map(value => ({ value, label: value })) }
}

/** As many profiles as a company will have. */
const ALL_PROFILES = 200

/** Profiles that dossiers may have; none for whoever may not see them. */
export function useProfiles(): Option<number>[] {
  const list = useList('/api/flowprofile', { limit: ALL_PROFILES }, { enabled: useOwns('SETTINGS') })
  return (list.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
}

/** Colleagues who may handle a dossier. */
export function useHandlers(): Option<number>[] {
  const users = useList('/api/user', { limit: 200, ...described.fields.user_id.reference.among })
  return (users.data?.rows ?? []).map(user => ({ value: user.id, label: user.fullname }))
}
