import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { getDocumentProxy } from 'unpdf'

/** The electronic invoice of what was sent: NLCIUS and Peppol BIS 3, for staff, customers and in the mail. */
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false })
const items = [{ item_name: 'Panelen', product_amount: 3, unit_rate_exc_manual: 333.33, vat_percentage: 21 }]

async function customer(admin: TestClient, more: object = {}) {
  const organization = { name: 'Bouw & Zoon BV', kvk: '87654321', vat_number: 'NL001234567B02', ...more }
  const { id: organization_id } = (await admin.post('/api/organization', organization)).body
  const person = { name: 'Ada', surname: 'Vos', email: 'ada@bouw.example', organization_id, ...resident }
  return (await admin.post('/api/relation', person)).body.id as number
}
const make = async (admin: TestClient, relation_id: number, lines: readonly object[] = items) =>
  (await admin.post('/api/invoice', { relation_id, items: lines })).body as {
    id: number
    hash: string
    calculation_id: number
  }
const mark = (admin: TestClient, id: number) =>
  admin.post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })
const read = (client: TestClient, path: string) => client.raw('GET', path)
const xmlOf = async (admin: TestClient, id: number, format = 'nlcius') =>
  parser.parse(await (await read(admin, `/api/invoice/${id}/einvoice?format=${format}`)).text())

test('a sent invoice is UBL by NLCIUS and by Peppol, with both parties, VAT, total and where to pay, and stays as it was sent', async () => {
  const { admin } = await server.company()
  const relation = await customer(admin)
  const { id } = await make(admin, relation)
  const { number, documentdate, enddate } = (await mark(admin, id)).body
  const answer = await read(admin, `/api/invoice/${id}/einvoice`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml'])
  expect(answer.headers.get('content-disposition')).toContain(`Factuur ${number}.xml`)
  const { Invoice } = await xmlOf(admin, id)
  expect(Invoice).toMatchObject({
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0',
    'cbc:ID': number,
    'cbc:IssueDate': documentdate,
    'cbc:DueDate': enddate,
    'cbc:InvoiceTypeCode': '380',
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        'cbc:EndpointID': { '@schemeID': '0106', '#text': '12345678' },
        'cac:PartyTaxScheme': { 'cbc:CompanyID': 'NL001234567B01' },
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': { 'cac:PartyLegalEntity': { 'cbc:RegistrationName': 'Bouw & Zoon BV' } },
    },
    'cac:PaymentMeans': { 'cbc:PaymentID': number, 'cac:PayeeFinancialAccount': { 'cbc:ID': 'NL91ABNA0417164300' } },
    'cac:TaxTotal': { 'cbc:TaxAmount': { '#text': '210.00' } },
    'cac:LegalMonetaryTotal': {
      'cbc:TaxExclusiveAmount': { '#text': '999.99' },
      'cbc:PayableAmount': { '#text': '1209.99' },
    },
    'cac:InvoiceLine': {
      'cbc:InvoicedQuantity': { '#text': '3' },
      'cac:Price': { 'cbc:PriceAmount': { '#text': '333.33' } },
    },
  })
  expect((await xmlOf(admin, id, 'peppol')).Invoice['cbc:CustomizationID']).toContain('poacc:billing:3.0')
  const before = await (await read(admin, `/api/invoice/${id}/einvoice`)).text()
  await admin.patch(`/api/relation/${relation}`, { city: 'Elders' })
  await server.owner.query(
    `update company set iban = 'NL02ABNA0123456789' where id = (select company_id from "user" where id = ${admin.userId})`,
  )
  expect(await (await read(admin, `/api/invoice/${id}/einvoice`)).text()).toBe(before)
})

test('a credit is a credit note of positive amounts that names its invoice, a part says which quotation it bills (R-INV-007, R-INV-008)', async () => {
  const { admin } = await server.company()
  const relation_id = await customer(admin)
  const quotation = (await admin.post('/api/quotation', { relation_id, items })).body
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  const part = (
    await admin.post('/api/invoice/createinvoicefromquotation', {
      quotation_id: quotation.id,
      partialinvoicetype: 'frompercentage',
      percentage: 40,
    })
  ).body
  const { number, documentdate } = (await mark(admin, part.id)).body
  const { Invoice } = await xmlOf(admin, part.id)
  expect(Invoice['cac:OrderReference']['cbc:ID']).toBe(quotation.number)
  // The nature and extent of the work that a part is for.
  expect(Invoice['cac:InvoiceLine']['cac:Item']['cbc:Description']).toBe('3 stuks Panelen')
  const credit = (await admin.post(`/api/invoice/${part.id}/createcreditinvoice`)).body
  await mark(admin, credit.id)
  const { CreditNote } = await xmlOf(admin, credit.id)
  expect(CreditNote).toMatchObject({
    'cbc:CreditNoteTypeCode': '381',
    'cac:BillingReference': {
      'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': documentdate },
    },
    'cac:LegalMonetaryTotal': { 'cbc:PayableAmount': { '#text': '484.00' } },
  })
})

