import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound, Problem } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openRecord, openRecords } from '@core/db/open-record'
import { addForCustomer } from '@core/files/add-for-customer'
import { Picture } from '@core/files/pictures/picture'
import { addPicture, pictureFiles } from '@core/files/pictures/pictures'
import { createRecord } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { move } from '@core/states/move'
import { type FlowFacts, flowLink, flowReader } from '@plugins/crm/contract'
import { type Static, Type as t } from '@sinclair/typebox'
import { INCIDENT_STATUSES, incidentEvents } from '../contract'
import { type IncidentRecord, incidentStates } from '../domain/incident-states'
import { Incident } from '../entities/incident'
import { IncidentType } from '../entities/incident-type'
import { incidents } from '../resources/incidents'

const access = { hash: flowLink } as const
const hash = t.String({ maxLength: 64 })
const text = t.Union([t.String(), t.Null()])
const moment = t.Union([t.String({ format: 'date-time' }), t.Null()])
const picture = t.Object({
  id: t.Integer(),
  filename: t.String(),
  status: t.Union([t.Literal('processing'), t.Literal('ready'), t.Literal('failed')]),
})

/** An incident as the customer of its dossier sees it. */
const customerIncident = t.Object(
  {
    id: t.Integer(),
    number: text,
    type: text,
    description: text,
    content: t.String(),
    response: text,
    status: t.Union(INCIDENT_STATUSES.map(status => t.Literal(status))),
    created_at: t.String({ format: 'date-time' }),
    resolved_at: moment,
    pictures: t.Array(picture),
  },
  { title: 'customerincident' },
)

/** The dossier behind a link, for companies that do aftercare. @throws Problem 404 */
async function openFlow(context: Context, id: number): Promise<FlowFacts> {
  const flow = context.owns('AFTERCARE') ? await context.use(flowReader).flow(context, id) : null
  if (!flow) throw new Problem(404, flowLink.gone)
  return flow
}

async function sentIncident(context: Context, flowId: number, id: number): Promise<IncidentRecord> {
  await openFlow(context, flowId)
  const incident = await openRecord(context, Incident, { id, flow_id: flowId, deleted_at: null, hidden: false })
  if (!incident) throw notFound()
  return incident
}

type Kind = Readonly<{ id: number; description: string }>

const readKinds = (context: Context) => readRows(context, IncidentType, ['id', 'description'], {}, 'order')

/** Incidents with their photos as their customer sees them; what colleagues keep there is their own. */
async function shown(
  context: Context,
  records: readonly IncidentRecord[],
  kinds: readonly Kind[],
): Promise<Static<typeof customerIncident>[]> {
  if (!records.length) return []
  const types = new Map(kinds.map(({ id, description }) => [id, description]))
  const photos = await openRecords(
    context,
    Picture,
    { picturable_type: incidents.path, picturable_id: records.map(({ id }) => id), by_customer: true },
    { sort: 'id' },
  )
  return records.map(incident => ({
    id: incident.id,
    number: incident.number ?? null,
    type: types.get(incident.incident_type_id ?? 0) ?? null,
    description: incident.description ?? null,
    content: incident.content,
    response: incident.response ?? null,
    status: incident.status,
    created_at: incident.created_at.toISOString(),
    resolved_at: incident.resolved_at?.toISOString() ?? null,
    pictures: photos
      .filter(({ picturable_id }) => picturable_id === incident.id)
      .map(({ id, filename, status }) => ({ id, filename, status })),
  }))
}

const oneShown = async (context: Context, incident: IncidentRecord) => {
  const [one] = await shown(context, [incident], await readKinds(context))
  return one as Static<typeof customerIncident>
}

