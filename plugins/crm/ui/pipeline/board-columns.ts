import { type Answer, today } from '@core/ui'
import { type FlowStage, stageOf } from '../../contract/flow-status'

export type LeadCard = Answer<'get', '/api/user/getleadpipeline'>[number]
export type BoardColumn = FlowStage | 'cancelled'

/** The column a card stands in; completed dossiers have left the board (R-PIPE-001). */
export function columnOf({ flow_status }: Pick<LeadCard, 'flow_status'>): BoardColumn | null {
  if (flow_status === 'cancelled') return 'cancelled'
  return stageOf(flow_status)
}

/** How many dossiers are in a column and what they are worth in euros, excluding VAT, also times their chances; of all there are. */
export interface ColumnFigure {
  count: number
  worth: number
  weighted: number
}
export type ColumnFigures = Readonly<Partial<Record<BoardColumn, ColumnFigure>>>

export const nothingIn: ColumnFigure = { count: 0, worth: 0, weighted: 0 }

/** The figures of the server by column: two statuses may stand in one. */
export function columnFigures(figures: Answer<'get', '/api/flow/pipelinefigures'>): ColumnFigures {
  const columns: Partial<Record<BoardColumn, ColumnFigure>> = {}
  for (const figure of figures) {
    const column = columnOf(figure)
    if (!column) continue
    const { count, worth, weighted } = columns[column] ?? nothingIn
    columns[column] = {
      count: count + figure.count,
      worth: worth + figure.turnover,
      weighted: weighted + figure.turnover_weighted,
    }
  }
  return columns
}

type Columns<C> = Readonly<Partial<Record<BoardColumn, readonly C[]>>>

/** The cards by the column they stand in, each in the order they came in. */
export function inColumns<C extends Pick<LeadCard, 'flow_status'>>(cards: readonly C[]): Columns<C> {
  const columns: Partial<Record<BoardColumn, C[]>> = {}
  for (const card of cards) {
    const column = columnOf(card)
    if (!column) continue
    columns[column] ??= []
    columns[column].push(card)
  }
  return columns
}
export type ColumnsOfCards = ReturnType<typeof inColumns<LeadCard>>

/** New columns, each the one that was there where nothing changed in it: that is not drawn again. */
export function keptColumns<C>(before: Columns<C>, now: Columns<C>): Columns<C> {
  const kept: Partial<Record<BoardColumn, readonly C[]>> = { ...now }
  for (const column of Object.keys(now) as BoardColumn[]) {
    const [was, is] = [before[column], now[column]]
    if (was?.length === is?.length && is?.every((card, place) => card === was?.[place])) kept[column] = was
  }
  return kept
}

/** Whether a dossier that runs should have been decided upon by now. */
export const isOverdue = ({ flow_status, closing_date }: Pick<LeadCard, 'flow_status' | 'closing_date'>): boolean =>
  closing_date !== null && closing_date < today() && flow_status !== 'cancelled'

/** How many cards a board can hold (R-PIPE-004). */
export const limits = [100, 250, 500, 1000, 2500, 100_000] as const

/** Orders of the cards in a column; the first is the standard one (R-PIPE-005). */
export const sorts = [
  'stage_new',
  'stage_old',
  'lead_new',
  'lead_old',
  'change_new',
  'change_old',
  'name_up',
  'name_down',
  'value_high',
  'value_low',
] as const
export type BoardSort = (typeof sorts)[number]

/** The orders as the server is asked for them, so that a full board holds the first of all cards. */
export const askedSort = {
  stage_new: '-flowstage_start_at',
  stage_old: 'flowstage_start_at',
  lead_new: '-date_lead',
  lead_old: 'date_lead',
  change_new: '-updated_at',
  change_old: 'updated_at',
  value_high: '-turnover_weighted',
  value_low: 'turnover_weighted',
  name_up: 'relation_fullname',
  name_down: '-relation_fullname',
} as const satisfies Readonly<Record<BoardSort, string>>

type SortedCard = Pick<
  LeadCard,
  'flowstage_start_at' | 'date_lead' | 'updated_at' | 'turnover_weighted' | 'relation_fullname'
>

/** One for all cards: making one per pair takes longer than all of the sorting. */
const names = new Intl.Collator('nl')

const rising: Record<string, (one: SortedCard, other: SortedCard) => number> = {
  stage: (one, other) => inTime(one.flowstage_start_at, other.flowstage_start_at),
  lead: (one, other) => inTime(one.date_lead, other.date_lead),
  change: (one, other) => inTime(one.updated_at, other.updated_at),
  value: (one, other) => one.turnover_weighted - other.turnover_weighted,
  name: (one, other) => names.compare(one.relation_fullname, other.relation_fullname),
}

export function sorted<C extends SortedCard>(cards: readonly C[], sort: BoardSort): C[] {
  const [field = 'stage', direction] = sort.split('_')
  const order = rising[field] ?? (() => 0)
  const sign = direction === 'new' || direction === 'high' || direction === 'down' ? -1 : 1
  return [...cards].sort((one, other) => sign * order(one, other))
}

/** Moments as the server writes them have the order of their letters. */
function inTime(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
