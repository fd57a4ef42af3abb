import { expect, test } from 'bun:test'
import type { StatusChange } from '@core/db/log/status-changes'
import { lineage, PUT_BACK } from './lineage'

const change = (from: string, to: string, description = to): StatusChange => ({ from, to, description, left: { from } })
const back = (from: string, to: string) => change(from, to, PUT_BACK)
const statuses = (changes: StatusChange[]) => lineage('draft', changes).map(({ status }) => status)

test('G-ROLLB: what led to the present status can be put back, the latest first', () => {
  expect(statuses([])).toEqual([])
  expect(statuses([change('draft', 'sent'), change('sent', 'approved')])).toEqual(['sent', 'draft'])
})

test('G-ROLLB: what was put back is no longer ahead: nothing goes forward or sideways', () => {
  const sent = [change('draft', 'sent'), change('sent', 'approved'), back('approved', 'sent')]
  expect(statuses(sent)).toEqual(['draft'])
  expect(statuses([...sent, change('sent', 'rejected')])).toEqual(['sent', 'draft'])
  expect(statuses([...sent, back('sent', 'draft')])).toEqual([])
})

test('each ancestor keeps what the record had when it left that status', () => {
  const [sent, draft] = lineage('draft', [change('draft', 'sent'), change('sent', 'approved')])
  expect([sent?.left, draft?.left]).toEqual([{ from: 'sent' }, { from: 'draft' }])
})