const getByCustomer = call({
  method: 'GET',
  path: 'flow/:hash/incidentsbycustomer',
  access,
  summary: 'Incidents of a dossier as its customer sees them, and what kinds can be reported',
  params: t.Object({ hash }),
  response: t.Object({
    types: t.Array(t.Object({ id: t.Integer(), description: t.String() })),
    incidents: t.Array(customerIncident),
    /** Work began, so that something can be wrong with it. */
    may_report: t.Boolean(),
  }),
  async run(context, { recordId }) {
    if (!context.owns('AFTERCARE')) return { types: [], incidents: [], may_report: false }
    const flow = await openFlow(context, recordId)
    const found = await openRecords(
      context,
      Incident,
      { flow_id: flow.id, deleted_at: null, hidden: false },
      { sort: '-id', limit: 50 },
    )
    const types = await readKinds(context)
    return {
      types,
      incidents: await shown(context, found, types),
      may_report: reportable(flow),
    }
  },
})

/** Stages in which work was begun, or is done. */
const WORKED_ON: readonly string[] = ['project', 'invoice', 'aftercare', 'completed']
const reportable = ({ status }: FlowFacts): boolean => WORKED_ON.includes(status)

/** How many incidents one link reports: more than go wrong, and too few to flood whoever reads them. */
const linkLimit = {
  of: 'incidents of a link',
  within: [{ most: 20, seconds: 86_400, text: 'aftercare.customer_too_many_incidents' }],
} as const

/** A customer reports an incident, by either of the two names that the calls of customers have (C-0586, C-0587, C-05). */
const storeAt = (path: string) =>
  call({
    method: 'POST',
    path,
    access,
    summary: 'The customer reports an incident',
    linkLimit,
    status: 201,
    body: t.Object({
      hash,
      incident_type_id: t.Optional(t.Union([t.Integer({ minimum: 1 }), t.Null()])),
      content: t.String({ maxLength: 4000 }),
    }),
    response: customerIncident,
    async run(context, { recordId, body }) {
      const flow = await openFlow(context, recordId)
      if (!reportable(flow)) throw context.refuse('aftercare.customer_nothing_done_yet')
      const incident = await createRecord(incidents, context, {
        flow_id: flow.id,
        content: body.content,
        incident_type_id: body.incident_type_id ?? null,
        reported_by: 'customer',
      })
      await context.emit(incidentEvents.reportedByCustomer, { id: incident.id })
      return oneShown(context, incident)
    },
  })

const resolveByCustomer = call({
  method: 'POST',
  path: 'incident/:id/resolvebycustomer',
  access,
  summary: 'The customer says that an incident is resolved',
  params: idParams,
  body: t.Object({ hash }),
  response: customerIncident,
  async run(context, { recordId, params }) {
    const incident = await sentIncident(context, recordId, params.id)
    if (incident.status !== 'resolved')
      await move(context, incidentStates, incident, 'resolve', {
        by: incident.relation_fullname,
        set: { resolved_by: 'customer' },
      })
    return oneShown(context, incident)
  },
})

const storePicture = call({
  method: 'POST',
  path: 'incident/:id/storepicturebycustomer',
  access,
  summary: 'The customer sends a photo of an incident: jpg, png, gif, webp or heic',
  multipart: 'photo',
  params: idParams,
  status: 201,
  body: t.Object({ hash, file: t.Any({ description: 'Photo of at most 10 MB' }) }),
  response: picture,
  async run(context, { recordId, params, body }) {
    const incident = await sentIncident(context, recordId, params.id)
    const place = {
      ...{ picturable_type: incidents.path, picturable_id: incident.id },
      ...{ flow_id: recordId, by_customer: true },
    }
    const { id, filename, status } = await addForCustomer(
      pictureFiles,
      context,
      recordId,
      'aftercare.too_many_photos',
      () => addPicture(context, body.file, place, incident.relation_fullname),
    )
    return { id, filename, status }
  },
})

/** What customers do with incidents by the link of their dossier (R-INC-002, R-PORT-010). */
export const customerIncidentCalls: readonly Call[] = [
  getByCustomer,
  storeAt('incident/storebycustomer'),
  storeAt('incident/savebycustomer'),
  resolveByCustomer,
  storePicture,
]
