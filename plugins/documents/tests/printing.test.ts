import { afterAll, beforeAll, expect, test } from 'bun:test'
import { check, csv, rowsOf, upload } from '@core/imports/tests/import-client'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { printer } from '../pdf/render-pdf'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(async () => {
  printer.stop()
  await server.stop()
})

const nested = (levels: number) => '<ul><li>a'.repeat(levels) + '</li></ul>'.repeat(levels)
const marked = `<p>${'a\u0301\u0302\u0303'.repeat(16_000)}</p>`

async function quotationWith({ admin }: TestCompany, textcontent = '<p>Welkom</p>') {
  const { body } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol', email: 'jan@voorbeeld.example' },
    items: [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }],
  })
  const widget = await admin.post('/api/documentwidget', {
    widgetable_type: 'quotation',
    widgetable_id: body.id,
    document_widget_type_tag: 'TEXT',
    textcontent,
  })
  return { id: body.id as number, widget: widget.body.id as number }
}

/** Puts a text where the platform would refuse it: as it was kept before there were limits. */
const plant = async (widget: number, html: string) =>
  server.owner.query('update documentwidget set textcontent = $2, version = version + 1 where id = $1', [widget, html])

async function pdfOf(admin: TestClient, id: number) {
  const answer = await admin.raw('GET', `/api/quotation/${id}/download`)
  return answer.status === 200
    ? { status: 200, start: Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5) }
    : { status: answer.status, body: await answer.json() }
}
const PRINTED = { status: 200, start: '%PDF-' }

test('texts that no printer can be asked to set are refused by every way in, with the field and the reason', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, widget } = await quotationWith(company)
  const marks = 'Deze tekst heeft te veel accenten en andere tekens boven of onder de letters.'
  const nesting = 'In deze tekst zit te veel in elkaar. Gebruik bij lijsten hoogstens 5 niveaus.'
  for (const [html, message] of [
    [marked, marks],
    [nested(30), nesting],
    [nested(5000), nesting],
    [nested(30).replaceAll('<', '&lt;'), nesting],
    ['<p>a</p>'.repeat(4000), 'Deze tekst heeft te veel alinea’s, regels en cellen. Verdeel hem over meer teksten.'],
  ] as const) {
    const refused = { status: 422, body: { message, errors: { textcontent: [message] } } }
    expect(await admin.patch(`/api/documentwidget/${widget}`, { textcontent: html })).toMatchObject(refused)
    expect(
      await admin.post('/api/documentwidget', {
        widgetable_type: 'quotation',
        widgetable_id: id,
        document_widget_type_tag: 'TEXT',
        textcontent: html,
      }),
    ).toMatchObject(refused)
  }
  const long = `a${'\u0301'.repeat(90)}`
  expect(await admin.post('/api/relation', { name: 'Jan', surname: long })).toMatchObject({
    status: 422,
    body: { message: marks },
  })
  expect(await admin.post('/api/quotation', { relation: { fullname: long } })).toMatchObject({
    status: 422,
    body: { errors: { 'relation.fullname': [marks] } },
  })
})

test('a row of a sheet with such a text is an error of that row', async () => {
  const { admin } = await server.company()
  const file = await upload(admin, csv('Voornaam;Achternaam', 'Jan;Mol', `Ada;a${'\u0301'.repeat(90)}`))
  await check(server, admin, file.body.id)
  expect((await rowsOf(admin, file.body.id)).map(({ errors }) => errors)).toEqual([
    {},
    { surname: 'Deze tekst heeft te veel accenten en andere tekens boven of onder de letters.' },
  ])
})

test('what was kept before there were limits is printed: lists without their deepest levels, letters without their marks', async () => {
  const company = await server.company()
  const { id, widget } = await quotationWith(company)
  for (const html of [
    nested(30),
    nested(5000),
    marked,
    `<p>${'\u{f0000}\u0301\u0301\u0301'.repeat(16_000)}</p>`,
    `<p>${'é'.repeat(50_000)}</p>`,
    `<p>${'\u0921\u094d'.repeat(40_000)}</p>`,
    `<p>${'\u200b\u200d'.repeat(40_000)}</p>`,
    `<table><tr>${'<td>a</td>'.repeat(300)}</tr>${'<tr><td>a</td></tr>'.repeat(1000)}</table>`,
  ]) {
    await plant(widget, html)
    expect(await pdfOf(company.admin, id)).toEqual(PRINTED)
  }
})

test('a company whose document takes too long holds up nobody else; it fails alone, with a reference number', async () => {
  const [slow, other] = [await server.company(), await server.company()]
  const endless = await quotationWith(slow)
  const next = await quotationWith(slow)
  await plant(endless.widget, nested(5).repeat(5000))
  const waits = pdfOf(slow.admin, endless.id)
  expect(await pdfOf(other.admin, (await quotationWith(other)).id)).toEqual(PRINTED)
  expect(await Promise.race([waits, 'still in print'])).toBe('still in print')
  // The job relay takes a connection now and then: what prints would hold one all the time.
  const { pool } = server.app.platform.orm
  let held = pool.totalCount
  for (let look = 0; held > 0 && look < 200; look++) {
    await Bun.sleep(10)
    held = pool.totalCount - pool.idleCount
  }
  expect([held, await Promise.race([waits, 'still in print'])]).toEqual([0, 'still in print'])
  const behind = pdfOf(slow.admin, next.id)
  for (const pid of printer.pids) process.kill(pid, 'SIGABRT')
  const failed = await waits
  // On a slow machine it may have taken more than it may before it was killed, and says that.
  if (failed.status === 422) expect(failed.body.message).toContain('te groot om af te drukken')
  else expect(failed).toMatchObject({ status: 500, body: { reference: expect.any(String) } })
  // On a slow machine it may have waited longer than one waits, and is printed when it is asked again.
  const second = await behind
  expect(second.status === 503 ? await pdfOf(slow.admin, next.id) : second).toEqual(PRINTED)
})

test('after a printer was killed the next document is printed', async () => {
  const company = await server.company()
  expect(await pdfOf(company.admin, (await quotationWith(company)).id)).toEqual(PRINTED)
  const before = printer.pids
  for (const pid of before) process.kill(pid, 'SIGKILL')
  expect(await pdfOf(company.admin, (await quotationWith(company)).id)).toEqual(PRINTED)
  expect(printer.pids.filter(pid => before.includes(pid))).toEqual([])
})

test('sixteen who ask at once for the PDF of one draft wait for one print, and none is told that the printer is busy', async () => {
  const company = await server.company()
  const { id } = await quotationWith(company)
  const answers = await Promise.all(Array.from({ length: 16 }, () => pdfOf(company.admin, id)))
  expect(answers).toEqual(Array.from({ length: 16 }, () => PRINTED))
})
