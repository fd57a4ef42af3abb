import { useCall } from '@core/ui'
import { useState } from 'react'
import { DocumentsCard } from './documents-card'

/** What went out in the dossiers of a partner, of all kinds together, the newest first. */
export function DocumentsOf({ whose, step }: { whose: { partnerId?: number }; step: number }) {
  const [limit, setLimit] = useState(step)
  const asked = { params: { query: { ...whose, limit } } }
  const quotations = useCall('get', '/api/quotation/indexForPartner', asked)
  const confirmations = useCall('get', '/api/confirmation/indexForPartner', asked)
  const invoices = useCall('get', '/api/invoice/indexForPartner', asked)
  const others = useCall('get', '/api/document/indexForPartner', asked)
  const all = [quotations, confirmations, invoices, others]
    .flatMap(({ data }) => data ?? [])
    .toSorted((one, other) => (other.documentdate ?? '').localeCompare(one.documentdate ?? ''))
  return (
    <DocumentsCard
      query={quotations}
      documents={all.slice(0, limit)}
      more={all.length > limit ? () => setLimit(limit + step) : undefined}
      whose
    />
  )
}
