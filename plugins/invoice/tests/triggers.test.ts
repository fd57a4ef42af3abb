import { afterAll, beforeAll, expect, test } from 'bun:test'
import { on } from '@core/context/event'
import { definePlugin } from '@core/plugin/define-plugin'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'
import { invoiceEvents } from '../contract'

const heard: number[] = []
/** Listens to late invoices as the rules of a company will. */
const listener = definePlugin({
  code: 'listener',
  requires: ['invoice'],
  on: [on(invoiceEvents.overdue, 'hear of late invoices', async ({ id }) => void heard.push(id))],
  locales: { nl: {}, en: {}, 'es-AR': {} },
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true, plugins: [...plugins, listener] })
})
afterAll(() => server.stop())

test('rules may listen to every document that is made, and to invoices that are too late (G-TRIG)', () => {
  const { triggers } = server.app.platform.assembly
  const labels = new Map(triggers.map(({ event, label }) => [event, label]))
  expect(labels.get('quotation.made')).toBe('quotation.trigger_made')
  expect(labels.get('confirmation.made')).toBe('confirmation.trigger_made')
  expect(labels.get('invoice.made')).toBe('invoice.trigger_made')
  expect(labels.get('invoice.overdue')).toBe('invoice.trigger_overdue')
})

async function billed({ post }: TestClient, enddate: string): Promise<number> {
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { body } = await post('/api/invoice', { relation: { fullname: 'Jan Mol', ...resident }, items })
  await post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })
  await server.owner.query(`update invoice set enddate = '${enddate}' where id = ${body.id}`)
  return body.id
}

test('of an invoice that is too late is told once, the night after its last day (G-TRIG, R-INV-006)', async () => {
  const company = await server.company()
  const { admin } = company
  const late = await billed(admin, '2026-01-31')
  await billed(admin, '2999-01-31')
  const paid = await billed(admin, '2026-01-31')
  await admin.post(`/api/invoice/${paid}/markpaid`)
  const night = async (day: string) => {
    heard.length = 0
    await server.dailyJobs(company, new Date(`${day}T06:30:00+01:00`))
    return [...heard]
  }
  expect(await night('2026-11-23')).toEqual([late])
  expect(await night('2026-11-24')).toEqual([])
  expect((await admin.get(`/api/invoice/${late}`)).body.status).toBe('sent')
})
