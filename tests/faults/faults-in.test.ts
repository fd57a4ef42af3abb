import { expect, test } from 'bun:test'
import { faultsIn } from './faults-in'
import { nearestTests } from './nearest-tests'
import { sampleFaults } from './sample-faults'

const SOURCE = `import { day } from './day'
export function late(bill: Bill, context: Context): number | null {
  if (!bill.sent) return null
  const days = bill.paid && bill.open ? bill.days + 1 : addDays(bill.end, 30)
  context.log({ type: 'bill', id: bill.id })
  const rows = readRows({ status: 'sent', deleted_at: null })
  return days <= 0 || rows.length === 0 ? 0 : days
}
`
const changed = faultsIn('late.ts', SOURCE).map(
  ({ kind, line, before, after }) => `${line} ${kind}: ${before} → ${after}`,
)

test('a fault is a small change of one place: a boundary, a condition, a guard, a clause, an act or a day', () => {
  expect(changed).toEqual([
    '3 dropped guard: if (!bill.sent) return null → ',
    '4 negated condition: bill.paid && bill.open → !(bill.paid && bill.open)',
    '4 removed clause: bill.paid && bill.open → bill.paid',
    '4 off by one: 1 → 0',
    '4 off by one: 30 → 31',
    "5 dropped act: context.log({ type: 'bill', id: bill.id }) → ;",
    '6 removed clause: deleted_at: null → ',
    '7 negated condition: days <= 0 || rows.length === 0 → !(days <= 0 || rows.length === 0)',
    '7 removed clause: days <= 0 || rows.length === 0 → days <= 0',
    '7 boundary: <= → <',
    '7 negated condition: === → !==',
  ])
})

test('a file with a fault differs in that place alone, and every round plants the same', () => {
  for (const { text, before, after } of faultsIn('late.ts', SOURCE))
    expect(text.length).toBe(SOURCE.length - before.length + after.length)
  const round = sampleFaults()
  expect(round).toHaveLength(60)
  expect(sampleFaults()).toEqual(round)
  expect(new Set(round.map(({ file }) => file)).size).toBe(60)
})

test('the tests that are nearest to a file import it or speak of it', () => {
  const nearest = (file: string, before = '') => nearestTests({ file, before })[0]
  expect(nearest('core/domain/money.ts')).toBe('core/domain/money.test.ts')
  expect(nearest('plugins/quotation/domain/expire.ts')).toStartWith('plugins/quotation/tests/')
  expect(nearest('plugins/basis/domain/reminders/plan-reminders.ts')).toBe('plugins/basis/tests/reminders.test.ts')
})
