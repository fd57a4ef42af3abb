import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readCsv } from '../read-csv'
import { readSpreadsheet } from '../read-spreadsheet'
import { check, csv, rowsOf, spreadsheet, upload } from './import-client'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await testServer()
  admin = (await server.company()).admin
})
afterAll(() => server.stop())

const given = async (name: string) =>
  new File([await Bun.file(new URL(`./cases/${name}`, import.meta.url)).arrayBuffer()], name)
const NOBODY: ReadonlySet<string> = new Set()
const cellsOf = async (parts: Record<string, Uint8Array>) =>
  (await readSpreadsheet(new Uint8Array(zipSync(parts)), NOBODY)).rows.map(({ cells }) => cells)

test('one odd byte in a sheet of UTF-8 is read alone, counted and told; the rest stays what it is', async () => {
  const { body } = await upload(admin, await given('utf8-een-vreemde-byte.csv'))
  expect(body.columns.map(({ examples }: { examples: string[] }) => examples)).toEqual([
    ['José', 'Zoë', 'Jan'],
    ['Müller', 'Brontë', 'D’Haan'],
    ['Zürich', 'Curaçao', 'Ede'],
  ])
  expect(body.notes).toEqual([expect.stringContaining('(1)')])
})

test('a sheet of Windows stays one, also with two signs that could be a letter of UTF-8', () => {
  const windows = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))
  const { rows, notes } = readCsv(
    windows('Naam\r\nJos\u00e9\r\nZo\u00eb\r\nM\u00fcller\r\n\u00c3\u00a9\u00e9n\r\n'),
    NOBODY,
  )
  expect(rows.map(({ cells }) => cells[0])).toEqual(['José', 'Zoë', 'Müller', 'Ã©én'])
  expect(notes).toEqual([])
})

test('quotes inside fields are read as a person would, and the rows are told', async () => {
  const { body } = await upload(admin, await given('aanhalingstekens.csv'))
  const rows = (await rowsOf(admin, body.id)).map(({ cells }) => cells)
  expect(rows).toEqual([
    ['Jan', 'Buis 5/4" koper', 'Ede'],
    ['Piet', 'Jansen', 'Ede'],
    ['Kees', 'De "Witte" Raaf', 'Ede'],
    ['Laatst', 'Goed', 'Ede'],
  ])
  expect(body.notes).toEqual([expect.stringContaining('In 3 regels')])
})

test('a quote that nobody closes takes no other row along; one that is meant may hold lines, quotes and separators', () => {
  const read = (...lines: string[]) => readCsv(strToU8(lines.join('\n')), NOBODY)
  const open = read('a;b;c', '1;"x;3', '4;5;6', '7;"8";9', '10;11;12')
  expect(open.rows.map(({ cells }) => cells)).toEqual([
    ['1', '"x', '3'],
    ['4', '5', '6'],
    ['7', '8', '9'],
    ['10', '11', '12'],
  ])
  const meant = read('a;b;c', '1;"two', 'lines; ""and"" more";3', '4;5;6')
  expect(meant.rows.map(({ cells }) => cells)).toEqual([
    ['1', 'two\nlines; "and" more', '3'],
    ['4', '5', '6'],
  ])
  expect(meant.notes).toEqual([])
  const many = read('a;b', ...Array.from({ length: 20_000 }, (_, n) => `"${n};x "y"`))
  expect(many.rows.length).toBe(20_000)
})

test('a percentage is what it shows, and no figure has more digits than anybody typed', async () => {
  const file = new Uint8Array(await (await given('import-percent-float.xlsx')).arrayBuffer())
  const { rows } = await readSpreadsheet(file, NOBODY)
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Paneel A', '21%', 19.99],
    ['Paneel B', '9%', 57.7],
    ['Paneel C', 21, 133.8],
    ['Paneel D', 0.21, 4.925],
  ])
})

test('telephones keep their zero, countries are one country with its postcodes, and a house number that became a date is refused', async () => {
  const company = await server.company()
  const { body } = await upload(company.admin, await given('relaties-cellen.xlsx'))
  await check(server, company.admin, body.id, { match_by: null })
  const rows = await rowsOf(company.admin, body.id)
  const wrong = rows.filter(({ status }) => status === 'wrong')
  expect(wrong.map(({ errors }) => errors)).toEqual([{ number: expect.stringContaining('03-05-2026') }])
  await company.admin.post(`/api/importfile/${body.id}/start`, {})
  await server.settled()
  const made = (await company.admin.get('/api/relation?sort=name')).body
  const shown = made.map((one: Record<string, string>) => [one.name, one.phone, one.number, one.postcode, one.country])
  expect(shown).toEqual([
    ['A', '612345678', '12', '1012 AB', 'Nederland'],
    ['B', '0612345678', '12', '1012 AB', 'Nederland'],
    ['D', '31612345678', '12a', '1012 AB', 'Nederland'],
    ['E', '+32 470 12 34 56', '16', '1000', 'België'],
    ['F', '+49 30 123456', '5b', '01067', 'Duitsland'],
    ['G', '030-123456', '5b', '01067', 'Duitsland'],
    ['H', '0470 12 34 56', '1', 'B-9000', 'België'],
    ['I', '06 - 12 34 56 78', '3HS', '1012 AB', 'Nederland'],
  ])
})

