import { expect, test } from 'bun:test'
import type { FlowStatus } from '../../contract/flow-status'
import { mainMaking } from './main-making'

const main = (status: FlowStatus, ...made: ('intake' | 'quotation' | 'confirmation' | 'invoice' | 'unknown')[]) =>
  mainMaking(
    [
      { stage: 'intake', optional: true, has: made.includes('intake') } as const,
      { stage: 'quotation', has: made.includes('quotation') } as const,
      { stage: 'confirmation', has: made.includes('unknown') ? undefined : made.includes('confirmation') } as const,
      { stage: 'invoice', has: made.includes('invoice') } as const,
    ],
    status,
  )?.stage

test('a dossier goes on with the first thing of which it has none, from its stage on', () => {
  expect(main('unread')).toBe('quotation')
  expect(main('new', 'quotation')).toBe('confirmation')
  expect(main('quotation', 'quotation')).toBe('confirmation')
  expect(main('confirmation')).toBe('confirmation')
  expect(main('project', 'quotation')).toBe('invoice')
})

test('what may be left out is the next step in its own stage alone', () => {
  expect(main('intake')).toBe('intake')
  expect(main('intake', 'intake')).toBe('quotation')
})

test('when there is one of everything, or the dossier ended, the last thing is what is made again', () => {
  expect(main('invoice', 'quotation', 'confirmation', 'invoice')).toBe('invoice')
  expect(main('aftercare')).toBe('invoice')
  expect(main('cancelled')).toBe('invoice')
})

test('nothing is the main step before it is known whether another one comes first', () => {
  expect(main('quotation', 'quotation', 'unknown')).toBeUndefined()
  expect(main('quotation', 'unknown')).toBe('quotation')
})
