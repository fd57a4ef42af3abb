import { beforeEach, expect, test } from 'bun:test'
import { answerCalls } from '../../tests/open-screens.tsx'
import { call } from '../client.ts'
import { Problem } from '../problem.ts'

const path = '/api/note/{id}'
const change = (id: number, description: string, seen: number) =>
  call('patch', path, { params: { path: { id } }, headers: { 'If-Match': `"${seen}"` }, body: { description } })

let version = 1
beforeEach(() => {
  version = 1
  answerCalls('/api/note', request => {
    const headers = { ETag: `"${version}"` }
    if (request.headers.get('If-Match') !== headers.ETag)
      return Response.json({ current: { version, description: 'van een ander' } }, { status: 412, headers })
    version += 1
    return Response.json({ version }, { headers: { ETag: `"${version}"` } })
  })
})

test('what a tab changed since a form was filled is not somebody else’s: the form is saved over it', async () => {
  await change(1, 'eerst', 1)
  await change(1, 'daarna', 2)
  expect(await change(1, 'van het formulier', 1)).toMatchObject({ version: 4 })
})

test('what somebody else changed in between is, however often the tab saved before and after', async () => {
  await change(2, 'eerst', 1)
  version += 1
  const refused = await change(2, 'van het formulier', 1).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Problem)
  expect((refused as Problem).stale).toBe(true)
  await change(2, 'daarna', 3)
  expect(((await change(2, 'van het formulier', 1).catch(error => error)) as Problem).stale).toBe(true)
})
