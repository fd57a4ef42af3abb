import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'
import { LoadingState } from '../feedback/skeleton.tsx'

export interface LoadedProps<Data> {
  query: UseQueryResult<Data, unknown>
  /** What failed, as a plural: "De dossiers". */
  what?: string
  children: (data: Data) => ReactNode
  compact?: boolean
}

/** Waits for an answer: skeleton, error with retry, then the content. `<Loaded query={flow}>{flow => …}</Loaded>` */
export function Loaded<Data>({ query, what, children, compact }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return <ErrorState error={query.error} what={what} compact={compact} onRetry={() => void query.refetch()} />
  return <LoadingState lines={compact ? 3 : 8} />
}
