import { afterAll, beforeAll, expect, test } from 'bun:test'
import { heavyJob } from '@core/context/event'
import { PassingTrouble } from '@core/limited-process/heavy-work'
import { workFor } from '@core/platform/work-for'
import { definePlugin } from '@core/plugin/define-plugin'
import { type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'

let gate = Promise.withResolvers<void>()
const started: string[] = []
const printed: string[] = []
const print = heavyJob<{ title: string }, string>('heavy.print', {
  reachOut: async ({ title }) => {
    started.push(title)
    return async () => {
      if (!title.startsWith('Other')) await gate.promise
      return title
    }
  },
  run: async (_, __, title) => void printed.push(title),
})

let busy = 0
const read = heavyJob<Record<string, never>, string>('heavy.read', {
  reachOut: async () => async () => {
    if (busy-- > 0) throw new PassingTrouble('core.heavy_work_busy')
    return 'Read'
  },
  run: async (_, __, text) => void printed.push(text),
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    own: true,
    plugins: [
      ...plugins,
      definePlugin({ code: 'heavy', jobs: [print, read], locales: { nl: {}, en: {}, 'es-AR': {} } }),
    ],
  })
})
afterAll(() => server.stop())

test('heavy jobs of one company leave room for those of others, however many wait and however long they take', async () => {
  const one = await server.company()
  const other = await server.company()
  gate = Promise.withResolvers()
  const enqueue = (companyId: number, titles: readonly string[]) =>
    workFor(server.app.platform, { companyId }, async context => {
      for (const title of titles) context.enqueue(print, { title })
    })
  const many = Array.from({ length: 100 }, (_, n) => `Many ${n}`)
  await enqueue(one.id, many)
  while (!started.length) await Bun.sleep(5)
  await enqueue(other.id, ['Other'])
  while (!printed.length) await Bun.sleep(5)
  expect(printed).toEqual(['Other'])
  expect(started.filter(title => title !== 'Other').length).toBeLessThanOrEqual(8)
  gate.resolve()
  await server.settled()
  expect(printed.toSorted()).toEqual(['Other', ...many].toSorted())
})

test('a heavy job for which the machine is too busy comes again as often as it must, and is done', async () => {
  const { id } = await server.company()
  // More often than a job that fails is tried.
  busy = 9
  await workFor(server.app.platform, { companyId: id }, async context => context.enqueue(read, {}))
  await server.settled()
  expect(printed).toContain('Read')
})
