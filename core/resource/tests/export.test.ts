import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { unzipSync } from 'fflate'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a list leaves as CSV with the columns, headers, filters and order of the screen, as Dutch programs read it', async () => {
  const { admin } = await server.company()
  await admin.post('/api/relation', { name: 'Jan', surname: 'van "Veen"; Zn', city: 'Zwolle' })
  await admin.post('/api/relation', { name: 'An', city: 'Kampen' })
  const url =
    '/api/relation/export?sort=name&city=Zwolle&columns=fullname,city,flow_count,created_at&headers=Naam|Plaats'
  const answer = await admin.raw('GET', url)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="relation-\d{4}-\d\d-\d\d\.csv"/)
  const text = await answer.text()
  expect(text).toMatch(
    /^\uFEFF?Naam;Plaats;Aantal dossiers;Aangemaakt\r\n"Jan van ""Veen""; Zn";Zwolle;0;\d\d-\d\d-\d{4} \d\d:\d\d$/,
  )
})

test('default exports leave secrets out: what opens a page is written only when asked for by name', async () => {
  const { admin } = await server.company()
  const { body: flow } = await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' } })
  const opened = async (path: string) => (await admin.raw('GET', `/api/${path}/export`)).text()
  expect(await opened('flow')).not.toContain(flow.hash)
  for (const { path } of server.app.platform.assembly.resources) {
    const answer = await admin.raw('GET', `/api/${path}/export`)
    if (!answer.ok) continue
    const [headers = ''] = (await answer.text()).split('\r\n')
    expect([path, headers.match(/hash|token|secret|password/i)]).toEqual([path, null])
  }
  expect(await (await admin.raw('GET', '/api/flow/export?columns=hash')).text()).toContain(flow.hash)
})

test('nothing in an export runs as a formula, and negative numbers stay numbers', async () => {
  const { admin } = await server.company()
  const names = ['=1+1', '+1', '-cmd', '@SUM(A1)', '\tx', '-3']
  for (const name of names) await admin.post('/api/relation', { name })
  const csv = await (await admin.raw('GET', '/api/relation/export?sort=id&columns=name')).text()
  const cells = csv.split('\r\n').slice(1)
  expect(cells.map(cell => cell.replaceAll('"', ''))).toEqual(["'=1+1", "'+1", "'-cmd", "'@SUM(A1)", "'\tx", '-3'])
})

test('a spreadsheet has numbers and days as such', async () => {
  const { admin } = await server.company()
  await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' }, lead_date: '2026-11-01' })
  const answer = await admin.raw('GET', '/api/flow/export?format=xlsx&columns=relation_fullname,lead_date,id')
  const files = unzipSync(await answer.bytes())
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml'])
  expect(sheet).toContain('<v>46327</v>')
  expect(new TextDecoder().decode(files['xl/sharedStrings.xml'])).toContain('Jan Vos')
})

test('a text that begins as a day or moment does, or looks like a day that no calendar has, stays as it is and spoils no file', async () => {
  const { admin } = await server.company()
  const texts = ['1234-56-78', '2026-13-45T99:99', '2026-01-02T10:00 gebeld', '0572-39-12']
  for (const name of texts) await admin.post('/api/relation', { name })
  const asked = '/api/relation/export?sort=id&columns=name'
  const csv = await (await admin.raw('GET', asked)).text()
  expect(csv.split('\r\n').slice(1)).toEqual(texts)
  const files = unzipSync(await (await admin.raw('GET', `${asked}&format=xlsx`)).bytes())
  const words = new TextDecoder().decode(files['xl/sharedStrings.xml'])
  for (const text of texts) expect(words).toContain(`>${text}<`)
})

test('choices are called in a file by the words that were asked for; other values stay as they are', async () => {
  const { admin } = await server.company()
  for (const status of ['completed', 'quotation']) {
    const { body } = await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' } })
    await admin.patch(`/api/flow/${body.id}`, { status })
  }
  const words = encodeURIComponent('status:completed:=Afgerond, klaar|status:cancelled:Geannuleerd')
  const url = `/api/flow/export?sort=id&status=completed,quotation&columns=status,relation_fullname&words=${words}`
  const csv = await (await admin.raw('GET', url)).text()
  expect(csv.split('\r\n').slice(1)).toEqual([`"'=Afgerond, klaar";Jan Vos`, 'quotation;Jan Vos'])
  expect((await admin.get('/api/flow/export?words=status')).status).toBe(422)
})

test('fields and their choices are called by their names when nobody tells others, in the language of who asks', async () => {
  const { admin } = await server.company()
  await admin.post('/api/product', { item_name: 'Paneel', calc_method: 'table' })
  const asked = '/api/product/export?columns=item_name,calc_method,unit_of_measurement'
  const csv = (await (await admin.raw('GET', asked)).text()).split('\r\n')
  expect(csv.map(line => line.replace('\uFEFF', ''))).toEqual(['Naam;Prijsmethode;Eenheid', 'Paneel;Staffel;stuks'])
  const { body: me } = await admin.get('/api/user/getcurrentuser')
  await admin.patch(`/api/user/${me.id}`, { language: 'en' })
  expect(await (await admin.raw('GET', asked)).text()).toContain('Name,Price method,Unit\r\nPaneel,Graduated,stuks')
})

test('columns that do not exist are refused', async () => {
  const { admin } = await server.company()
  expect((await admin.get('/api/relation/export?columns=password_hash')).status).toBe(422)
})
