import { afterAll, expect, test } from 'bun:test'
import { job } from '@core/context/event'
import { workFor } from '@core/platform/work-for'
import { definePlugin } from '@core/plugin/define-plugin'
import { type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'

const ran: number[] = []
const visit = job<object>('aftercare.visit', async (_, context) => void ran.push(context.company.id))

const server: TestServer = await testServer({
  plugins: [...plugins, definePlugin({ code: 'visits', jobs: [visit], locales: { nl: {}, en: {}, 'es-AR': {} } })],
})
afterAll(() => server.stop())

test('hundreds of jobs of one company do not keep the one job of another waiting', async () => {
  const { platform } = server.app
  const [many, one] = [await server.company(), await server.company()]
  await server.settled()
  await workFor(platform, { companyId: many.id }, async context => {
    for (let n = 0; n < 400; n++) context.enqueue(visit, {})
  })
  await workFor(platform, { companyId: one.id }, async context => context.enqueue(visit, {}))
  await server.settled()
  expect(ran.length).toBe(401)
  expect(ran.indexOf(one.id)).toBeLessThan(300)
})
