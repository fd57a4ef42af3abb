import { expect, test } from 'bun:test'
import type { FlowStage } from '../../contract/flow-status'
import { MEANINGS, PHASE_MEANINGS, type PhaseMeaning } from '../../contract/phase-meanings'
import type { Message } from '../messages/use-messages'
import type { LogItem } from './log-entries'
import { type FoundStep, interest, nextStep } from './next-step'

const message = (sender: 'customer' | 'company', status: Message['status']) => ({ sender, status }) as Message
const item = (description: string, loggable_id: number, created_at: string) =>
  ({ loggable_type: 'quotation', loggable_id, description, created_at }) as LogItem

test('a customer without an answer comes before everything else, and an ended dossier waits for nothing', () => {
  const flow = { status: 'quotation', phase_meaning: 'quotation_sent' } as const
  const question = message('customer', 'unanswered')
  expect(nextStep(flow, [question, message('company', 'unread')], [])).toMatchObject({
    key: 'answer',
    done: { answer: question },
  })
  expect(nextStep(flow, [message('customer', 'read')], [])?.key).toBe('followQuotation')
  expect(nextStep({ status: 'cancelled', phase_meaning: null }, [question], [])).toBeNull()
})

test('what documents ask for comes before the sub-status and after a question, and not while a dossier is put off', () => {
  const late = { title: 'Bel Ada over F2026-0001', stage: 'invoice', done: null } as FoundStep
  const called = { title: 'Bel Ada na', stage: 'quotation', done: 'quotation_called' } as FoundStep
  const flow = { status: 'quotation', phase_meaning: 'quotation_make' } as const
  expect(nextStep(flow, [], [late, called])).toEqual({
    key: 'found',
    found: late,
    stage: 'invoice',
    done: { there: true },
  })
  expect(nextStep(flow, [], [called])?.done).toEqual({ meaning: 'quotation_called' })
  expect(nextStep(flow, [message('customer', 'unanswered')], [late])?.key).toBe('answer')
  expect(nextStep({ ...flow, phase_meaning: 'quotation_on_hold' }, [], [late])?.key).toBe('resume')
  expect(nextStep({ ...flow, status: 'completed' }, [], [late])).toBeNull()
})

test('every sub-status leads to another one of its stage, to a stage or to the end (R-FLOW-006 to R-FLOW-012)', () => {
  const doneOf = (status: FlowStage, phase_meaning: PhaseMeaning | null) =>
    nextStep({ status, phase_meaning }, [], [])?.done
  for (const meaning of MEANINGS) {
    const stage = PHASE_MEANINGS[meaning]
    for (const own of [meaning, null]) {
      const done = doneOf(stage, own)
      if (done && 'meaning' in done) {
        expect(PHASE_MEANINGS[done.meaning]).toBe(stage)
        expect<PhaseMeaning | null>(done.meaning).not.toBe(own)
      } else expect(done && ('stage' in done || 'complete' in done)).toBe(true)
    }
  }
})

test('only looks at the quotation that was sent last count, since it was sent', () => {
  const log = [
    item('viewed', 2, '2026-11-20T08:12:00Z'),
    item('viewed', 2, '2026-11-19T08:12:00Z'),
    item('sent', 2, '2026-11-18T08:00:00Z'),
    item('viewed', 1, '2026-11-10T08:00:00Z'),
    item('sent', 1, '2026-11-09T08:00:00Z'),
  ]
  expect(interest(log, 'quotation')).toEqual({
    sentAt: '2026-11-18T08:00:00Z',
    views: 2,
    lastView: '2026-11-20T08:12:00Z',
  })
  expect(interest(log, 'invoice')).toBeNull()
})
