import { expect, test } from 'bun:test'
import { UndoHistory } from './undo-history'

/** A text that is typed in, and that others may change as well. */
function typing(most?: number) {
  const history = new UndoHistory(most)
  let text = ''
  const go = (to: string, from: string) => {
    if (text !== from) return false
    text = to
    return true
  }
  return {
    history,
    text: () => text,
    somebodyElse: (other: string) => {
      text = other
    },
    type(after: string) {
      const before = text
      text = after
      history.note({ undo: () => go(before, after), redo: () => go(after, before) })
    },
  }
}

test('steps are taken back one by one and done again, until something new is done', () => {
  const { history, text, type } = typing()
  for (const typed of ['a', 'ab', 'abc']) type(typed)
  expect([history.undo(), history.undo(), text()]).toEqual([true, true, 'a'])
  expect([history.redo(), text(), history.canRedo]).toEqual([true, 'ab', true])
  type('abx')
  expect([history.canRedo, history.redo(), text()]).toEqual([false, false, 'abx'])
  expect([history.undo(), history.undo(), history.undo(), text()]).toEqual([true, true, true, ''])
})

test('what somebody else changed meanwhile stays, and that step is forgotten', () => {
  const { history, text, type, somebodyElse } = typing()
  type('a')
  type('ab')
  somebodyElse('van een ander')
  expect([history.undo(), text(), history.canUndo, history.canRedo]).toEqual([false, 'van een ander', true, false])
})

test('the last two hundred steps are kept', () => {
  const { history, text, type } = typing()
  for (let at = 1; at <= 250; at++) type(String(at))
  while (history.canUndo) history.undo()
  expect(text()).toBe('50')
})
