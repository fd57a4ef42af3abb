import { type Query, QueryClient } from '@tanstack/react-query'
import { Problem } from '../api/problem.ts'

/**
 * Only an unreachable server is worth a second try, and soon: whoever waits is told within two seconds, and `ErrorState`
 * goes on trying. A refusal stays a refusal.
 */
function worthTrying(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof Problem && error.unreachable
}

/** Without a connection a call fails at once and says so, instead of waiting unseen until there is one. */
const networkMode = 'always'

/** Answers of the API as the screens see them: shown at once when known, refreshed behind them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: 10 * 60_000,
      retry: worthTrying,
      retryDelay: 1000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode,
    },
    mutations: { retry: false, networkMode },
  },
})

/** Forgets every answer, when another user signs in. */
export function forgetAnswers(): void {
  queryClient.clear()
}

/** Reads again what is shown of these addresses: `refreshCalls('/api/relation')` covers the list and each record. */
export async function refreshCalls(...prefixes: string[]): Promise<void> {
  const meant = isBelow(prefixes)
  // A first answer that is still on its way may be from before the change, and is not asked for again by itself.
  const early = queryClient.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: query => meant(query) && query.state.data === undefined,
  })
  await queryClient.invalidateQueries({ predicate: meant })
  if (early.length) await queryClient.invalidateQueries({ predicate: query => early.includes(query) })
}

/** Marks what is known of these addresses as old: what is on screen stays, and is read when somebody looks at it next. */
export async function outdateCalls(...prefixes: string[]): Promise<void> {
  await queryClient.invalidateQueries({ predicate: isBelow(prefixes), refetchType: 'none' })
}

const isBelow =
  (prefixes: readonly string[]) =>
  ({ queryKey: [path] }: Query): boolean =>
    typeof path === 'string' && prefixes.some(prefix => path === prefix || path.startsWith(`${prefix}/`))
