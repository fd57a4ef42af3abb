import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import { type Answer, call, type Init, type Method, type Path } from '../api/client.ts'
import type { Problem } from '../api/problem.ts'
import { renewKept } from '../offline/kept-answers.ts'
import { queryClient } from './query-client.ts'
import { useAnswer } from './use-answer.ts'

export interface CallOptions {
  /** False waits: for an id that is not known yet. */
  enabled?: boolean
  /** Milliseconds between two reads on their own, for progress. */
  everyMs?: number
  /** Keeps the answer of the previous parameters on screen until the next one is there. */
  keepPrevious?: boolean
  /** Milliseconds during which an answer counts as fresh; 15 000 when left out. */
  freshMs?: number
}

/**
 * Reads from the API: `const { data } = useCall('get', '/api/relation/{id}', { params: { path: { id } } })`. Typed from
 * the OpenAPI document, cached by address and parameters, refreshed after saves through {@link useSave}.
 */
export function useCall<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  init?: Init<M, P>,
  { enabled, everyMs, keepPrevious, freshMs }: CallOptions = {},
): UseQueryResult<Answer<M, P>, Problem> {
  return useAnswer<Answer<M, P>>({
    queryKey: callKey(method, path, init),
    queryFn: ({ signal }) => call(method, path, { ...(init as object), signal } as Init<M, P>),
    enabled,
    ...(everyMs ? { refetchInterval: everyMs } : {}),
    ...(freshMs === undefined ? {} : { staleTime: freshMs }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

/** Key of an answer in the cache: the address first, so that {@link refreshCalls} finds all of one resource. */
export function callKey<M extends Method, P extends Path<M>>(method: M, path: P, init?: Init<M, P>): readonly unknown[]
// Without the types of all calls: their input together is more than the compiler compares.
export function callKey(method: string, path: string, init?: unknown): readonly unknown[] {
  const { params, body } = (init ?? {}) as { params?: unknown; body?: unknown }
  return [path, method, params ?? null, body ?? null]
}

/**
 * Keeps what a write answered as what this address answers now. Without it a screen that is opened again would show what
 * was there before the write, and a read that is still on its way could bring it back.
 */
export function keepAnswer<P extends Path<'get'>>(path: P, init: Init<'get', P>, answer: Answer<'get', P>): void {
  const queryKey = callKey('get', path, init)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, answer)
  void renewKept(addressOf(path, init), answer)
}

/** Changes what is known of an address, instead of reading all of it again; what is not known stays so. */
export function changeAnswer<P extends Path<'get'>>(
  path: P,
  init: Init<'get', P>,
  change: (answer: Answer<'get', P>) => Answer<'get', P>,
): void {
  const queryKey = callKey('get', path, init)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Answer<'get', P>>(queryKey, known => known && change(known))
}

/** The address that a call goes to, for calls without a query. */
function addressOf(path: string, init: unknown): string {
  const values = (init as { params?: { path?: Record<string, unknown> } } | undefined)?.params?.path ?? {}
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}
