import { afterAll, beforeAll, expect, test } from 'bun:test'
import { call } from '@core/context/call'
import { defineEvent, on } from '@core/context/event'
import { handOverLost } from '@core/events/lost-deliveries'
import { definePlugin } from '@core/plugin/define-plugin'
import { allModules, type TestClient, type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'
import { Type as t } from '@sinclair/typebox'

const happened = defineEvent('probe.happened', t.Object({ n: t.Integer() }))
let broken = true
const done = { steady: 0, shaky: 0 }

const probe = definePlugin({
  code: 'probe',
  events: [happened],
  locales: { nl: {}, en: {}, 'es-AR': {} },
  calls: [
    call({
      method: 'POST',
      path: 'probe',
      operationId: 'probe.happen',
      access: 'signed-in',
      summary: 'Let it happen',
      response: t.Object({ ok: t.Boolean() }),
      async run(context) {
        await context.emit(happened, { n: 1 })
        return { ok: true }
      },
    }),
  ],
  on: [
    on(happened, 'steady', async () => {
      done.steady++
    }),
    on(happened, 'shaky', async () => {
      if (broken) throw new Error('The other side is down')
      done.shaky++
    }),
  ],
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({ plugins: [...plugins, probe], retryPauseMs: 2 })
})
afterAll(() => server.stop())

async function letters(admin: TestClient, count: number) {
  const deadline = Date.now() + 20_000
  for (;;) {
    const { body } = await admin.get('/api/deadletter?limit=10')
    if (body.data.length === count) return body.data
    if (Date.now() > deadline) throw new Error(`${body.data.length} instead of ${count}`)
    await Bun.sleep(20)
  }
}

test('what fails at every try is listed for platform staff, and sent again reaches only who failed, once', async () => {
  const platform = await server.company({ name: 'Platform', modules: allModules })
  const company = await server.company({ name: 'Storing BV' })
  await company.admin.post('/api/probe')
  const [letter] = await letters(platform.admin, 1)
  expect(letter).toMatchObject({
    handler: 'probe.shaky',
    name: 'probe.happened',
    company_id: company.id,
    company_name: 'Storing BV',
    reason: 'The other side is down',
  })
  expect((await company.admin.get('/api/deadletter')).status).toBe(403)
  expect((await company.admin.post(`/api/deadletter/${letter.id}/resend`)).status).toBe(403)

  await platform.admin.post(`/api/deadletter/${letter.id}/resend`)
  const [once] = await letters(platform.admin, 1)
  broken = false
  const again = await platform.admin.post(`/api/deadletter/${once.id}/resend`)
  expect(again).toMatchObject({ status: 200, body: { handlers: ['probe.shaky'] } })
  await server.settled()
  expect(done).toEqual({ steady: 1, shaky: 1 })
  expect(await letters(platform.admin, 0)).toEqual([])
  expect((await platform.admin.post(`/api/deadletter/${once.id}/resend`)).status).toBe(404)
})

test('what the queue lost is handed over again, and what was done stays done once', async () => {
  const company = await server.company()
  done.steady = 0
  await company.admin.post('/api/probe')
  await server.settled()
  expect(done.steady).toBe(1)
  // As if the queue had taken it an hour ago and fallen over with all it knew.
  await server.owner.query(
    `insert into outbox (company_id, name, payload, created_at, run_at, dispatched_at, resent)
     values ($1, 'probe.happened', '{"n":2}', now(), now() - interval '1 hour', now() - interval '1 hour', 0)`,
    [company.id],
  )
  await server.owner.query(`update outbox set dispatched_at = now() - interval '1 hour' where company_id = $1`, [
    company.id,
  ])
  await handOverLost(server.app.platform, [{ name: 'probe.happened', count: 2 }])
  await server.settled()
  expect(done.steady).toBe(2)
})
