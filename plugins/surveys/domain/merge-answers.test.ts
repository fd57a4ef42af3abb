import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type GroupRow, mergeAnswers } from './merge-answers'

const fields = [
  { field_name: 'breedte', field_type: 'number' },
  { field_name: 'soort', field_type: 'text' },
  { field_name: 'ramen', field_type: 'group' },
]
const row = (row_id: string, more: object = {}): GroupRow => ({ row_id, ...more })

test('two who fill in different fields both keep what they filled in', () => {
  const first = mergeAnswers(fields, {}, { now: { breedte: 3 }, seen: { breedte: null } })
  const second = mergeAnswers(fields, first.answers, { now: { soort: 'Plat' }, seen: { soort: null } })
  expect(second).toEqual({ answers: { breedte: 3, soort: 'Plat' }, conflicts: [] })
})

test('of two who fill in the same field differently the first stands and the second is told', () => {
  const sent = { now: { breedte: 4 }, seen: { breedte: null } }
  const { answers, conflicts } = mergeAnswers(fields, { breedte: 3 }, sent)
  expect(answers).toEqual({ breedte: 3 })
  expect(conflicts).toEqual([{ field_name: 'breedte', row_id: null, yours: 4, theirs: 3 }])
  expect(mergeAnswers(fields, { breedte: 4 }, sent).conflicts).toEqual([])
  expect(mergeAnswers(fields, { breedte: 3 }, { now: { breedte: 4 } })).toEqual({
    answers: { breedte: 4 },
    conflicts: [],
  })
})

test('rows of a group are added, changed and removed side by side', () => {
  const seen = { ramen: [row('a', { b: 1 }), row('b', { b: 2 }), row('c', { b: 3 })] }
  const theirs = { ramen: [row('a', { b: 1, h: 9 }), row('b', { b: 2 }), row('c', { b: 3 }), row('z', { b: 7 })] }
  const now = { ramen: [row('c', { b: 3 }), row('a', { b: 5 }), row('n', { b: 8 })] }
  const { answers, conflicts } = mergeAnswers(fields, theirs, { now, seen })
  expect(answers.ramen).toEqual([row('c', { b: 3 }), row('a', { b: 5, h: 9 }), row('n', { b: 8 }), row('z', { b: 7 })])
  expect(conflicts).toEqual([])
})

test('a row that one removed and another changed stays, and is told', () => {
  const seen = { ramen: [row('a', { b: 1 })] }
  const removed = mergeAnswers(fields, { ramen: [row('a', { b: 2 })] }, { now: { ramen: [] }, seen })
  expect(removed.answers.ramen).toEqual([row('a', { b: 2 })])
  expect(removed.conflicts).toEqual([{ field_name: 'ramen', row_id: 'a', yours: null, theirs: row('a', { b: 2 }) }])
  const changed = mergeAnswers(fields, { ramen: [] }, { now: { ramen: [row('a', { b: 2 })] }, seen })
  expect(changed.answers.ramen).toEqual([row('a', { b: 2 })])
  expect(mergeAnswers(fields, { ramen: [] }, { now: seen, seen }).answers.ramen).toEqual([])
})

const answer = fc.option(fc.integer({ min: 1, max: 3 }))
const rows = fc.uniqueArray(fc.record({ row_id: fc.constantFrom('a', 'b', 'c', 'd'), b: answer }), {
  selector: ({ row_id }) => row_id,
})
const form = fc.record({ breedte: answer, soort: answer, ramen: rows })

test('whatever two devices send, nothing that either changed is lost unsaid, and sending twice changes nothing', () => {
  fc.assert(
    fc.property(form, form, form, (seen, theirs, mine) => {
      const { answers, conflicts } = mergeAnswers(fields, theirs, { now: mine, seen })
      for (const name of ['breedte', 'soort'] as const) {
        if (mine[name] === seen[name]) expect(answers[name]).toBe(theirs[name])
        else if (theirs[name] === seen[name]) expect(answers[name]).toBe(mine[name])
        else if (answers[name] !== mine[name])
          expect(conflicts).toContainEqual({ field_name: name, row_id: null, yours: mine[name], theirs: theirs[name] })
      }
      const again = mergeAnswers(fields, answers, { now: mine, seen })
      expect(again.answers).toEqual(answers)
    }),
  )
})
