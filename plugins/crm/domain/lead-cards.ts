import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { nullable, type Row } from '@core/db/schema'
import { userNames } from '@core/users/user-names'
import { type Static, Type as t } from '@sinclair/typebox'
import { FLOW_STAGES, FLOW_STATUSES } from '../contract/flow-status'
import { kpisOf } from '../contract/kpi-settings'
import { Flow } from '../entities/flow'
import { type BoardFilter, boardCards } from './board-cards'
import { chanceOf } from './flow-worth'
import { kpiSettings } from './kpi-settings'

/** A dossier as the board shows it (R-PIPE-007); amounts in euros without VAT, the chance in percent. */
export const leadCard = t.Object(
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
    date_lead: t.String({ description: 'Day of the request, as its dossier says it' }),
    updated_at: t.String(),
    flowstage_start_at: t.String(),
    current_start_date: nullable(t.String()),
    current_end_date: nullable(t.String()),
    turnover: t.Number(),
    turnover_weighted: t.Number(),
    chance: t.Number(),
    closing_date: nullable(t.String()),
    cancel_reason: nullable(t.String()),
    /** What it has of the key figures that the company counts, in their order (G-KPI). */
    kpi_values: t.Array(t.Object({ label: nullable(t.String()), value: t.Number(), unit: nullable(t.String()) })),
    cancelled_in: nullable(t.Union(FLOW_STAGES.map(stage => t.Literal(stage)))),
  },
  { title: 'leadcard' },
)
type LeadCard = Static<typeof leadCard>

/** What the cards can be sorted by, and the column behind it (G-SORT10). */
const SORTS = {
  flowstage_start_at: 'flowstage_start_at',
  date_lead: 'lead_date',
  updated_at: 'updated_at',
  relation_fullname: 'relation_fullname',
  turnover_weighted: 'turnover_weighted',
} as const

/** How many cards, and which come first where the limit cuts. */
export const cardsAsked = {
  limit: t.Optional(t.Integer({ minimum: 1, maximum: 100_000 })),
  sort: t.Optional(
    t.Union(
      Object.keys(SORTS).flatMap(name => [t.Literal(name), t.Literal(`-${name}`)]),
      { description: 'Field to sort by, `-` in front for descending' },
    ),
  ),
}

interface CardsAsked extends BoardFilter {
  readonly limit?: number
  readonly sort?: string
}

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
  'lead_date',
  'updated_at',
  'flowstage_start_at',
  'current_start_date',
  'current_end_date',
  'turnover',
  'turnover_weighted',
  'chance',
  'closing_date',
  'kpi_value',
  'kpi_value2',
  'kpi_value3',
  'cancel_reason',
  'cancelled_in',
] as const

function orderOf(asked = '-flowstage_start_at') {
  const column = SORTS[asked.replace('-', '') as keyof typeof SORTS]
  return asked.startsWith('-') ? (`-${column}` as const) : column
}

const nameHandlers = userNames('user_id', 'user_fullname')

/** The cards of the pipeline, newest stage first unless told (R-PIPE-001, R-PIPE-005). */
export async function leadCards(context: Context, { limit = 100, sort, ...filter }: CardsAsked): Promise<LeadCard[]> {
  return cardsOf(context, await readRows(context, Flow, COLUMNS, boardCards(filter), orderOf(sort), { limit }))
}

/** The card of one dossier, if it is there. */
export async function leadCardOf(context: Context, id: number): Promise<LeadCard | undefined> {
  const [card] = await cardsOf(context, await readRows(context, Flow, COLUMNS, { id }))
  return card
}

async function cardsOf(
  context: Context,
  rows: readonly Pick<Row<typeof Flow>, (typeof COLUMNS)[number]>[],
): Promise<LeadCard[]> {
  const kpis = kpisOf(await kpiSettings.of(context))
  const cards = rows.map(
    ({
      status,
      type,
      tags,
      lead_source,
      phase,
      description,
      kpi_value,
      kpi_value2,
      kpi_value3,
      lead_date,
      ...row
    }) => ({
      ...row,
      date_lead: lead_date,
      kpi_values: kpis.map(({ column, label, unit }) => ({
        label,
        value: { kpi_value, kpi_value2, kpi_value3 }[column] ?? 0,
        unit,
      })),
      chance: chanceOf({ status, chance: row.chance }),
      flow_id: row.id,
      flow_status: status,
      flow_type: type,
      flow_tags: tags ?? [],
      flow_lead_source: lead_source,
      flow_phase_description: phase,
      flow_description: description,
      user_fullname: null,
    }),
  )
  await nameHandlers(cards, context)
  return cards
}
