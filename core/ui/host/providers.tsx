import { OverlaysProvider } from '@blueprintjs/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../query/query-client.ts'

/** What every screen needs around it. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <OverlaysProvider>{children}</OverlaysProvider>
    </QueryClientProvider>
  )
}
