import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'
import { LoadingState } from '../feedback/skeleton.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { InPageContext, Page } from '../page/page.tsx'

export interface LoadedProps<Data> {
  query: UseQueryResult<Data, unknown>
  /** What failed, with its article: "De dossiers", "Het product". */
  what?: string
  children: (data: Data) => ReactNode
  compact?: boolean
}

/** Waits for an answer: skeleton, error with retry, then the content. `<Loaded query={flow}>{flow => …}</Loaded>` */
export function Loaded<Data>({ query, what, children, compact }: LoadedProps<Data>) {
  const t = useCoreT()
  // Around a whole screen there is no title yet.
  const inPage = useContext(InPageContext)
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    const state = <ErrorState error={query.error} what={what} compact={compact} onRetry={() => void query.refetch()} />
    return inPage ? state : <Page title={t('loadFailedTitle')}>{state}</Page>
  }
  return <LoadingState lines={compact ? 3 : 8} />
}
