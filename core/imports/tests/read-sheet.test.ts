import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { csv, spreadsheet, upload } from './import-client'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await testServer()
  admin = (await server.company()).admin
})
afterAll(() => server.stop())

const refusal = async (file: File) => {
  const { status, body } = await upload(admin, file)
  return [status, body.message]
}

test('semicolons, commas, tabs, a byte order mark and a line that names the separator are all read', async () => {
  for (const lines of [
    ['\uFEFFVoornaam;Plaats', 'Zoë;’s-Gravenhage'],
    ['Voornaam,Plaats', 'Zoë,’s-Gravenhage'],
    ['Voornaam\tPlaats', 'Zoë\t’s-Gravenhage'],
    ['sep=;', 'Voornaam;Plaats', 'Zoë;’s-Gravenhage'],
    ['', 'Voornaam;;Plaats', '', '"Zoë";;"’s-Gravenhage"', ''],
  ]) {
    const { body } = await upload(admin, csv(...lines))
    expect(body).toMatchObject({
      row_count: 1,
      mapping: ['name', 'city'],
      columns: [
        { header: 'Voornaam', examples: ['Zoë'] },
        { header: 'Plaats', examples: ['’s-Gravenhage'] },
      ],
    })
  }
})

test('what is no sheet is refused in Dutch and leaves nothing behind', async () => {
  const wrong = 'Let op! Alleen xlsx en csv bestanden kunnen worden geimporteerd.'
  const good = new Uint8Array(await (await spreadsheet(['Voornaam'], ['Jan'])).arrayBuffer())
  const broken = { ...unzipSync(good), 'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData><row') }
  const before = (await admin.get('/api/importfile')).body
  expect(await refusal(new File(['%PDF-1.7 x'], 'relaties.csv'))).toEqual([422, wrong])
  expect(await refusal(new File(['<html></html>'], 'relaties.csv'))).toEqual([422, wrong])
  expect(
    await refusal(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], 'oud.xls')),
  ).toEqual([422, wrong])
  expect(await refusal(new File([zipSync(broken)], 'stuk.xlsx'))).toEqual([
    422,
    'Dit bestand kan niet worden gelezen. Sla het opnieuw op als xlsx of csv en probeer het nog eens.',
  ])
  expect(await refusal(csv('Voornaam;Plaats'))).toEqual([422, 'In dit bestand staan geen regels onder de koppen.'])
  expect(await refusal(csv('Voornaam', ...Array.from({ length: 20_001 }, () => 'Jan')))).toEqual([
    422,
    'Dit bestand heeft te veel regels. Importeer er hooguit 20000 tegelijk.',
  ])
  expect(await refusal(csv(Array.from({ length: 201 }, (_, n) => `K${n}`).join(';'), 'x'))).toEqual([
    422,
    'Dit bestand heeft te veel kolommen. Het mogen er hooguit 200 zijn.',
  ])
  expect((await refusal(new File([new Uint8Array(11 * 1024 * 1024).fill(97)], 'groot.csv')))[0]).toBe(413)
  expect((await admin.get('/api/importfile')).body).toEqual(before)
})

test('a spreadsheet that spans more than it holds, or unpacks to more than it says, does not keep anybody waiting', async () => {
  const parts = unzipSync(new Uint8Array(await (await spreadsheet(['Voornaam'], ['Jan'])).arrayBuffer()))
  const name = 'xl/worksheets/sheet1.xml'
  const sheet = new TextDecoder().decode(parts[name])
  const packed = (xml: string) => new File([zipSync({ ...parts, [name]: strToU8(xml) })], 'wijd.xlsx')
  const far = sheet.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576" t="b"><v>1</v></c></row></sheetData>')
  const huge = sheet.replace('</sheetData>', `${' '.repeat(160 * 1024 * 1024)}</sheetData>`)
  expect((await refusal(packed(far)))[0]).toBe(422)
  expect((await refusal(packed(huge)))[0]).toBe(422)
  expect((await upload(admin, packed(sheet))).status).toBe(201)
})

test('files that come all at once are read one after another, or sent away until later', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, () => upload(admin, csv('Voornaam', 'Jan'))))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 201).length).toBeGreaterThanOrEqual(4)
  expect(statuses.filter(status => status !== 201 && status !== 503)).toEqual([])
  expect((await upload(admin, csv('Voornaam', 'Jan'))).status).toBe(201)
})

test('other requests are answered while a large file is read', async () => {
  const file = await spreadsheet(
    ['Voornaam', 'Achternaam', 'E-mail'],
    ...Array.from({ length: 10_000 }, (_, n) => ['Jan', `Vos ${n}`, `jan${n}@test.example`]),
  )
  let isRead = false
  const reading = upload(admin, file).finally(() => {
    isRead = true
  })
  let answered = 0
  for (; !isRead; answered++) expect((await admin.get('/api/relation?limit=1')).status).toBe(200)
  expect((await reading).body.row_count).toBe(10_000)
  // Reading in the same thread would let in those alone that came before it began.
  expect(answered).toBeGreaterThan(5)
}, 30_000)