test('shifted VAT is category AE with its reason and both VAT numbers', async () => {
  const { admin } = await server.company()
  const { id, calculation_id } = await make(admin, await customer(admin))
  const [line] = (await admin.get(`/api/calculation/${calculation_id}`)).body.calculationitems
  await admin.patch(`/api/calculationitem/${line.id}`, { vat_percentage: 0, vat_category: 'reverse' })
  await mark(admin, id)
  const { Invoice } = await xmlOf(admin, id)
  expect(Invoice['cac:TaxTotal']['cac:TaxSubtotal']['cac:TaxCategory']).toMatchObject({
    'cbc:ID': 'AE',
    'cbc:Percent': '0',
    'cbc:TaxExemptionReasonCode': 'VATEX-EU-AE',
    'cbc:TaxExemptionReason': 'Btw verlegd',
  })
})

test('a draft has none, another company and an unknown link find none, and what Peppol cannot deliver says which rules', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const limited = await server.company({ modules: ['CRM', 'QUOTATION'] })
  const { id, hash } = await make(admin, await customer(admin))
  expect((await admin.get(`/api/invoice/${id}/einvoice`)).body.message).toBe(
    'Verstuur de factuur eerst: de e-factuur is van wat is verstuurd.',
  )
  expect((await server.anonymous.get(`/api/invoice/${hash}/einvoicebycustomer`)).status).toBe(404)
  await mark(admin, id)
  expect((await stranger.get(`/api/invoice/${id}/einvoice`)).status).toBe(404)
  expect((await limited.admin.get(`/api/invoice/${id}/einvoice`)).status).toBe(403)
  expect((await admin.get(`/api/invoice/${id}/einvoice?format=ubl`)).status).toBe(422)
  expect((await server.anonymous.get('/api/invoice/onbekend/einvoicebycustomer')).status).toBe(404)
  const byCustomer = await read(server.anonymous, `/api/invoice/${hash}/einvoicebycustomer`)
  expect(await byCustomer.text()).toBe(await (await read(admin, `/api/invoice/${id}/einvoice`)).text())
  expect((await server.anonymous.get(`/api/invoice/${hash}/getbycustomer`)).body.file).toEqual({
    code: 'einvoice',
    label: 'E-factuur',
  })

  const person = (await admin.post('/api/invoice', { relation: { fullname: 'Jan Mol', ...resident }, items })).body
  await mark(admin, person.id)
  expect((await read(admin, `/api/invoice/${person.id}/einvoice`)).status).toBe(200)
  expect((await server.anonymous.get(`/api/invoice/${person.hash}/getbycustomer`)).body.file).toBeNull()
  expect((await admin.get(`/api/invoice/${person.id}/einvoice?format=peppol`)).body).toMatchObject({
    status: 422,
    message: 'PEPPOL-EN16931-R010: Peppol vindt de klant op KvK- of btw-nummer. Vul er een in bij de organisatie.',
  })
})

test('the electronic invoice goes along to organizations unless the company chose otherwise, which asks its KvK number and IBAN before', async () => {
  const { admin } = await server.company()
  const company = `where id = (select company_id from "user" where id = ${admin.userId})`
  await server.owner.query(`update company set kvk = null, iban = null ${company}`)
  const relation = await customer(admin)
  const { id } = await make(admin, relation)
  expect((await mark(admin, id)).body.message.split('\n')).toEqual([
    'Vul het KvK-nummer van je bedrijf in, acht cijfers, bij Instellingen › Bedrijfsgegevens.',
    'Vul het IBAN van je bedrijf in bij Instellingen › Bedrijfsgegevens.',
  ])
  await server.owner.query(`update company set kvk = '12345678', iban = 'NL91ABNA0417164300' ${company}`)
  const mailed = async (invoice: number, to_email: string) => {
    const subject = `Proef ${invoice}`
    await admin.post(`/api/invoice/${invoice}/sendemail`, { to_email, subject, message: '<p>Dag</p>', sendpdf: false })
    await server.settled()
    const inbox = server.app.platform.mailer.inbox
    const [found] = ((await inbox?.list()) ?? []).filter(mail => mail.subject === subject)
    return ((await inbox?.get(found?.id ?? ''))?.attachments ?? []).map(({ filename }) => filename)
  }
  const names = await mailed(id, 'ada@bouw.example')
  expect(names.filter(name => name?.endsWith('.xml'))).toEqual([expect.stringMatching(/^Factuur F\d{4}-0001\.xml$/)])
  const person = (await admin.post('/api/invoice', { relation: { fullname: 'Jan Mol', ...resident }, items })).body
  expect((await mailed(person.id, 'jan@mol.example')).filter(name => name?.endsWith('.xml'))).toEqual([])
  const [settings] = (await admin.get('/api/companysettings')).body
  expect(settings.invoice_einvoice).toBe(true)
  await admin.patch(`/api/companysettings/${settings.id}`, { invoice_einvoice: false })
  const other = await make(admin, relation)
  expect((await mailed(other.id, 'ada@bouw.example')).filter(name => name?.endsWith('.xml'))).toEqual([])
})

