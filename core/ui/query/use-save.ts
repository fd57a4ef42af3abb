import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Answer, call, type Init, type Method, type Path } from '../api/client.ts'
import type { Problem } from '../api/problem.ts'
import { toastProblem } from '../feedback/toast.tsx'
import { refreshCalls } from './query-client.ts'

export interface SaveOptions<M extends Method, P extends Path<M>> {
  /** Other addresses whose answers change too: `['/api/flow']`. */
  refresh?: string[]
  onSaved?: (answer: Answer<M, P>) => void
}

export interface Save<M extends Method, P extends Path<M>>
  extends Pick<
    UseMutationResult<Answer<M, P>, Problem, Init<M, P>>,
    'data' | 'error' | 'isPending' | 'isSuccess' | 'reset'
  > {
  /**
   * Sends without waiting and shows what goes wrong: buttons, switches. The same again, while the first is on its way,
   * is the second click of somebody who sees nothing happen: it does nothing.
   */
  mutate: (init: Init<M, P>, after?: (answer: Answer<M, P>) => void) => void
  /** Sends and waits; throws the {@link Problem}. For `FormModal` and `Form`, which show it at the fields. */
  send: (init: Init<M, P>) => Promise<Answer<M, P>>
}

/**
 * Writes to the API: `const save = useSave('patch', '/api/relation/{id}')`, then
 * `save.mutate({ params: { path: { id } }, body })`. Sends the version that was read (If-Match) and an Idempotency-Key,
 * refreshes the answers of the same resource, and shows what went wrong.
 */
export function useSave<M extends Exclude<Method, 'get'>, P extends Path<M>>(
  method: M,
  path: P,
  { refresh = [], onSaved }: SaveOptions<M, P> = {},
): Save<M, P> {
  const mutation = useMutation<Answer<M, P>, Problem, Init<M, P>>({
    mutationFn: init => call(method, path, init),
    onSuccess: answer => {
      // The screen goes on at once; what it shows follows behind it.
      void refreshCalls(resourceOf(path as string), ...refresh)
      onSaved?.(answer)
    },
  })
  const sending = useRef(new Set<string>()).current
  const { data, error, isPending, isSuccess, reset, mutateAsync } = mutation
  return {
    data,
    error,
    isPending,
    isSuccess,
    reset,
    mutate: (init, after) => {
      const said = JSON.stringify(init)
      if (sending.has(said)) return
      sending.add(said)
      void mutateAsync(init)
        .finally(() => sending.delete(said))
        .then(after, (problem: Problem) => {
          toastProblem(problem)
          // Whoever is told that somebody else changed it sees what it is now.
          if (problem.stale) void refreshCalls(resourceOf(path as string), ...refresh)
        })
    },
    send: mutateAsync,
  }
}

/** `/api/relation` from `/api/relation/{id}/restore`. */
function resourceOf(path: string): string {
  return path.split('/').slice(0, 3).join('/')
}
