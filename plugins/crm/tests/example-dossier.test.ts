import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openBrowser } from '@core/testing/browser'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a company that registers finds one dossier with a note, opens it as the customer would, and throws it away', async () => {
  const browser = openBrowser(server)
  await browser.send('POST', '/api/register', {
    companyname: 'Proefdak BV',
    name: 'Ids',
    email: 'ids@proefdak.example',
    password: 'Welkom2026',
    password_confirmation: 'Welkom2026',
    accept_privacy: true,
  })
  await server.settled()
  const { body: flows } = await browser.send('GET', '/api/flow')
  expect(flows).toMatchObject([{ relation_fullname: 'Familie Voorbeeld', city: 'Zwolle', tags: ['Voorbeeld'] }])
  const [{ id }] = flows
  const { body: notes } = await browser.send('GET', `/api/note?flow_id=${id}`)
  expect(notes).toMatchObject([{ sticky: true }])
  expect((await browser.send('DELETE', `/api/flow/${id}`)).status).toBe(204)
  expect((await browser.send('GET', '/api/flow')).body).toEqual([])
})
