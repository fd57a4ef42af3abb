import { type MenuItem, type RowOf, useList } from '@core/ui'
import { IconFileText } from '@tabler/icons-react'

interface Quoted {
  /** What may be done with the quotations that something is made of, as they say themselves. */
  may: string
  /** What a way is called. */
  label: (number: string) => string
  onSelect: (quotation: RowOf<'/api/quotation'>) => void
}

/** How something is made of the quotations of a dossier; undefined as long as those are not known. */
export function useQuotedWays(flowId: number, { may, label, onSelect }: Quoted): MenuItem[] | undefined {
  const { data } = useList('/api/quotation', {
    flow_id: String(flowId),
    // Those of which something may be made would get lost among hundreds of drafts.
    status: 'sent,approved',
    sort: '-id',
    limit: 20,
  })
  return data?.rows
    .filter(({ can }) => can?.includes(may))
    .map(row => ({
      key: String(row.id),
      label: label(row.number ?? ''),
      icon: IconFileText,
      onSelect: () => onSelect(row),
    }))
}
