import { call } from '@core/context/call'
import { sumsPer } from '@core/db/sums'
import { Type as t } from '@sinclair/typebox'
import { FLOW_STATUSES } from '../contract/flow-status'
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
  query: t.Object(boardFilter),
  response: t.Array(
    t.Object({
      flow_status: t.Union(FLOW_STATUSES.map(status => t.Literal(status))),
      count: t.Integer(),
      turnover: t.Number(),
      turnover_weighted: t.Number({ description: 'Times the chance of each dossier' }),
    }),
  ),
  async run(context, { query }) {
    const found = await sumsPer(context, Flow, 'status', ['turnover', 'turnover_weighted'], boardCards(query))
    return found.map(({ key, count, sums }) => ({ flow_status: key, count, ...sums }))
  },
})
