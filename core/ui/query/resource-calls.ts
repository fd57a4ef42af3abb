import { type Answer, call, type Method } from '../api/client.ts'
import { ifUnchanged } from '../sorting/if-unchanged.ts'

/** Progress of long work on the server; 100 is the end, also of what failed or was stopped (R-BATCH-002, R-BATCH-003). */
export type BatchState = Answer<'get', '/api/batch/{id}'>

/** One that stays, and why. */
export interface Refusal {
  id: number
  message: string
}

/** How many would go with the trash, how many stay, and of the first of those why. */
export interface Emptying {
  deletable: number
  kept: number
  refused: readonly Refusal[]
}

/** A line of what happened to a record. */
export type LogLine = Answer<'get', '/api/listview/{id}/log'>[number]

/** A text that stands in a field, and in how many records. */
export type UsedValue = Answer<'get', '/api/listview/values'>[number]

const send = call as (method: Method, path: string, init?: unknown) => Promise<unknown>

/** Does something to many records as a batch; `would` only tells to which not. */
export interface BulkCalls {
  would: (ids: readonly number[]) => Promise<{ refused: Refusal[] }>
  start: (ids: readonly number[]) => Promise<{ batchId: number }>
}

/** The two ways to ask a call that takes `ids` and `dry_run`. */
export const inBulk = (path: string): BulkCalls => ({
  would: ids => send('post', path, { body: { ids, dry_run: true } }) as ReturnType<BulkCalls['would']>,
  start: ids => send('post', path, { body: { ids } }) as ReturnType<BulkCalls['start']>,
})

/**
 * The calls that resources have in common, by the address of their list; the generated types know them per resource
 * only. Each throws a `Problem`.
 */
export function resourceCalls(resource: string) {
  const on = (id: number) => ({ params: { path: { id } } })
  return {
    patch: (id: number, body: Record<string, unknown>) => send('patch', `${resource}/{id}`, { ...on(id), body }),
    remove: (id: number) => send('delete', `${resource}/{id}`, on(id)),
    restore: (id: number) => send('post', `${resource}/{id}/restore`, on(id)),
    destroy: (id: number) => send('post', `${resource}/{id}/forceDelete`, on(id)),
    duplicate: (id: number) => send('post', `${resource}/{id}/duplicate`, on(id)) as Promise<{ id: number }>,
    /** What would stay when the trash is emptied. */
    wouldEmpty: () => send('get', `${resource}/emptytrash`) as Promise<Emptying>,
    /** Some of the records in the trash. */
    trashed: (ids: readonly number[]) =>
      send('get', `${resource}/trashed`, { params: { query: { id: ids.join(',') } } }) as Promise<unknown[]>,
    emptyTrash: () => send('post', `${resource}/emptytrash`) as Promise<{ batchId: number }>,
    removeMany: inBulk(`${resource}/bulkdelete`),
    destroyMany: inBulk(`${resource}/bulkforcedelete`),
    restoreAll: (ids: readonly number[]) =>
      send('post', `${resource}/bulkrestore`, { body: { ids } }) as Promise<{ batchId: number }>,
    order: (rows: readonly { id: number; version: number }[]) =>
      send('post', `${resource}/updateorder`, {
        body: { items: rows.map(({ id }, order) => ({ id, order })) },
        headers: ifUnchanged(rows.map(({ version }) => version)),
      }),
    values: (query: { field: string; query?: string | undefined }, signal?: AbortSignal) =>
      send('get', `${resource}/values`, { params: { query }, signal }) as Promise<UsedValue[]>,
    log: (id: number, signal?: AbortSignal) =>
      send('get', `${resource}/{id}/log`, { ...on(id), signal }) as Promise<LogLine[]>,
  }
}
