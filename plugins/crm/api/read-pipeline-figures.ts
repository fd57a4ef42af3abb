import { call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { sumsPer } from '@core/db/sums'
import { Type as t } from '@sinclair/typebox'
import { FLOW_STATUSES, type FlowStatus } from '../contract/flow-status'
import { boardCards, boardFilter } from '../domain/board-cards'
import { Flow } from '../entities/flow'

/**
 * How many dossiers of the board have a status and what they are worth in euros without VAT, of all there are: the board
 * shows some of them (R-PIPE-001).
 */
export const readPipelineFigures = call({
  method: 'GET',
  path: 'flow/pipelinefigures',
  operationId: 'flow.pipelinefigures',
  access: { module: 'CRM' },
  summary: 'Number and worth of all dossiers on the board by status',
  query: t.Object({
    ...boardFilter,
    status: t.Optional(t.String({ maxLength: 200, description: 'Only these statuses, separated by commas' })),
  }),
  response: t.Array(
    t.Object({
      flow_status: t.Union(FLOW_STATUSES.map(status => t.Literal(status))),
      count: t.Integer(),
      turnover: t.Number(),
      turnover_weighted: t.Number({ description: 'Times the chance of each dossier' }),
    }),
  ),
  async run(context, { query: { status, ...filter } }) {
    const where = { ...boardCards(filter), ...(status && { status: statusesIn(status) }) }
    const found = await sumsPer(context, Flow, 'status', ['turnover', 'turnover_weighted'], where)
    return found.map(({ key, count, sums }) => ({ flow_status: key, count, ...sums }))
  },
})

/** @throws Problem 422 for a status that dossiers on the board do not have */
const statusesIn = (asked: string): FlowStatus[] =>
  asked.split(',').map(one => {
    const status = FLOW_STATUSES.find(known => known === one && known !== 'completed')
    if (!status) throw invalid('status', 'core.invalid_value')
    return status
  })
