import { readRow } from '@core/db/list'
import { inputSchema } from '@core/db/schema'
import { type Call, call } from '@core/http/call'
import { notFound } from '@core/http/problem'
import { bulkDelete } from './bulk-delete'
import { exportRows } from './export-call'
import { listRows } from './list-rows'
import { answer, answerRow, checkVersion, createRecord, deleteRecord, find, hasTrash, updateRecord } from './record'
import { recordLog } from './record-log'
import type { AnyResource, Enricher, OutgoingRow } from './resource'
import { accessOf, idParams, listAnswer, listParams, rowWith } from './schemas'
import { trashCalls } from './trash-calls'

/** The generic calls of a resource, with what other plugins add to its rows. */
export function resourceCalls(resource: AnyResource, added: readonly Enricher[]): Call[] {
  const enrichers = [...(resource.enrich ?? []), ...added]
  const wanted = new Set(resource.calls ?? ['list', 'get', 'create', 'update', 'delete'])
  const row = rowWith(resource, enrichers)
  const read = accessOf(resource, resource.role)
  const write = accessOf(resource, resource.writeRole ?? resource.role)
  const name = resource.entity.meta.tableName
  const readonly = [...(resource.readonly ?? []), ...(resource.lifecycle ? ['status'] : [])]
  const created = inputSchema(resource.entity, { readonly })
  const changed = inputSchema(resource.entity, { readonly, partial: true })
  const calls: Call[] = []
  const add = (kind: 'list' | 'get' | 'create' | 'update' | 'delete', ...made: Call[]) =>
    wanted.has(kind) && calls.push(...made)

  add(
    'list',
    call({
      method: 'GET',
      path: resource.path,
      access: read,
      summary: `List of ${name}`,
      operationId: `${resource.path}.list`,
      query: listParams(resource.entity),
      response: listAnswer(row),
      run: (context, { request, query }) => listRows(resource, enrichers, context, request, query),
    }),
  )
  add(
    'get',
    call({
      method: 'GET',
      path: `${resource.path}/:id`,
      access: read,
      summary: `One ${name}`,
      operationId: `${resource.path}.get`,
      params: idParams,
      response: row,
      run: async (context, { params }) => {
        const row = await readRow<OutgoingRow>(context, resource.entity, {
          ...resource.scope?.(context),
          id: params.id,
        })
        if (!row) throw notFound()
        return answerRow(enrichers, context, row)
      },
    }),
  )
  add(
    'create',
    call({
      method: 'POST',
      path: resource.path,
      access: write,
      summary: `Create ${name}`,
      operationId: `${resource.path}.create`,
      status: 201,
      body: created,
      response: row,
      run: async (context, { body, request }) => {
        const record = await createRecord(resource, context, body)
        const made = await answer(resource, enrichers, context, record)
        made.headers.set('location', `/api/${resource.path}/${record.id}`)
        return asPreferred(request, made)
      },
    }),
  )
  const update = (method: 'PATCH' | 'PUT') =>
    call({
      method,
      path: `${resource.path}/:id`,
      access: write,
      summary: `Change ${name}`,
      operationId: `${resource.path}.${method === 'PATCH' ? 'update' : 'put'}`,
      params: idParams,
      body: changed,
      response: row,
      run: async (context, { params, body, request }) => {
        const record = await find(resource, context, params.id)
        await checkVersion(request, record, () => answer(resource, enrichers, context, record))
        await updateRecord(resource, context, record, body)
        return asPreferred(request, await answer(resource, enrichers, context, record))
      },
    })
  add('update', update('PATCH'), update('PUT'))
  add(
    'delete',
    call({
      method: 'DELETE',
      path: `${resource.path}/:id`,
      access: write,
      summary: `Delete ${name}; where it has a trash, into the trash`,
      operationId: `${resource.path}.delete`,
      params: idParams,
      response: 'nothing',
      run: async (context, { params }) => {
        await deleteRecord(resource, context, await find(resource, context, params.id))
        return undefined
      },
    }),
  )
  if (wanted.has('delete')) {
    calls.push(bulkDelete(resource))
    if (hasTrash(resource.entity)) calls.push(...trashCalls(resource, enrichers))
  }
  if (wanted.has('list')) calls.push(exportRows(resource, enrichers))
  if (wanted.has('get')) calls.push(recordLog(resource))
  return calls
}

/** Without its body when the client asks for the minimum; what it needs stands in the headers. */
function asPreferred(request: Request, answered: Response): Response {
  if (!/\breturn=minimal\b/i.test(request.headers.get('prefer') ?? '')) return answered
  answered.headers.delete('content-type')
  answered.headers.set('preference-applied', 'return=minimal')
  return new Response(null, { status: 204, headers: answered.headers })
}
