import { useList } from '@core/ui'

/** What kinds of incidents are called, by their number. */
export function useTypeNames(): (id: number | null) => string | null {
  const { data } = useList('/api/incidenttype', { sort: 'order', limit: 200 })
  return id => data?.rows.find(type => type.id === id)?.description ?? null
}
