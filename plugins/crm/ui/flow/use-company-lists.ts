import { type Option, useCall, useList } from '@core/ui'

/** Lead sources that the company has set (S0 §3.3). */
export function useLeadSources(): Option<string>[] {
  const company = useCall('get', '/api/company/getcurrentcompany', undefined, { freshMs: 300_000 })
  return (company.data?.companysettings?.lead_sources ?? []).map(source => ({ value: source, label: source }))
}

/** Colleagues who may handle a dossier. */
export function useHandlers(): Option<number>[] {
  const users = useList('/api/user', { limit: 200 })
  return (users.data?.rows ?? [])
    .filter(user => user.user_type !== 'partner')
    .map(user => ({ value: user.id, label: user.fullname }))
}