test('masks and times of day are texts as they are shown; amounts and quantities stay figures', async () => {
  const formats = ['0000" AB"', '00-00000000', '[h]:mm', '_ "€" * #,##0.00_ ', '0 "stuks"', 'h:mm', '#,##0', '0000']
  const values = [1012, 612345678, 1.0625, 12.5, 3, 0.5, 1200, 42]
  const parts = unzipSync(new Uint8Array(await (await spreadsheet(['a'], ['b'])).arrayBuffer()))
  const xml = (text: string) => text.replaceAll('"', '&quot;')
  parts['xl/styles.xml'] = strToU8(
    `<styleSheet><numFmts>${formats.map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${xml(code)}"/>`).join('')}</numFmts><cellXfs>${formats.map((_, i) => `<xf numFmtId="${200 + i}"/>`).join('')}</cellXfs></styleSheet>`,
  )
  const cells = (of: (i: number) => string) => formats.map((_, i) => of(i)).join('')
  parts['xl/worksheets/sheet1.xml'] = strToU8(
    `<worksheet><sheetData><row>${cells(i => `<c t="inlineStr"><is><t>kop ${i}</t></is></c>`)}</row><row>${cells(i => `<c s="${i}"><v>${values[i]}</v></c>`)}</row></sheetData></worksheet>`,
  )
  expect(await cellsOf(parts)).toEqual([['1012 AB', '06-12345678', '25:30', 12.5, 3, '12:00', 1200, '0042']])
})

test('a workbook is read wherever its parts lie, and a chart on a sheet of its own is no table', async () => {
  const parts = unzipSync(new Uint8Array(await (await spreadsheet(['Naam'], ['Jan'], ['Piet'])).arrayBuffer()))
  const moved: Record<string, Uint8Array> = {}
  for (const [name, part] of Object.entries(parts)) {
    const text = strFromU8(part)
    if (name === '_rels/.rels') moved[name] = strToU8(text.replace(/"\/?xl\//g, '"/boek/'))
    else if (name === 'xl/_rels/workbook.xml.rels')
      moved['boek/_rels/workbook.xml.rels'] = strToU8(
        text
          .replace(/"(?:\/xl\/)?worksheets\/sheet1\.xml"/, '"/elders/blad.xml"')
          .replace(
            '</Relationships>',
            '<Relationship Id="rIdChart" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet" Target="chartsheets/sheet9.xml"/></Relationships>',
          ),
      )
    else if (name === 'xl/workbook.xml')
      moved['boek/workbook.xml'] = strToU8(
        text.replace('<sheets>', '<sheets><sheet name="Grafiek" sheetId="9" r:id="rIdChart"/>'),
      )
    else if (name === 'xl/worksheets/sheet1.xml') moved['elders/blad.xml'] = part
    else
      moved[name.replace(/^xl\//, 'boek/')] =
        name === '[Content_Types].xml' ? strToU8(text.replaceAll('/xl/', '/boek/')) : part
  }
  moved['boek/chartsheets/sheet9.xml'] = strToU8('<chartsheet/>')
  expect(await cellsOf(moved)).toEqual([['Jan'], ['Piet']])
  const { status, body } = await upload(admin, new File([zipSync(moved)], 'elders.xlsx'))
  expect([status, body.row_count]).toEqual([201, 2])
})

test('a street with its house in one column is taken apart', async () => {
  const company = await server.company()
  const { body } = await upload(
    company.admin,
    csv('Achternaam;Adres;Postcode', 'Een;Plein 1940 2;8011AB', 'Twee;Kerkstraat 3HS;8011AB'),
  )
  await check(server, company.admin, body.id, { match_by: null })
  await company.admin.post(`/api/importfile/${body.id}/start`, {})
  await server.settled()
  const made = (await company.admin.get('/api/relation?sort=surname')).body
  expect(made).toMatchObject([
    { address: 'Plein 1940', number: '2', number_addition: null },
    { address: 'Kerkstraat', number: '3', number_addition: 'HS' },
  ])
})
