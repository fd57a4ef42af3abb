import { afterAll, beforeAll, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { linksOf } from './verdict'
import { nameOf, openWorld, requestOf, type World } from './world'

/** Markup that runs something in a browser that is careless about it. */
const POISON =
  '<img src=x onerror=alert(1)><svg/onload=alert(1)><a href="javascript:alert(1)">x</a><p style="background:url(//x)">p</p><script>alert(1)</script>'
const RUNS =
  /<(script|img|svg|iframe|object|embed|style|link|meta|form|math|base)\b|<[^>]+\s(on\w+|style|srcdoc|formaction)\s*=|(href|src)\s*=\s*["']?\s*(javascript|data|vbscript):/i

/** Fields of answers that screens show as HTML. */
const SHOWN_AS_HTML = ['html', 'columns', 'info']

/** Where screens put HTML of the API into a page, and why that is safe. A new place has to be explained here. */
const PLACES = {
  'core/ui/rich-text/rich-html.tsx':
    'system notifications, which the server reduces to the white list, read and written',
  'plugins/documents/ui/paper/rich-html.tsx': 'prepared widgets, which the server reduces to the white list',
  'core/ui/first-page/react.ts': 'made anew, element by element, of a document in which nothing runs',
  'plugins/portal/ui/parts/rich-html.tsx': 'the same for customers',
}

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

test('HTML of the API goes into a page only at places that are explained here', () => {
  const files = [...new Glob('{core,plugins,shell,portal,admin}/**/*.{ts,tsx}').scanSync('.')]
  const raw = /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write|srcDoc=/
  const places = files.filter(file => raw.test(require('node:fs').readFileSync(file, 'utf8')))
  expect(places.sort()).toEqual(Object.keys(PLACES).sort())
})

/** Every text of an answer that a screen would show as HTML. */
function htmlIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return SHOWN_AS_HTML.includes(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(one => htmlIn(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => htmlIn(one, name))
}

test('whatever stands in any text of any table, what is shown as HTML runs nothing', async () => {
  const rows = await world.refill('ours', { canary: POISON })
  const reading = world.calls.filter(({ method, response }) => method === 'GET' && typeof response !== 'string')
  const wrong: string[] = []
  let looked = 0
  const { body: types } = await world.ours.admin.get('/api/documentwidgettype')
  for (const { tag } of types) {
    // What a customer sees was drawn when it was sent: without that it is drawn again, of what stands there now.
    await world.owner.query(`delete from signaturevoid; delete from signature;
      update quotation set documentversion_id = null; update confirmation set documentversion_id = null;
      update invoice set documentversion_id = null; update document set documentversion_id = null; delete from documentversion`)
    // A table draws its lines, and what explains them, where it has a column.
    await world.owner.query(
      `update documentwidget set document_widget_type_tag = $1, conditions = '[]', "calculationitemColumns" = '[{"tag":"DESCR","selected":true}]'
       where company_id = $2`,
      [tag, rows.companyId],
    )
    for (const call of reading.filter(call => htmlSchema(call.response))) {
      for (const place of [0, 1, 2, 3]) {
        const hash = rows.hash(linksOf(call)[0]?.kind ?? '', place)
        const { status, body } = await world.ours.admin.get(requestOf(call, { path: rows.firstId + place, hash }).path)
        const shown = status === 200 ? htmlIn(body) : []
        looked += shown.length
        wrong.push(...shown.filter(html => RUNS.test(html)).map(html => `${nameOf(call)} ${tag}: ${html}`))
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([])
  expect(looked).toBeGreaterThan(40)
})

/** Whether an answer of this schema has a field that is shown as HTML. */
const htmlSchema = (schema: unknown) => SHOWN_AS_HTML.some(name => JSON.stringify(schema).includes(`"${name}":{`))

test('styling of a widget does not reach the customer, and colours are colours', async () => {
  const rows = await world.refill('ours', { canary: POISON })
  for (const { kind, page } of world.server.app.platform.assembly.links.values()) {
    if (!page) continue
    const { body } = await world.server.anonymous.get(`/api/${kind}/${rows.hash(kind, 1)}/getbycustomer`)
    expect(JSON.stringify(body)).not.toContain('custom_styling')
  }
  for (const colour of ['red', '";}*{', 'url(x)', '#12', 'zzzzzzz', '</style'])
    expect(
      (await world.ours.admin.patch(`/api/companysettings/${rows.firstId}`, { brand_button_color: colour })).status,
      colour,
    ).toBe(422)
})

test('a mail holds no markup that runs and no header that was typed into a field', async () => {
  const typed = 'Bcc: slachtoffer@test.example'
  const company = await world.server.company({ name: `Bedrijf\r\n${typed}\r\n"<x@test.example>` })
  const { body: made } = await company.admin.post('/api/quotation', {
    title: `Offerte\r\n${typed}`,
    relation: { fullname: `Jan\r\n${typed}`, email: 'jan@test.example' },
    items: [{ item_name: POISON, unit_rate_exc_manual: 10, vat_percentage: 21 }],
  })
  expect(made.id, JSON.stringify(made)).toBeNumber()
  const send = (fields: Record<string, unknown>) => company.admin.post(`/api/quotation/${made.id}/sendemail`, fields)
  for (const to of [
    `jan@test.example\r\n${typed}`,
    'jan@test.example, piet@test.example',
    '<jan@test.example>',
    'jan@test.example\n.piet',
  ])
    expect((await send({ to_email: to })).status, to).toBe(422)
  const sent = await send({
    to_email: 'jan@test.example',
    subject: `Uw offerte\r\n${typed}\r\n\r\n<b>`,
    message: `${POISON}<p>Dag {{relation.fullname}}</p>`,
  })
  expect(sent.status).toBe(200)
  await world.server.settled()
  const inbox = world.server.app.platform.mailer.inbox
  const mail = await inbox?.waitFor(({ to }) => to.some(one => one.includes('jan@test.example')))
  expect(mail?.recipients).toEqual(['jan@test.example'])
  const source = new TextDecoder().decode((await inbox?.source(mail?.id ?? '')) ?? new Uint8Array())
  expect(source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
  // The frame of the mail and the colour of links are ours; what was typed has no styles.
  const content = (/padding:12px 36px 32px[^>]*>(.*?)(?:<table|<\/td>)/s.exec(mail?.html ?? '')?.[1] ?? '')
    .replaceAll('<p style="margin:0 0 16px">', '<p>')
    .replaceAll(/<a class="m-link" style="color:#\w{6};font-weight:600"/g, '<a')
  expect(content).toContain('Dag Jan')
  expect(content).not.toMatch(RUNS)
  expect(mail?.html.split('<title')[0]).not.toContain('<x@')
})
