import { call } from '@core/context/call'
import { Type as t } from '@sinclair/typebox'
import { boardFilter } from '../domain/board-cards'
import { cardsAsked, leadCard, leadCards } from '../domain/lead-cards'

/** The cards of the pipeline (R-PIPE-001, R-PIPE-005). */
export const getLeadPipeline = call({
  method: 'GET',
  path: 'user/getleadpipeline',
  access: { module: 'CRM' },
  summary: 'Cards of the lead board',
  query: t.Object({ ...cardsAsked, ...boardFilter }),
  response: t.Array(leadCard),
  run: (context, { query }) => leadCards(context, query),
})
