import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRow } from '@core/db/list'
import { inputSchema } from '@core/db/schema'
import { movedFields } from '@core/states/states'
import { Type as t } from '@sinclair/typebox'
import { hasCall } from './ability'
import { additionsAsked, bodyWith, type HeldAddition, takeApart, withParam, writeAdded } from './additions'
import { earlierStatusesCall } from './earlier-statuses-call'
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
  updateRecord,
  withEveryField,
  withLocation,
} from './record'
import type { AnyResource } from './resource'
import { accessOf, accessToWrite, idParams, listAnswer, listParams, listParts, rowWith } from './schemas'
import { bodyWithUnchanged, fieldsAnswered, withoutUnchanged } from './unchanged'

/** The generic calls of a resource, with what other plugins add to its rows. */
export function resourceCalls(resource: AnyResource, additions: readonly HeldAddition[]): Call[] {
  const enrichers = resource.enrich ?? []
  const row = rowWith(resource, enrichers, additions)
  const read = accessOf(resource)
  const write = accessToWrite(resource)
  const name = resource.entity.meta.tableName
  const calls: Call[] = []
  const asked = (context: Context, query: ListInput) => [...enrichers, ...additionsAsked(additions, context, query)]
  const add = (kind: 'list' | 'get' | 'create' | 'update' | 'delete', ...made: Call[]) =>
    hasCall(resource, kind) && calls.push(...made)

  add(
    'list',
    call({
      method: 'GET',
      path: resource.path,
      access: read,
      summary: `List of ${name}`,
      operationId: `${resource.path}.list`,
      query: listParams(resource, additions),
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
        const row = await readRow(context, resource.entity, {
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
  if (resource.states?.putBack) calls.push(earlierStatusesCall(resource, resource.states))
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
      return asPreferred(request, withLocation(made, resource.path, record.id))
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

/** What nobody writes: as declared, and a status that only moves change. */
const readonlyOf = ({ readonly = [], states }: AnyResource) => [...readonly, ...movedFields(states)]
