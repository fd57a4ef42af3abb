import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { nullable, rowSchema } from '@core/db/schema'
import { not } from '@core/db/where'
import { hiddenTypes } from '@core/log/hidden-types'
import { logAnswer, logItemSchema } from '@core/log/log-answer'
import { LogItem } from '@core/log/log-item'
import { visibleLines } from '@core/log/visible-lines'
import { find } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { idParams } from '@core/resource/schemas'
import { partnerFlows } from '@plugins/crm/contract/partner-flows'
import { surveyReader } from '@plugins/surveys/contract'
import { Type as t } from '@sinclair/typebox'
import { PartnerProject } from '../entities/partner-project'
import { partnerProjects } from '../resources/partner-projects'

const access = { module: 'PARTNERMANAGEMENT' } as const
/** The newest lines that are looked through. */
const MOST_LINES = 1000

/** The log of all dossiers of a project, as far as whoever asks may see it, the newest first. */
async function linesOf(context: Context, projectId: number) {
  const flow_id = await context.use(partnerFlows).ids(context, { partner_project_id: projectId })
  if (!flow_id.length) return []
  const where = { flow_id, loggable_type: not(hiddenTypes(context)) }
  const found = await openRecords(context, LogItem, where, { sort: '-id', limit: MOST_LINES })
  return logAnswer(context, await visibleLines(context, found))
}

const getWithLogItems = call({
  method: 'GET',
  path: 'partnerproject/:id/getWithLogItems',
  operationId: 'partnerproject.getWithLogItems',
  access,
  summary: 'A project of a partner with what happened in its dossiers, the newest first; 1,000 lines at most',
  params: idParams,
  response: t.Object({
    partnerproject: rowSchema(PartnerProject, 'partnerproject.row'),
    logitems: t.Array(logItemSchema),
  }),
  async run(context, { params }) {
    const project = await find(partnerProjects, context, params.id)
    return {
      partnerproject: toRow(PartnerProject, project),
      logitems: await linesOf(context, project.id),
    }
  },
})

const flowOption = t.Object({ id: t.Integer(), number: nullable(t.String()), relation_fullname: t.String() })

const getFilterOptions = call({
  method: 'GET',
  path: 'partnerproject/:id/getFilterOptions',
  operationId: 'partnerproject.getFilterOptions',
  access,
  summary: 'By what the log of a project can be filtered: people, kinds of records, what was done, dossiers',
  params: idParams,
  response: t.Object({
    users: t.Array(t.Object({ id: t.Integer(), fullname: t.String() })),
    types: t.Array(t.String()),
    descriptions: t.Array(t.String()),
    flows: t.Array(flowOption),
  }),
  async run(context, { params }) {
    const { id } = await find(partnerProjects, context, params.id)
    const lines = await linesOf(context, id)
    const users = new Map(
      lines.flatMap(({ user_id, user_fullname }) => (user_id && user_fullname ? [[user_id, user_fullname]] : [])),
    )
    const flows = await context.use(partnerFlows).list(context, { partner_project_id: id })
    return {
      users: [...users].map(([userId, fullname]) => ({ id: userId, fullname })),
      types: [...new Set(lines.map(({ loggable_type }) => loggable_type))].sort(),
      descriptions: [...new Set(lines.map(({ description }) => description))].sort(),
      flows: flows.map(({ id: flowId, number, relation_fullname }) => ({ id: flowId, number, relation_fullname })),
    }
  },
})

const getUsedVerticals = call({
  method: 'GET',
  path: 'partnerproject/:id/getUsedVerticalsInFlows',
  operationId: 'partnerproject.getUsedVerticalsInFlows',
  access,
  summary: 'The kinds of forms that are filled in for dossiers of a project',
  params: idParams,
  response: t.Array(t.Object({ id: t.Integer(), description: t.String() })),
  async run(context, { params }) {
    const { id } = await find(partnerProjects, context, params.id)
    const flowIds = await context.use(partnerFlows).ids(context, { partner_project_id: id })
    return context.use(surveyReader).verticalsOf(context, flowIds)
  },
})

/** What happened in the dossiers of a project, and what they have in common (C-0590, C-0591, C-0592). */
export const projectCalls = [getWithLogItems, getFilterOptions, getUsedVerticals]
