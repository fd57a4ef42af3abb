import { afterAll, beforeAll, expect, test } from 'bun:test'
import { clearOfMidnight } from '@core/testing/midnight'
import { type TestServer, testServer } from '@core/testing/server'
import { DUTCH, today } from '@core/time/today'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('R-LOG-001 and R-LOG-002: the log of a day has what happened that day, the last thing first', async () => {
  await clearOfMidnight()
  const { admin } = await server.company()
  const { body } = await admin.post('/api/relation', { name: 'Kees', surname: 'Bakker' })
  await admin.patch(`/api/relation/${body.id}`, { surname: 'Visser' })
  const day = today(DUTCH)
  const items = (await admin.get(`/api/company/getlogitems/${day}`)).body
  expect(items[0]).toMatchObject({
    loggable_type: 'relation',
    loggable_id: body.id,
    description: 'updated',
    user_fullname: 'Beheer',
    old_value: { surname: 'Bakker' },
    new_value: { surname: 'Visser' },
    loggable_name: 'Kees Visser',
  })
  await admin.delete(`/api/relation/${body.id}`)
  const [gone] = (await admin.get(`/api/company/getlogitems/${day}`)).body
  expect(gone).toMatchObject({ description: 'deleted', loggable_name: 'Kees Visser' })
  const ids = items.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
  expect((await admin.get('/api/company/getlogitems/2020-02-03')).body).toEqual([])
  expect((await admin.get('/api/company/getlogitems/2020-02-31')).status).toBe(404)
})

test('the log of a day shows nobody what happened in a module or above a role that they have not', async () => {
  await clearOfMidnight()
  const company = await server.company()
  const { body } = await company.admin.post('/api/relation', { name: 'Kees', surname: 'Bakker' })
  await company.admin.post('/api/quotation', { relation_id: body.id })
  await company.admin.post('/api/apitoken', { name: 'Koppeling', scopes: ['CRM:read'] })
  const typesSeenBy = async (who: { get: typeof company.admin.get }) => {
    const { body } = await who.get(`/api/company/getlogitems/${today(DUTCH)}`)
    return new Set(body.map((item: { loggable_type: string }) => item.loggable_type))
  }
  const all = await typesSeenBy(company.admin)
  expect([all.has('quotation'), all.has('apitoken')]).toEqual([true, true])
  const without = await company.user({ role: 5000, module_blacklist: ['QUOTATION'] })
  expect([...(await typesSeenBy(without))]).not.toContain('quotation')
  expect([...(await typesSeenBy(without))]).toContain('relation')
  const low = await typesSeenBy(await company.user({ role: 100 }))
  expect([low.has('relation'), low.has('apitoken')]).toEqual([true, false])
  const stranger = await server.company()
  expect([...(await typesSeenBy(stranger.admin))]).not.toContain('relation')
})
