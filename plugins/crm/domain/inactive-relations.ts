import type { Context } from '@core/context/context'
import { type BelongingRows, withoutAny, withSome } from '@core/db/belonging'
import { readPage } from '@core/db/list'
import { above, bothOf, type Condition, not, saying } from '@core/db/where'
import { type AskedCriterion, type SpeaksAgainst, speaksAgainst } from '../contract/inactivity'
import { AgendaItem } from '../entities/agenda-item'
import { Flow } from '../entities/flow'
import { Message } from '../entities/message'
import { Relation } from '../entities/relation'

const DAY_MS = 86_400_000
/** As many relations go at once; a company with more asks again. */
export const MOST_INACTIVE = 100_000

const UNANSWERED = { sender: 'customer', status: ['unread', 'unanswered'] }

/** What this plugin itself knows of activity. */
export const ownActivity: readonly SpeaksAgainst[] = [
  {
    criterion: 'no_unanswered_messages',
    of: 'relation',
    rows: () => ({ entity: Message, column: 'relation_id', where: UNANSWERED }),
  },
  {
    criterion: 'no_unanswered_messages',
    of: 'flow',
    rows: () => ({ entity: Message, column: 'flow_id', where: UNANSWERED }),
  },
  {
    criterion: 'no_planned_tasks',
    of: 'flow',
    rows: ({ now }) => ({ entity: AgendaItem, column: 'flow_id', where: { start_date: above(now) } }),
  },
  {
    criterion: 'flow_age',
    of: 'relation',
    rows: ({ since }) => ({ entity: Flow, column: 'relation_id', where: { created_at: above(since) } }),
  },
  {
    criterion: 'flow_updated_age',
    of: 'relation',
    rows: ({ since }) => ({ entity: Flow, column: 'relation_id', where: { updated_at: above(since) } }),
  },
]

/** Which relations meet all criteria, and have no sent invoices whatever is asked (R-REL-007, R-REL-008). */
export function inactive(context: Context, asked: readonly AskedCriterion[], now = new Date()): Condition {
  const wanted = [...asked.filter(({ criterion }) => criterion !== 'no_sent_invoices'), ALWAYS]
  return wanted.flatMap(one => conditionsOf(context, one, now)).reduce(bothOf)
}

/** Criteria that are older than some days. */
export const AGES: ReadonlySet<AskedCriterion['criterion']> = new Set(['flow_age', 'flow_updated_age', 'document_age'])
const ALWAYS: AskedCriterion = { criterion: 'no_sent_invoices' }

function conditionsOf(context: Context, { criterion, days = 0, text = '' }: AskedCriterion, now: Date): Condition[] {
  const since = new Date(now.getTime() - days * DAY_MS)
  const described: BelongingRows = {
    entity: Flow,
    column: 'relation_id',
    where: { description: text.trim() ? saying(text.trim()) : not(null) },
  }
  if (criterion === 'with_description') return [withSome(context, Relation, described)]
  if (criterion === 'without_description') return [withoutAny(context, Relation, described)]
  const against = context.all(speaksAgainst).filter(one => one.criterion === criterion)
  return [
    // Who came in later is young, whatever they have or have not yet.
    ...(AGES.has(criterion) ? [{ text: '"relation".created_at <= ?', values: [since] }] : []),
    ...against.map(({ of, rows }) => {
      const own = rows({ now, since })
      const through = of === 'flow' ? { through: { entity: Flow, column: 'relation_id' } } : {}
      return withoutAny(context, Relation, { ...own, ...through })
    }),
  ]
}

/** The numbers of all relations that meet the criteria. */
export async function inactiveIds(context: Context, asked: readonly AskedCriterion[]): Promise<number[]> {
  const also = inactive(context, asked)
  const page = await readPage(context, Relation, { offset: 0, limit: MOST_INACTIVE, fields: ['id'], sort: 'id', also })
  return (JSON.parse(page.json) as { id: number }[]).map(({ id }) => id)
}

/** Those of some relations that still meet them. */
export async function stillInactive(
  context: Context,
  asked: readonly AskedCriterion[],
  id: readonly number[],
): Promise<ReadonlySet<number>> {
  const also = inactive(context, asked)
  const where = { id: [...id] }
  const page = await readPage(context, Relation, { offset: 0, limit: id.length, fields: ['id'], where, also })
  return new Set((JSON.parse(page.json) as { id: number }[]).map(row => row.id))
}
