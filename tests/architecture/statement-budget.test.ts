import { afterAll, beforeAll, expect, test } from 'bun:test'
import { budget } from '@core/testing/budget'
import { nameOf, openWorld, requestOf, type World } from '../security/world'

/** Statements of one request, with the one that says who is asking; opening and closing the transaction do not count. */
const LIST = budget(4)
const RECORD = budget(6)

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

test('every list and every record of every resource keeps to its statements (DESIGN §4)', async () => {
  const { server, platform, ours } = world
  const filled = await world.refill('ours', { userId: ours.admin.userId })
  await world.refillPlatform()
  const reads = new Map(
    server.app.platform.assembly.resources.flatMap(({ path }) => [
      [`GET ${path}`, LIST],
      [`GET ${path}/trashed`, LIST],
      [`GET ${path}/:id`, RECORD],
      [`GET ${path}/:id/log`, RECORD],
    ]),
  )
  const over: string[] = []
  let read = 0
  for (const call of world.calls.filter(call => reads.has(nameOf(call)))) {
    const admin = typeof call.access === 'object' && 'module' in call.access && call.access.module === 'ADMIN'
    const { path } = requestOf(call, { path: filled.firstId })
    server.statements()
    const answer = await (admin ? platform.admin : ours.admin).get(path)
    const statements = server.statements()
    if (answer.status === 200) read++
    if (statements.length > (reads.get(nameOf(call)) ?? 0)) over.push([nameOf(call), ...statements].join('\n  '))
  }
  expect(over).toEqual([])
  expect(read).toBeGreaterThan(reads.size / 2)
})
