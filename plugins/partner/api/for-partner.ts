import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { idParams } from '@core/resource/schemas'
import { partnerTasks } from '@plugins/basis/contract/partner-tasks'
import { FLOW_STATUSES } from '@plugins/crm/contract'
import { partnerFlows } from '@plugins/crm/contract/partner-flows'
import {
  partnerDocumentSchema,
  partnerDocuments,
  readDocumentSchema,
} from '@plugins/documents/contract/partner-documents'
import { partnerReader } from '@plugins/partnermanagement/contract'
import { Type as t } from '@sinclair/typebox'
import { lookingPartner } from '../domain/looking-partner'

const access = { module: 'PARTNER', partner: true } as const
/** What a list shows, and 25 more each time somebody asks (R-PART-005). */
const STEP = 25
const MOST = 500
const KINDS = ['quotation', 'confirmation', 'invoice', 'document'] as const

const partnerId = t.Optional(
  t.Integer({ minimum: 1, description: 'Whose; that of the user unless told, and staff tell it' }),
)
const narrowed = t.Object({
  partnerId,
  limit: t.Optional(t.Integer({ minimum: 1, maximum: MOST, description: `${STEP} unless told` })),
})

const flowSchema = t.Object({
  id: t.Integer(),
  number: nullable(t.String()),
  status: t.Union(FLOW_STATUSES.map(status => t.Literal(status))),
  phase: nullable(t.String()),
  description: nullable(t.String()),
  reference: nullable(t.String()),
  relation_fullname: t.String(),
  address: nullable(t.String()),
  postcode: nullable(t.String()),
  city: nullable(t.String()),
  lead_date: t.String({ format: 'date' }),
  updated_at: t.String(),
  partner_id: nullable(t.Integer()),
  partner_project_id: nullable(t.Integer()),
  user_id: nullable(t.Integer()),
})
const taskSchema = t.Object({
  id: t.Integer(),
  title: t.String(),
  type: t.String(),
  status: t.String(),
  start_date: nullable(t.String()),
  end_date: nullable(t.String()),
  flow_id: nullable(t.Integer()),
})

const flowsForPartner = call({
  method: 'GET',
  path: 'flow/indexForPartner',
  operationId: 'flow.indexForPartner',
  access,
  summary: 'Dossiers of a partner, the newest first (C-0613)',
  query: t.Composite([
    narrowed,
    t.Object({ query: t.Optional(t.String({ maxLength: 100, description: 'Those that mention this' })) }),
  ]),
  response: t.Array(flowSchema),
  async run(context, { query: { partnerId: asked, limit = STEP, query } }) {
    const { id } = await lookingPartner(context, asked)
    return context.use(partnerFlows).list(context, { partner_id: id }, { limit, query })
  },
})

const flowForPartner = call({
  method: 'GET',
  path: 'flow/:id/getForPartner',
  operationId: 'flow.getForPartner',
  access,
  summary: 'A dossier as its partner sees it: what is planned, and the documents that went out (C-0614, R-FLOW-037)',
  params: idParams,
  query: t.Object({ partnerId }),
  response: t.Object({
    flow: flowSchema,
    project: nullable(t.String({ description: 'What the project of the partner is called' })),
    tasks: t.Array(taskSchema),
    documents: t.Array(partnerDocumentSchema),
  }),
  async run(context, { params, query }) {
    const partner = await lookingPartner(context, query.partnerId, notFound())
    const flow = await context.use(partnerFlows).find(context, partner.id, params.id)
    if (!flow) throw notFound()
    const reading = { flowIds: [flow.id], amounts: partner.sees_prices }
    const reader = context.use(partnerDocuments)
    const [projects, tasks, ...documents] = await Promise.all([
      context.use(partnerReader).projects(context, partner.id),
      context.use(partnerTasks).list(context, [flow.id], MOST),
      ...KINDS.map(kind => reader.list(context, kind, reading, MOST)),
    ])
    const project = projects.find(({ id }) => id === flow.partner_project_id)?.label ?? null
    return { flow, project, tasks, documents: documents.flat() }
  },
})

const tasksForPartner = call({
  method: 'GET',
  path: 'task/indexForPartner',
  operationId: 'task.indexForPartner',
  access,
  summary: 'What is planned in the dossiers of a partner, what comes first in front (C-0615)',
  query: narrowed,
  response: t.Array(taskSchema),
  async run(context, { query: { partnerId: asked, limit = STEP } }) {
    const { id } = await lookingPartner(context, asked)
    const flowIds = await context.use(partnerFlows).ids(context, { partner_id: id })
    return context.use(partnerTasks).list(context, flowIds, limit)
  },
})

const documentCalls = (kind: (typeof KINDS)[number]) => [
  call({
    method: 'GET',
    path: `${kind}/indexForPartner`,
    operationId: `${kind}.indexForPartner`,
    access,
    summary: `Those of ${kind} that went out in the dossiers of a partner, the newest first (R-PART-006)`,
    query: narrowed,
    response: t.Array(partnerDocumentSchema),
    async run(context, { query: { partnerId: asked, limit = STEP } }) {
      const { id, sees_prices } = await lookingPartner(context, asked)
      const flowIds = await context.use(partnerFlows).ids(context, { partner_id: id })
      return context.use(partnerDocuments).list(context, kind, { flowIds, amounts: sees_prices }, limit)
    },
  }),
  call({
    method: 'GET',
    path: `${kind}/:id/getForPartner`,
    operationId: `${kind}.getForPartner`,
    access,
    summary: `One of ${kind} as its partner reads it: the version that its customer sees (R-PART-002, R-PART-008)`,
    params: idParams,
    query: t.Object({ partnerId }),
    response: readDocumentSchema,
    async run(context, { params, query }) {
      const { id, sees_prices } = await lookingPartner(context, query.partnerId, notFound())
      const flowIds = await context.use(partnerFlows).ids(context, { partner_id: id })
      const found = await context
        .use(partnerDocuments)
        .read(context, kind, params.id, { flowIds, amounts: sees_prices })
      if (!found) throw notFound()
      return found
    },
  }),
]

const own = call({
  method: 'GET',
  path: 'partner/own',
  operationId: 'partner.own',
  access,
  summary: 'The partner of the user with its projects, and whom its people call',
  query: t.Object({ partnerId }),
  response: t.Object({
    id: t.Integer(),
    name: t.String(),
    sees_prices: t.Boolean(),
    projects: t.Array(t.Object({ id: t.Integer(), label: t.String() })),
  }),
  async run(context, { query }) {
    const { id, name, sees_prices } = await lookingPartner(context, query.partnerId)
    return { id, name, sees_prices, projects: await context.use(partnerReader).projects(context, id) }
  },
})

/** What partners see of their own dossiers: to read, and no more. */
export const partnerCalls = [own, flowsForPartner, flowForPartner, tasksForPartner, ...KINDS.flatMap(documentCalls)]
