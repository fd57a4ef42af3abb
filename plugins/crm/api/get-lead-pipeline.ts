import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { FLOW_STATUSES } from '../contract/flow-status'
import { boardCards, boardFilter } from '../domain/board-cards'
import { Flow } from '../entities/flow'

const card = t.Object(
  {
    id: t.Integer(),
    flow_id: t.Integer(),
    flow_status: t.Union(FLOW_STATUSES.map(status => t.Literal(status))),
    flow_type: nullable(t.String()),
    flow_tags: t.Array(t.String()),
    flow_lead_source: t.String(),
    flow_phase_id: nullable(t.Integer()),
    flow_phase_description: nullable(t.String()),
    flow_description: nullable(t.String()),
    number: nullable(t.String()),
    relation_fullname: t.String(),
    city: nullable(t.String()),
    user_id: nullable(t.Integer()),
    user_fullname: nullable(t.String()),
    date_lead: nullable(t.String()),
    updated_at: t.String(),
    flowstage_start_at: t.String(),
    turnover: nullable(t.Number()),
  },
  { title: 'leadcard' },
)

/** What the cards can be sorted by, and the column behind it (G-SORT10). */
const SORTS = {
  flowstage_start_at: 'flowstage_start_at',
  date_lead: 'date_lead',
  updated_at: 'updated_at',
  relation_fullname: 'relation_fullname',
  turnover: 'order_value',
} as const
const sort = t.Union(
  Object.keys(SORTS).flatMap(name => [t.Literal(name), t.Literal(`-${name}`)]),
  { description: 'Field to sort by, `-` in front for descending' },
)

const COLUMNS = [
  'id',
  'status',
  'type',
  'tags',
  'lead_source',
  'flow_phase_id',
  'phase',
  'description',
  'number',
  'relation_fullname',
  'city',
  'user_id',
  'date_lead',
  'updated_at',
  'flowstage_start_at',
  'order_value',
] as const

/** Which dossiers come first: where the limit cuts, those are the ones that stay. */
function orderOf(asked = '-flowstage_start_at') {
  const column = SORTS[asked.replace('-', '') as keyof typeof SORTS]
  return asked.startsWith('-') ? (`-${column}` as const) : column
}

const nameHandlers = userNames('user_id', 'user_fullname')

/** The cards of the pipeline, newest stage first unless told (R-PIPE-001, R-PIPE-005). */
export const getLeadPipeline = call({
  method: 'GET',
  path: 'user/getleadpipeline',
  access: { module: 'CRM' },
  summary: 'Cards of the lead board',
  query: t.Object({
    limit: t.Optional(t.Integer({ minimum: 1, maximum: 100_000 })),
    sort: t.Optional(sort),
    ...boardFilter,
  }),
  response: t.Array(card),
  async run(context, { query }) {
    const rows = await readRows(context, Flow, COLUMNS, boardCards(query), orderOf(query.sort), {
      limit: query.limit ?? 100,
    })
    const cards = rows.map(row => ({
      id: row.id,
      flow_id: row.id,
      flow_status: row.status,
      flow_type: row.type,
      flow_tags: row.tags ?? [],
      flow_lead_source: row.lead_source,
      flow_phase_id: row.flow_phase_id,
      flow_phase_description: row.phase,
      flow_description: row.description,
      number: row.number,
      relation_fullname: row.relation_fullname,
      city: row.city,
      user_id: row.user_id,
      user_fullname: null,
      date_lead: row.date_lead,
      updated_at: row.updated_at,
      flowstage_start_at: row.flowstage_start_at,
      turnover: row.order_value,
    }))
    await nameHandlers(cards, context)
    return cards
  },
})
