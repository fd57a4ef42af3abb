import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { FLOW_STATUSES } from '../contract/flow-status'
import { lineOf } from '../domain/name-of-place'
import { placesOfWork } from '../domain/places-of-work'
import { findFlows } from '../domain/search'
import { Flow } from '../entities/flow'
import { flows } from '../resources/flows'

/** Dossiers that a picker offers at once. */
const OFFERED = 50
/** Dossiers that a browser remembers (S1 §9). */
const REMEMBERED = 99

const sought = t.Object({ query: t.String({ minLength: 1, maxLength: 255 }) })

/** Dossiers by what people know of them: number, name, town, street, telephone, organization (C-0517). */
const searchFlows = call({
  method: 'GET',
  path: 'flow/search',
  access: { module: 'CRM' },
  summary: 'Find dossiers by number, name, town, street, telephone or organization',
  query: sought,
  response: t.Array(rowWith(flows, [])),
  run: (context, { query }) => findFlows(context, query.query, 0, OFFERED),
})

/** The same for pickers: what a dossier is called, and where the work is (C-0516). */
const queryWithAddress = call({
  method: 'GET',
  path: 'flow/queryWithDisplaynameWithAddress',
  access: { module: 'CRM' },
  summary: 'Find dossiers, each with a name to show and the address of the work',
  query: sought,
  response: t.Array(
    t.Object({
      id: t.Integer(),
      number: nullable(t.String()),
      status: t.Union(FLOW_STATUSES.map(status => t.Literal(status))),
      displayname: t.String(),
      address: nullable(t.String()),
    }),
  ),
  async run(context, { query }) {
    const found = await findFlows(context, query.query, 0, OFFERED)
    const addresses = await placesOfWork(context, found)
    return found.map(({ id, number, status, description, relation_fullname }) => ({
      id,
      number,
      status,
      displayname: [relation_fullname, number, description].filter(Boolean).join(' · '),
      address: lineOf(addresses.get(id) ?? {}) || null,
    }))
  },
})

/** Of the dossiers that a browser remembers those that are this company's and still there, in its order (C-0518, R-FLOW-030). */
const lastSeenFlows = call({
  method: 'POST',
  path: 'flow/getLastSeenFlows',
  access: { module: 'CRM' },
  summary: 'Of some dossiers those that are still there, in the same order',
  body: t.Object({
    ids: t.Array(t.Integer({ minimum: 1 }), { maxItems: REMEMBERED, description: 'The last one first' }),
  }),
  response: t.Array(rowWith(flows, [])),
  async run(context, { body: { ids } }) {
    const rows = ids.length ? await readRows(context, Flow, 'all', { id: ids }) : []
    const found = new Map(rows.map(row => [row.id, row]))
    return [...new Set(ids)].flatMap(id => found.get(id) ?? [])
  },
})

export const findFlowCalls = [searchFlows, queryWithAddress, lastSeenFlows]
