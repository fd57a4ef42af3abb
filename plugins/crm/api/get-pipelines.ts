import { type Call, call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { idParams } from '@core/resource/schemas'
import { User } from '@core/users/user'
import { Type as t } from '@sinclair/typebox'
import { cardsAsked, leadCard, leadCards } from '../domain/lead-cards'

const shared = { method: 'GET', query: t.Object(cardsAsked), response: t.Array(leadCard) } as const

/** The same cards of one's own dossiers, of those of a colleague, and of all (G-PIPEVAR). */
export const getPipelines: readonly Call[] = [
  call({
    ...shared,
    path: 'user/getpipeline',
    access: { module: 'CRM' },
    summary: 'Cards of the dossiers that one handles',
    run: (context, { query }) => leadCards(context, { ...query, user_id: Number(context.user?.id) }),
  }),
  call({
    ...shared,
    path: 'user/getpipelineforuser/:id',
    access: { module: 'CRM' },
    summary: 'Cards of the dossiers that a colleague handles',
    params: idParams,
    async run(context, { params, query }) {
      if (!(await openRecord(context, User, params.id))) throw notFound()
      return leadCards(context, { ...query, user_id: params.id })
    },
  }),
  call({
    ...shared,
    path: 'user/getpipelinecompany',
    access: { module: 'CRM', role: 999 },
    summary: 'Cards of all dossiers of the company',
    run: (context, { query }) => leadCards(context, query),
  }),
]
