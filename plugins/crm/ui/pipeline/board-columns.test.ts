import { expect, test } from 'bun:test'
import { addDays, today } from '@core/ui'
import { columnFigures, columnOf, inColumns, isOverdue, keptColumns, sorted } from './board-columns'

const card = (
  id: number,
  values: { flowstage_start_at: string; relation_fullname: string; turnover_weighted?: number },
) => ({
  id,
  date_lead: '2026-11-01',
  updated_at: '',
  turnover_weighted: 0,
  ...values,
})

test('unread and new dossiers share a column, completed ones have left the board (R-PIPE-001)', () => {
  expect(columnOf({ flow_status: 'unread' })).toBe('new')
  expect(columnOf({ flow_status: 'cancelled' })).toBe('cancelled')
  expect(columnOf({ flow_status: 'completed' })).toBeNull()
})

test('cards are put in any of the orders on offer (R-PIPE-005)', () => {
  const cards = [
    card(1, { flowstage_start_at: '2026-01-01', relation_fullname: 'Ada', turnover_weighted: 900 }),
    card(2, { flowstage_start_at: '2026-03-01', relation_fullname: 'Roel' }),
    card(3, { flowstage_start_at: '2026-02-01', relation_fullname: 'Els', turnover_weighted: 1000.5 }),
  ]
  const order = (sort: Parameters<typeof sorted>[1]) => sorted(cards, sort).map(one => one.id)
  expect(order('stage_new')).toEqual([2, 3, 1])
  expect(order('value_high')).toEqual([3, 1, 2])
  expect(order('name_up')).toEqual([1, 3, 2])
})

test('cards come into their columns in the order they have, and those of completed dossiers in none (R-PIPE-001)', () => {
  const at = (id: number, flow_status: 'unread' | 'new' | 'intake' | 'completed' | 'cancelled') => ({ id, flow_status })
  const cards = [at(3, 'new'), at(1, 'intake'), at(2, 'unread'), at(4, 'completed'), at(5, 'cancelled')]
  expect(inColumns(cards)).toEqual({
    new: [at(3, 'new'), at(2, 'unread')],
    intake: [at(1, 'intake')],
    cancelled: [at(5, 'cancelled')],
  })
})

test('the figures of a column are those of every status that stands in it (R-PIPE-001)', () => {
  const figures = columnFigures([
    { flow_status: 'unread', count: 2, turnover: 900, turnover_weighted: 90 },
    { flow_status: 'new', count: 1, turnover: 1000.5, turnover_weighted: 250.5 },
    { flow_status: 'completed', count: 9, turnover: 1, turnover_weighted: 1 },
  ])
  expect(figures).toEqual({ new: { count: 3, worth: 1900.5, weighted: 340.5 } })
})

test('after a move only the two columns that it changed are new ones', () => {
  const [ada, roel, els] = [{ id: 1 }, { id: 2 }, { id: 3 }]
  const before = { new: [ada, roel], intake: [els], project: [] }
  const now = keptColumns(before, { new: [roel], intake: [els], project: [ada] })
  expect(now).toEqual({ new: [roel], intake: [els], project: [ada] })
  expect([now.new === before.new, now.intake === before.intake, now.project === before.project]).toEqual([
    false,
    true,
    false,
  ])
})

test('a card is overdue from the day after the decision was expected, unless it is lost (R-PIPE-007)', () => {
  const asked = (closing_date: string | null, flow_status: 'new' | 'cancelled' = 'new') =>
    isOverdue({ flow_status, closing_date })
  expect(asked(today())).toBe(false)
  expect(asked(addDays(today(), -1))).toBe(true)
  expect(asked(addDays(today(), -1), 'cancelled')).toBe(false)
  expect(asked(null)).toBe(false)
})
