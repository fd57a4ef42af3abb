import { expect, test } from 'bun:test'
import { pageNumbers, readListState, writeListState } from './list-state'

test('every state of a list is a link: what is written is read back', () => {
  const params = new URLSearchParams(
    'tab=open&view=mine&q=meul&sort=-created_at&page=3&size=50&trash=1&status=sent,draft',
  )
  const state = readListState(params, ['status', 'user_id'])
  expect(state).toEqual({
    view: 'mine',
    query: 'meul',
    sort: { field: 'created_at', direction: 'desc' },
    page: 3,
    size: 50,
    filters: { status: 'sent,draft' },
    trash: true,
  })
  expect(writeListState(new URLSearchParams('tab=open'), state, ['status', 'user_id'])).toEqual(params)
})

test('what is as usual stays out of the address, what is nonsense is ignored', () => {
  const state = readListState(new URLSearchParams('page=-4&size=33'), [])
  expect(state).toMatchObject({ page: 1, size: null })
  expect(writeListState(new URLSearchParams(), state, []).toString()).toBe('')
})

test('a list that usually has pages has them without a word in the address, and says when it has none', () => {
  const state = readListState(new URLSearchParams('status=sent'), ['status'], 25)
  expect(state.size).toBe(25)
  expect(writeListState(new URLSearchParams(), state, ['status'], 25).toString()).toBe('status=sent')
  const endless = writeListState(new URLSearchParams(), { ...state, size: null }, ['status'], 25)
  expect(endless.toString()).toBe('size=all&status=sent')
  expect(readListState(endless, ['status'], 25).size).toBeNull()
})

test('pages within 5 of the current one are listed, with the first and the last (R-UI-010)', () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 4, 5, 6, 9])
  expect(pageNumbers(20, 40)).toEqual([1, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 40])
  expect(pageNumbers(1, 1)).toEqual([1])
})
