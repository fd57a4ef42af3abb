import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { showPicture } from '@core/files/show-picture'
import { ownCompany } from '@core/tenancy/own-company'
import {
  correspondence,
  customerFlowFile,
  customerMessages,
  type FlowFacts,
  flowFileReader,
  flowLink,
  flowReader,
} from '@plugins/crm/contract'
import { customerFile } from '@plugins/documents/contract'
import { flowProfiles } from '@plugins/settings/contract'
import { Type as t } from '@sinclair/typebox'
import { adviserOf, adviserSchema } from '../domain/adviser'
import { letterhead } from '../domain/letterhead'
import { documentsOfFlow, siblingSchema } from '../domain/siblings'
import { before } from './customer-document-calls'
import { customerPicture, picturesByCustomer } from './picture-calls'

const params = t.Object({ hash: t.String({ maxLength: 64 }) })
const text = t.Union([t.String(), t.Null()])

/** The dossier that a link opens, as long as it is there. @throws Problem 404 */
async function openedFlow(context: Context, id: number): Promise<FlowFacts> {
  const flow = await context.use(flowReader).flow(context, id)
  if (!flow) throw gone()
  return flow
}
const gone = () => new Problem(404, flowLink.gone)

const conversation = (context: Context, id: number, earlierThan?: number) =>
  context.use(correspondence).forCustomer(context, { flowId: id, aboutType: 'flow', aboutId: id }, earlierThan)

/** The dossier as its customer sees it (R-PORT-009, R-PORT-012). */
const getByCustomer = call({
  method: 'GET',
  path: 'flow/:hash/getbycustomer',
  access: { hash: flowLink },
  summary: 'The dossier as its customer sees it',
  params,
  response: t.Composite([
    customerMessages,
    t.Object({
      number: text,
      description: text,
      status: t.String(),
      customer: t.Object({ fullname: t.String(), address: text, postcode: text, city: text }),
      company: t.Object({
        ...letterhead,
        has_background: t.Boolean(),
      }),
      adviser: adviserSchema,
      documents: t.Array(siblingSchema),
      pictures: t.Array(customerPicture),
      flowfiles: t.Array(customerFlowFile),
    }),
  ]),
  async run(context, { recordId }) {
    const flow = await openedFlow(context, recordId)
    const customer = await context.use(flowReader).customer(context, flow.relation_id)
    if (!customer) throw gone()
    const company = await ownCompany(context)
    const brand = await context.use(flowProfiles).brandOf(context, flow.flowprofile_id)
    return {
      number: flow.number,
      description: flow.description,
      status: flow.status,
      customer: {
        fullname: customer.fullname,
        address: customer.address,
        postcode: customer.postcode,
        city: customer.city,
      },
      company: {
        name: company.name,
        phone: company.phone ?? null,
        time_zone: company.time_zone,
        brand_color: brand.color,
        has_logo: Boolean(brand.logo_key),
        has_background: Boolean(brand.background_key),
      },
      adviser: await adviserOf(context, flow.user_id),
      documents: await documentsOfFlow(context, flow.id),
      ...(await conversation(context, flow.id)),
      pictures: await picturesByCustomer(context, flow.id),
      flowfiles: await context.use(flowFileReader).forCustomer(context, flow),
    }
  },
})

const earlierMessages = call({
  method: 'GET',
  path: 'flow/:hash/messagesbycustomer',
  access: { hash: flowLink },
  summary: 'What was written before a message, the newest of it',
  params,
  query: before,
  response: customerMessages,
  async run(context, { recordId, query }) {
    const { id } = await openedFlow(context, recordId)
    return conversation(context, id, query.before)
  },
})

const logo = call({
  method: 'GET',
  path: 'flow/:hash/getflowlogobycustomer',
  access: { hash: flowLink },
  summary: 'Logo of the dossier: of its profile, else of the company',
  params,
  response: 'file',
  async run(context, { recordId }) {
    const { flowprofile_id } = await openedFlow(context, recordId)
    const { logo_key } = await context.use(flowProfiles).brandOf(context, flowprofile_id)
    return showPicture(context.files, logo_key, 'logo')
  },
})

const background = call({
  method: 'GET',
  path: 'flow/:hash/getflowcustomerbackground',
  access: { hash: flowLink },
  summary: 'Picture above the customer pages',
  params,
  response: 'file',
  run: (context, { recordId }) => customerFile.background(context, { flow_id: recordId }),
})

export const flowCalls: readonly Call[] = [getByCustomer, earlierMessages, logo, background]