test('a customer saves the electronic invoice only where they find the invoice: not of what was called off or is withheld by its type (R-DOC-005, R-DOC-006)', async () => {
  const { admin } = await server.company()
  const { id, hash } = await make(admin, await customer(admin))
  await admin.post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })
  const saved = async () => (await server.anonymous.get(`/api/invoice/${hash}/einvoicebycustomer`)).status
  const page = async () => (await server.anonymous.get(`/api/invoice/${hash}/getbycustomer`)).status
  expect([await saved(), await page()]).toEqual([200, 200])
  const type = (await admin.post('/api/documenttype', { description: 'Oplevering', only_show_approved: true })).body
  await server.owner.query('update invoice set document_type_id = $1 where id = $2', [type.id, id])
  expect([await saved(), await page()]).toEqual([404, 404])
  await server.owner.query(`update invoice set document_type_id = null, status = 'cancelled' where id = $1`, [id])
  expect([await saved(), await page()]).toEqual([404, 404])
})

test('the PDF of what was sent, of an invoice and of a credit, is PDF/A-3a and PDF/UA-1 with the electronic invoice inside as Factur-X; a draft has none', async () => {
  const { admin } = await server.company()
  const relation = await customer(admin)
  const { id, hash } = await make(admin, relation)
  const pdfOf = async (client: TestClient, path: string) =>
    new Uint8Array(await (await read(client, path)).arrayBuffer())
  const filesOf = async (pdf: Uint8Array) => {
    const document = await getDocumentProxy(pdf.slice())
    const files = await document.getAttachments()
    const names = [...(files?.keys() ?? [])]
    return Promise.all(names.map(async name => ({ name, bytes: await document.getAttachmentContent(name) })))
  }
  const insideOf = async (pdf: Uint8Array) => {
    const [file] = await filesOf(pdf)
    expect(file?.name).toBe('factur-x.xml')
    return parser.parse(new TextDecoder().decode(file?.bytes as Uint8Array))['rsm:CrossIndustryInvoice']
  }
  expect(await filesOf(await pdfOf(admin, `/api/invoice/${id}/download`))).toEqual([])
  const { number } = (await mark(admin, id)).body
  const pdf = await pdfOf(admin, `/api/invoice/${id}/download`)
  expect((await insideOf(pdf))['rsm:ExchangedDocument']).toMatchObject({ 'ram:ID': number, 'ram:TypeCode': '380' })
  const text = Buffer.from(pdf).toString('latin1')
  expect(text).toContain('/AFRelationship /Alternative')
  // What readers find is the last metadata of the file.
  const document = await getDocumentProxy(pdf.slice())
  const metadata = (await document.getMetadata()).metadata?.getRaw() as string
  expect(XMLValidator.validate(metadata)).toBe(true)
  for (const said of [
    '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>',
    '<pdfuaid:part>1</pdfuaid:part>',
    '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
    '<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
  ])
    expect(metadata).toContain(said)
  expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  expect((await document.getMarkInfo())?.Marked).toBe(true)
  expect((await (await document.getPage(1)).getStructTree())?.children.length).toBeGreaterThan(0)
  // Customer and staff get the same bytes, each time.
  expect(Buffer.compare(await pdfOf(server.anonymous, `/api/invoice/${hash}/downloadbycustomer`), pdf)).toBe(0)

  const credit = (await admin.post(`/api/invoice/${id}/createcreditinvoice`)).body
  await mark(admin, credit.id)
  const note = await insideOf(await pdfOf(admin, `/api/invoice/${credit.id}/download`))
  expect(note['rsm:ExchangedDocument']['ram:TypeCode']).toBe('381')
  expect(
    note['rsm:SupplyChainTradeTransaction']['ram:ApplicableHeaderTradeSettlement']['ram:InvoiceReferencedDocument'][
      'ram:IssuerAssignedID'
    ],
  ).toBe(number)
})
