import { asPage, type RowOf, useCall } from '@core/ui'
import type { ReactNode } from 'react'

interface FlowOfRelationProps {
  /** Null for nobody: then no dossier is chosen. */
  relationId: number | null
  children: (flowId: number | null) => ReactNode
}

/** Finds the dossier that something new for a relation is for: the one that the relation has, where it is the only one. */
export function FlowOfRelation({ relationId, children }: FlowOfRelationProps) {
  const flows = useCall(
    'get',
    '/api/flow',
    { params: { query: { relation_id: String(relationId), limit: 2 } } },
    { enabled: relationId !== null },
  )
  if (relationId === null) return children(null)
  if (!flows.data) return null
  const { rows } = asPage<RowOf<'/api/flow'>>(flows.data)
  const [only] = rows
  return children(rows.length === 1 && only ? only.id : null)
}
