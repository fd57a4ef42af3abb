import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { inputSchema } from '@core/db/schema'
import { deleteRecord, find, updateRecord } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { boardFilter } from '../domain/board-cards'
import { cardsAsked, leadCard, leadCardOf, leadCards } from '../domain/lead-cards'
import { Flow } from '../entities/flow'
import { flows } from '../resources/flows'
import { makeFlow } from './create-flow'

const access = { module: 'CRM' } as const

/** What can be changed of a dossier by its card: what it is called there, and the column behind it (E-0178 to E-0196). */
const COLUMN_OF: Readonly<Record<string, string>> = {
  flow_status: 'status',
  flow_phase_id: 'flow_phase_id',
  flow_phase_description: 'phase',
  flow_type: 'type',
  flow_tags: 'tags',
  flow_lead_source: 'lead_source',
  flow_description: 'description',
  user_id: 'user_id',
  chance: 'chance',
  closing_date: 'closing_date',
}

const columns = inputSchema(Flow, { readonly: flows.readonly ?? [], partial: true }).properties
const fields = Object.fromEntries(
  Object.entries(COLUMN_OF).map(([name, column]): [string, TSchema] => [name, columns[column] ?? t.Never()]),
)

const columnsOf = (card: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(card).map(([name, value]) => [COLUMN_OF[name] ?? name, value]))

async function cardOf(context: Context, id: number) {
  const card = await leadCardOf(context, id)
  if (!card) throw notFound()
  return card
}

const change = (method: 'PATCH' | 'PUT'): Call =>
  call({
    method,
    path: 'lead/:id',
    operationId: `lead.${method === 'PATCH' ? 'update' : 'put'}`,
    access,
    summary: 'Change a dossier by its card on the board',
    params: idParams,
    body: t.Object(fields, { additionalProperties: false }),
    response: leadCard,
    async run(context, { params: { id }, body }) {
      await updateRecord(flows, context, await find(flows, context, id), columnsOf(body))
      return cardOf(context, id)
    },
  })

/** Dossiers as cards of the board (C-0031 to C-0035): a card is no record of its own and carries the number of its dossier. */
export const leadCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: 'lead',
    operationId: 'lead.list',
    access,
    summary: 'Dossiers as cards of the lead board',
    query: t.Object({ ...cardsAsked, ...boardFilter }),
    response: t.Array(leadCard),
    run: (context, { query }) => leadCards(context, query),
  }),
  call({
    method: 'GET',
    path: 'lead/:id',
    operationId: 'lead.get',
    access,
    summary: 'One dossier as a card of the lead board',
    params: idParams,
    response: leadCard,
    run: (context, { params: { id } }) => cardOf(context, id),
  }),
  call({
    method: 'POST',
    path: 'lead',
    operationId: 'lead.create',
    access,
    summary: 'Make a dossier by what its card says, for a relation that is there or a new one by name',
    status: 201,
    body: t.Object(
      {
        ...fields,
        relation_id: t.Optional(t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
        relation_fullname: t.Optional(t.String({ maxLength: 255 })),
      },
      { additionalProperties: false },
    ),
    response: leadCard,
    example: { relation_fullname: 'Jan van der Berg', flow_description: 'Zonnepanelen', flow_tags: ['Particulier'] },
    async run(context, { body: { relation_id = null, relation_fullname: fullname, ...card } }) {
      const relation = fullname ? { fullname } : {}
      const { id } = await makeFlow(context, { ...columnsOf(card), relation_id, relation })
      return cardOf(context, id)
    },
  }),
  change('PATCH'),
  change('PUT'),
  call({
    method: 'DELETE',
    path: 'lead/:id',
    operationId: 'lead.delete',
    access,
    summary: 'Move the dossier of a card to the trash',
    params: idParams,
    response: 'nothing',
    async run(context, { params: { id } }) {
      await deleteRecord(flows, context, await find(flows, context, id))
      return undefined
    },
  }),
]
