import { type MenuItem, type RowOf, useList } from '@core/ui'
import { IconFileText } from '@tabler/icons-react'
import { pathOfKind } from './path-of-kind'
import type { EditorKind } from './ui'

interface Making {
  /** What may be done with the documents that something is made of, as they say themselves. */
  may: string
  /** What a way is called. */
  label: (number: string) => string
  onSelect: (document: RowOf<'/api/quotation'>) => void
  /** False for a kind that the company does not own: there are no ways then. */
  enabled?: boolean
}

/** How something is made of the documents of a kind in a dossier; undefined as long as those are not known. */
export function useWaysOf(
  kind: EditorKind,
  flowId: number,
  { may, label, onSelect, enabled = true }: Making,
): MenuItem[] | undefined {
  const { data } = useList(
    pathOfKind(kind, '/api/quotation'),
    {
      flow_id: String(flowId),
      // Those of which something may be made would get lost among hundreds of drafts.
      status: 'sent,approved',
      sort: '-id',
      limit: 20,
    },
    { enabled },
  )
  if (!enabled) return []
  return data?.rows
    .filter(({ can }) => can?.includes(may))
    .map(row => ({
      key: `${kind} ${row.id}`,
      label: label(row.number ?? ''),
      icon: IconFileText,
      onSelect: () => onSelect(row),
    }))
}
