import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { readRow, readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { not } from '@core/db/where'
import { streetLine } from '@core/domain/street-line'
import { showPicture } from '@core/files/show-picture'
import { find } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { FLOW_STATUSES } from '../contract/flow-status'
import { brandOfFlow } from '../domain/brand-of-flow'
import { readFlows } from '../domain/flow-reader'
import { placesOfWork } from '../domain/places-of-work'
import { Flow } from '../entities/flow'
import { Organization } from '../entities/organization'
import { Relation } from '../entities/relation'
import { flows } from '../resources/flows'
import { organizations } from '../resources/organizations'
import { relations } from '../resources/relations'

const access = { module: 'CRM' } as const
const text = nullable(t.String())
/** Other dossiers of the same person that are named at once. */
const MOST_OTHERS = 50

/** What everybody wants to know of a dossier, in one small answer (C-0502). */
const getBasicDetails = call({
  method: 'GET',
  path: 'flow/:id/getBasicDetails',
  access,
  summary: 'Number, status and customer of a dossier, with how to reach them',
  params: idParams,
  response: t.Object({
    id: t.Integer(),
    number: text,
    status: t.Union(FLOW_STATUSES.map(status => t.Literal(status))),
    phase: text,
    description: text,
    user_id: nullable(t.Integer()),
    relation_id: t.Integer(),
    relation_fullname: t.String(),
    organization: text,
    email: text,
    phone: text,
    address: text,
    postcode: text,
    city: text,
  }),
  async run(context, { params }) {
    const flow = await find(flows, context, params.id)
    // A customer in the trash takes no living dossier along.
    const customer = await readFlows.customer(context, flow.relation_id)
    const place = (await placesOfWork(context, [flow])).get(flow.id)
    return {
      id: flow.id,
      number: flow.number ?? null,
      status: flow.status,
      phase: flow.phase ?? null,
      description: flow.description ?? null,
      user_id: flow.user_id ?? null,
      relation_id: flow.relation_id,
      relation_fullname: flow.relation_fullname,
      organization: customer?.organization ?? null,
      email: customer?.email ?? null,
      phone: customer?.phone ?? null,
      address: streetLine(place ?? {}) || null,
      postcode: place?.postcode ?? null,
      city: flow.city ?? place?.city ?? null,
    }
  },
})

/** The person of a dossier with their organization, and what else runs for them (C-0503). */
const getRelationContext = call({
  method: 'GET',
  path: 'flow/:id/getRelationContext',
  access,
  summary: 'Person, organization and the other dossiers of the customer of a dossier',
  params: idParams,
  response: t.Object({
    relation: nullable(rowWith(relations, [])),
    organization: nullable(rowWith(organizations, [])),
    flows: t.Array(rowWith(flows, [])),
  }),
  async run(context, { params }) {
    const { id, relation_id } = await find(flows, context, params.id)
    const relation = await readRow(context, Relation, { id: relation_id })
    return {
      relation: relation ?? null,
      organization: await organizationOf(context, relation),
      flows: await readRows(context, Flow, 'all', { relation_id, id: not(id) }, '-created_at', { limit: MOST_OTHERS }),
    }
  },
})

async function organizationOf(context: Context, relation: { organization_id: number | null } | undefined) {
  const id = relation?.organization_id
  return (id && (await readRow(context, Organization, { id }))) || null
}

/** What a task of a dossier can be about (C-0510). */
const getPossibleContexts = call({
  method: 'GET',
  path: 'flow/:id/getPossibleContexts',
  access,
  summary: 'Records that a task of a dossier can link to: the dossier, its person and their organization',
  params: idParams,
  response: t.Array(t.Object({ type: t.String(), id: t.Integer(), title: t.String() })),
  async run(context, { params }) {
    const flow = await find(flows, context, params.id)
    const organization = await organizationOf(context, await readRow(context, Relation, { id: flow.relation_id }))
    return [
      { type: 'flow', id: flow.id, title: [flow.number, flow.description].filter(Boolean).join(' · ') },
      { type: 'relation', id: flow.relation_id, title: flow.relation_fullname },
      ...(organization ? [{ type: 'organization', id: organization.id, title: organization.name }] : []),
    ]
  },
})

/** The logo that the customer of a dossier sees: of its profile, else of the company (C-0512). */
const getFlowLogo = call({
  method: 'GET',
  path: 'flow/:id/getflowlogo',
  access,
  summary: 'Logo of a dossier: of its profile, else of the company',
  params: idParams,
  response: 'file',
  async run(context, { params }) {
    const { id } = await find(flows, context, params.id)
    return showPicture(context.files, (await brandOfFlow(context, id)).logo_key, 'logo')
  },
})

export const flowDetails = [getFlowLogo, getBasicDetails, getRelationContext, getPossibleContexts]
