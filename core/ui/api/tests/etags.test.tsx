import { expect, test } from 'bun:test'
import { afterOwnChanges, etagOf, recordOf, rememberRecord, rememberReplaced } from '../etags.ts'

const tag = (version: number) => `"${version}"`
let addresses = 0
const address = () => {
  addresses += 1
  return `/api/task/${addresses}`
}

test('what this tab changed a thousand times is followed to the last of its own versions, and no further', () => {
  const url = address()
  for (let version = 5; version < 1005; version += 1) rememberReplaced(url, tag(version), tag(version + 1))
  expect(afterOwnChanges(url, tag(5))).toBe(tag(1005))
  expect(afterOwnChanges(url, tag(700))).toBe(tag(1005))
  expect(afterOwnChanges(url, tag(4))).toBe(tag(4))
  expect(afterOwnChanges(url, tag(1006))).toBe(tag(1006))
})

test('what somebody else changed in between is not gone over', () => {
  const url = address()
  rememberReplaced(url, tag(5), tag(6))
  // Somebody else made the seventh.
  rememberReplaced(url, tag(7), tag(9))
  expect([5, 6, 7, 9].map(version => afterOwnChanges(url, tag(version)))).toEqual([5, 6, 9, 9].map(tag))
  // An answer that comes late undoes nothing.
  rememberReplaced(url, tag(2), tag(3))
  expect(afterOwnChanges(url, tag(7))).toBe(tag(9))
})

test('answers that overtake each other are one chain; what has no version is left as it is', () => {
  const url = address()
  rememberReplaced(url, tag(6), tag(7))
  rememberReplaced(url, tag(5), tag(6))
  expect(afterOwnChanges(url, tag(5))).toBe(tag(7))
  rememberReplaced(url, '*', tag(8))
  rememberReplaced(url, null, tag(8))
  expect(afterOwnChanges(url, '*')).toBe('*')
  expect(afterOwnChanges(url, tag(7))).toBe(tag(7))
  expect(afterOwnChanges(address(), tag(5))).toBe(tag(5))
})

test('the version of every record stays known, and the last hundred records themselves', async () => {
  const read = Array.from({ length: 150 }, () => address())
  for (const url of read) rememberRecord(url, Response.json({ url }, { headers: { ETag: tag(3) } }))
  expect(read.map(etagOf)).toEqual(read.map(() => tag(3)))
  const kept = await Promise.all(read.map(recordOf))
  expect(kept).toEqual(read.map((url, at) => (at < 50 ? undefined : { url })))
})
