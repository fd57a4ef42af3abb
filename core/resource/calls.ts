import { hasPlace } from '@core/db/entity'
import { readRow } from '@core/db/list'
import { inputSchema } from '@core/db/schema'
import { locateCall } from '@core/geocoding/locate-call'
import { type Call, call } from '@core/http/call'
import type { Context } from '@core/http/context'
import { notFound } from '@core/http/problem'
import { importTemplate } from '@core/imports/api/import-template'
import { uploadImport } from '@core/imports/api/upload-import'
import { movedFields } from '@core/states/states'
import { Type as t } from '@sinclair/typebox'
import { additionsAsked, bodyWith, type HeldAddition, takeApart, withParam, writeAdded } from './additions'
import { bulkDelete } from './bulk-delete'
import { earlierStatusesCall } from './earlier-statuses-call'
import { exportRows } from './export-call'
import { type ListInput, listRows } from './list-rows'
import { bodyWithStatus, putStatusBack } from './put-back-status'
import {
  answer,
  answerRow,
  asPreferred,
  checkVersion,
  createRecord,
  deleteRecord,
  find,
  hasTrash,
  updateRecord,
  withEveryField,
  withPlace,
} from './record'
import { recordLog } from './record-log'
import type { AnyResource, OutgoingRow } from './resource'
import { accessOf, idParams, listAnswer, listParams, listParts, rowWith } from './schemas'
import { trashCalls } from './trash-calls'
import { bodyWithUnchanged, fieldsAnswered, withoutUnchanged } from './unchanged'

/** The generic calls of a resource, with what other plugins add to its rows. */
export function resourceCalls(resource: AnyResource, additions: readonly HeldAddition[]): Call[] {
  const enrichers = resource.enrich ?? []
  const wanted = new Set(resource.calls ?? ['list', 'get', 'create', 'update', 'delete'])
  const row = rowWith(resource, enrichers, additions)
  const read = accessOf(resource, resource.role)
  const write = accessToWrite(resource)
  const name = resource.entity.meta.tableName
  const calls: Call[] = []
  const asked = (context: Context, query: ListInput) => [...enrichers, ...additionsAsked(additions, context, query)]
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
      query: listParams(resource.entity, additions),
      response: listAnswer(row),
      parts: listParts(row),
      run: (context, { request, query }) => listRows(resource, asked(context, query), context, request, query),
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
      ...(additions.length ? { query: t.Object(withParam(additions)) } : {}),
      response: row,
      run: async (context, { params, query }) => {
        const row = await readRow<OutgoingRow>(context, resource.entity, {
          ...resource.scope?.(context),
          id: params.id,
        })
        if (!row) throw notFound()
        return answerRow(asked(context, query ?? {}), context, row)
      },
    }),
  )
  add('create', createCall(resource, additions))
  add('update', updateCall(resource, 'PATCH', additions), updateCall(resource, 'PUT', additions))
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
      run: async (context, { params, request }) => {
        const record = await find(resource, context, params.id)
        await checkVersion(request, record, () => answer(resource, enrichers, context, record))
        await deleteRecord(resource, context, record)
        return undefined
      },
    }),
  )
  if (wanted.has('delete')) {
    calls.push(bulkDelete(resource))
    if (hasTrash(resource.entity)) calls.push(...trashCalls(resource, additions))
  }
  if (wanted.has('list')) calls.push(exportRows(resource, additions))
  if (wanted.has('get')) calls.push(recordLog(resource))
  if (resource.states?.putBack) calls.push(earlierStatusesCall(resource, resource.states))
  if (resource.import) calls.push(uploadImport(resource), importTemplate(resource))
  if (wanted.has('get') && hasPlace(resource.entity))
    calls.push(
      locateCall({
        path: `${resource.path}/:id`,
        access: read,
        entity: resource.entity,
        params: idParams,
        of: (context, { id }) => ({ ...resource.scope?.(context), id }),
      }),
    )
  return calls
}

/** Makes a record of a resource; for whom a record is made of more than itself, to build on. */
export function createCall(resource: AnyResource, additions: readonly HeldAddition[] = []) {
  const enrichers = resource.enrich ?? []
  return call({
    method: 'POST',
    path: resource.path,
    access: accessToWrite(resource),
    summary: `Create ${resource.entity.meta.tableName}`,
    operationId: `${resource.path}.create`,
    status: 201,
    body: bodyWith(inputSchema(resource.entity, { readonly: readonlyOf(resource) }), additions),
    response: rowWith(resource, enrichers, additions),
    run: async (context, { body, request }) => {
      const sent = takeApart(additions, context, body)
      const record = await createRecord(resource, context, withEveryField(resource, sent.own))
      const written = await writeAdded(sent, record, context)
      const made = await answer(resource, [...enrichers, ...written], context, record)
      return asPreferred(request, withPlace(made, resource.path, record.id))
    },
  })
}

/** Changes a record of a resource. */
export function updateCall(resource: AnyResource, method: 'PATCH' | 'PUT', additions: readonly HeldAddition[] = []) {
  const enrichers = resource.enrich ?? []
  const row = rowWith(resource, enrichers, additions)
  const own = inputSchema(resource.entity, { readonly: readonlyOf(resource), partial: true })
  const changed = bodyWithUnchanged(bodyWithStatus(resource, bodyWith(own, additions)), row)
  return call({
    method,
    path: `${resource.path}/:id`,
    access: accessToWrite(resource),
    summary: `Change ${resource.entity.meta.tableName}`,
    operationId: `${resource.path}.${method === 'PATCH' ? 'update' : 'put'}`,
    params: idParams,
    body: changed,
    response: row,
    run: async (context, { params, body, request }) => {
      const record = await find(resource, context, params.id)
      await checkVersion(request, record, () => answer(resource, enrichers, context, record), body)
      const current = fieldsAnswered(context, resource.entity, record, enrichers, additions)
      const changes = await withoutUnchanged(changed, body, current)
      const sent = takeApart(additions, context, changes)
      if (!(await putStatusBack(resource, context, record, changes)))
        await updateRecord(resource, context, record, sent.own)
      const written = await writeAdded(sent, record, context)
      return asPreferred(request, await answer(resource, [...enrichers, ...written], context, record))
    },
  })
}

const accessToWrite = (resource: AnyResource) => accessOf(resource, resource.writeRole ?? resource.role)

/** What nobody writes: as declared, and a status that only moves change. */
const readonlyOf = ({ readonly = [], states }: AnyResource) => [...readonly, ...movedFields(states)]
