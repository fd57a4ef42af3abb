import { afterAll, beforeAll, expect, test } from 'bun:test'
import { heicPhoto } from '@core/files/pictures/tests/heic-photo'
import { resident } from '@core/testing/resident'
import { type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'
import portal from '../../portal/locales/nl'
import { printTexts } from '../pdf/print-texts'
import { item, mark, sent, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('page and PDF name the last day to pay in one wording, and that day is one of them', () => {
  expect(printTexts('nl').dueOn).toBe('Uiterlijk betalen op')
  expect(portal.payBy).toBe('uiterlijk betalen op {{day}}')
})

test('the price of an option says that it includes VAT, on the page and for staff', async () => {
  const { admin } = await server.company()
  const option = { ...item, item_name: 'Laadpaal', additionalwork: true }
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item, option] })
  await mark(admin, 'quotation', body.id)
  const choices = (page: { widgets: { blocks: { type: string; options?: object[] }[] }[] }) =>
    page.widgets.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'choices')?.options
  const page = (await server.anonymous.get(`/api/quotation/${body.hash}/getbycustomer`)).body
  expect(choices(page)).toMatchObject([{ price: '€\u00a01.210,00', price_note: 'incl. btw' }])
  expect(choices((await admin.get(`/api/quotation/${body.id}/prepared`)).body)).toMatchObject([
    { price_note: 'incl. btw' },
  ])
})

test('an approval names the version as reading does, fingerprint, and by the earlier name version as well', async () => {
  const company = await server.company()
  for (const name of ['fingerprint', 'version']) {
    const { hash } = await sent(company)
    const { fingerprint } = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
    const approve = (more: object) =>
      server.anonymous.post(`/api/quotation/${hash}/approvebycustomer`, { ...signed, ...more })
    const without = await approve({})
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['fingerprint']])
    expect((await approve({ [name]: 'x' })).status).toBe(409)
    expect((await approve({ [name]: fingerprint })).body.status).toBe('approved')
  }
})

test('a picture of an iPhone becomes one that paper and browsers show; one that cannot be read is refused and changes nothing', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  const owner = { widgetable_type: 'quotation', widgetable_id: body.id }
  const widget = (await admin.post('/api/documentwidget', { ...owner, document_widget_type_tag: 'WIDGETPICTURE' })).body
  const send = (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.set('document_widget_id', String(widget.id))
    form.set('file', new File([bytes], 'IMG_0412.HEIC', { type: 'image/heic' }))
    return admin.post('/api/widgetpicture', form)
  }
  const shown = async () => (await admin.raw('GET', `/api/widgetpicture/${widget.id}`)).bytes()
  const made = await send(new Uint8Array(heicPhoto()))
  expect(made).toMatchObject({ status: 201, body: { picture_width: 64, picture_height: 64 } })
  const picture = await shown()
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 64 })
  expect((await send(new Uint8Array(heicPhoto().subarray(0, 500)))).status).toBe(422)
  expect(Buffer.from(await shown()).equals(Buffer.from(picture))).toBe(true)
})

test('a template needs a title of more than spaces, when it is saved and when it is changed', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol', ...resident }, items: [item] })
  const save = (title: string) => admin.post(`/api/quotation/${body.id}/saveastemplate`, { title })
  expect((await save('  ')).status).toBe(422)
  expect((await admin.get('/api/quotation/indexTemplates')).body).toEqual([])
  const template = (await save(' Standaard ')).body
  expect(template.title).toBe('Standaard')
  for (const title of ['  ', '', null])
    expect((await admin.patch(`/api/quotation/${template.id}`, { title })).status).toBe(422)
  expect((await admin.patch(`/api/quotation/${template.id}`, { title: 'Anders' })).status).toBe(200)
})
