import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { check, csv, rowsOf, spreadsheet, upload } from './import-client'

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

test('CSV in UTF-16, as Excel calls "Unicode text", is read with and without its byte order mark', async () => {
  const text = 'Voornaam\tPlaats\r\nZoë\t’s-Gravenhage\r\nŽofie\tŁódź'
  const little = Buffer.from(text, 'utf16le')
  const big = Buffer.from(little).swap16()
  const files = [[0xff, 0xfe, ...little], [0xfe, 0xff, ...big], [...little], [...big]]
  for (const bytes of files) {
    const { status, body } = await upload(admin, new File([new Uint8Array(bytes)], 'unicode.txt'))
    expect([status, body.row_count, body.mapping]).toEqual([201, 2, ['name', 'city']])
    expect(body.columns[1].examples).toEqual(['’s-Gravenhage', 'Łódź'])
  }
  const wrong = 'Let op! Alleen xlsx en csv bestanden kunnen worden geimporteerd.'
  const page = Buffer.from('\uFEFF<script>alert(1)</script>', 'utf16le')
  expect(await refusal(new File([new Uint8Array(page)], 'pagina.csv'))).toEqual([422, wrong])
  expect(await refusal(new File([new Uint8Array([0xff, 0xfe, ...little, 0x41])], 'half.csv'))).toEqual([422, wrong])
  expect(await refusal(new File([new Uint8Array([0xff, 0xfe, 0x41, 0, 1, 0])], 'vreemd.csv'))).toEqual([422, wrong])
})

test('a title above the heads is looked past, and a file whose first row is the heads keeps all its rows', async () => {
  for (const [lines, headers, rows] of [
    [['Klantenlijst 2026', '', 'Voornaam;Plaats', 'Zoë;Delft'], ['Voornaam', 'Plaats'], 1],
    [['Adressen;24-11-2026', 'Voornaam;Plaats', 'Zoë;Delft'], ['Voornaam', 'Plaats'], 1],
    [['Onze lijst', 'Soort dak;Kleur', 'Plat;Zwart', 'Schuin;Rood'], ['Soort dak', 'Kleur'], 2],
    [['Soort dak;Kleur', 'Plat;Zwart', 'Schuin;Rood'], ['Soort dak', 'Kleur'], 2],
    [['Voornaam', 'Zoë;Delft', 'Jan;Ede'], ['Voornaam', ''], 2],
    [['Namen', 'Zoë', 'Jan'], ['Namen'], 2],
    [['Lijst', 'jan@test.example;2611 GS', 'zoe@test.example;1234 AB'], ['Lijst', ''], 2],
  ] as const) {
    const { body } = await upload(admin, csv(...lines))
    expect([body.columns.map(({ header }: { header: string }) => header), body.row_count]).toEqual([headers, rows])
  }
})

test('a head that stands there twice is told, and the first column with it gets the field', async () => {
  const { body } = await upload(admin, csv('Voornaam;E-mail;e-mail', 'Zoë;zoe@test.example;zoe@werk.example'))
  expect(body.mapping).toEqual(['name', 'email', null])
  expect(body.notes).toEqual([
    'De kop “E-mail” staat 2 keer in dit bestand. Kijk goed welke kolom je waarvoor gebruikt.',
  ])
  expect((await upload(admin, csv('Voornaam;E-mail', 'Zoë;zoe@test.example'))).body.notes).toEqual([])
})

test('a workbook whose cells have no addresses is read, and empty cells keep their places', async () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
  const file = await workbook({
    Blad1: row(text('Voornaam'), text('Achternaam'), text('Plaats')) + row(text('Zoë'), '<c/>', text('Delft')),
  })
  const { body } = await upload(admin, file)
  expect(body).toMatchObject({ row_count: 1, mapping: ['name', 'surname', 'city'] })
  expect(body.columns.map(({ examples }: { examples: string[] }) => examples)).toEqual([['Zoë'], [], ['Delft']])
})

test('of several sheets the one with a table is read, also behind an empty one; several tables are refused with what to do', async () => {
  const table = sheetOf(['Voornaam', 'Plaats'], ['Zoë', 'Delft'])
  const read = [
    await workbook({ Blad1: '', Blad2: table }),
    await workbook({ Blad1: table, Blad2: sheetOf(['Gemaakt door de planning']) }),
    await workbook({ 'Lijsten" state="hidden': sheetOf(['Ja'], ['Nee']), Blad2: table }),
  ]
  for (const file of read)
    expect((await upload(admin, file)).body).toMatchObject({ row_count: 1, mapping: ['name', 'city'] })
  expect(await refusal(await workbook({ Klanten: table, 'Oude klanten': table }))).toEqual([
    422,
    'Er staan gegevens op meer dan één werkblad: Klanten, Oude klanten. Bewaar het werkblad dat je wilt importeren als los bestand, en upload dat.',
  ])
})

test('an error of the spreadsheet, and a formula that nobody worked out, are errors of their rows', async () => {
  const cell = (address: string, type: string, inner: string) => `<c r="${address}" t="${type}">${inner}</c>`
  const rows = ['<v>#N/A</v>', '<f>1/0</f><v>#DIV/0!</v>', '<f>A2</f>'].map(
    (inner, i) =>
      `<row r="${i + 2}">${cell(`A${i + 2}`, 'inlineStr', '<is><t>Zoë</t></is>')}${cell(`B${i + 2}`, i === 2 ? 'str' : 'e', inner)}</row>`,
  )
  const made = await upload(admin, await workbook({ Blad1: sheetOf(['Voornaam', 'Plaats']) + rows.join('') }))
  expect(made.body.row_count).toBe(3)
  await check(server, admin, made.body.id)
  const told = (value: string) => ({
    city: `In het bestand staat hier een fout van het rekenblad: ${value}. Herstel de formule of vul de waarde zelf in.`,
  })
  const errors = (await rowsOf(admin, made.body.id)).map(row => row.errors)
  expect(errors).toEqual([told('#N/A'), told('#DIV/0!'), told('#VALUE!')])

  const { body } = await upload(admin, csv('Voornaam;Plaats;Opmerking', 'Zoë;#WAARDE!;', 'Jan;Ede;#N/B'))
  await check(server, admin, body.id)
  expect((await rowsOf(admin, body.id)).map(row => row.errors)).toEqual([told('#WAARDE!'), {}])
})

test('a workbook that points outside itself is refused with what to do', async () => {
  const parts = unzipSync(
    new Uint8Array(await (await workbook({ Blad1: sheetOf(['Voornaam'], ['Jan']) })).arrayBuffer()),
  )
  const entity = '<!DOCTYPE x [<!ENTITY geheim SYSTEM "file:///etc/passwd">]>'
  for (const name of ['xl/worksheets/sheet1.xml', 'xl/workbook.xml', 'xl/styles.xml']) {
    const part = new TextDecoder().decode(parts[name]).replace(/^(<\?xml.*?\?>)?/, `$1${entity}`)
    const file = new File([zipSync({ ...parts, [name]: strToU8(part) })], 'wijst.xlsx')
    expect(await refusal(file)).toEqual([
      422,
      'Dit bestand verwijst naar iets buiten zichzelf en wordt daarom niet gelezen. Open het in Excel, sla het opnieuw op als xlsx of csv en upload dat.',
    ])
  }
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
})

/** Rows of texts as a sheet has them, with addresses. */
const sheetOf = (...rows: string[][]) =>
  rows
    .map((cells, y) => {
      const written = cells.map(
        (text, x) => `<c r="${String.fromCharCode(65 + x)}${y + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
      )
      return `<row r="${y + 1}">${written.join('')}</row>`
    })
    .join('')

/** A workbook of sheets by name, each with what stands in its data. */
async function workbook(sheets: Record<string, string>): Promise<File> {
  const parts = unzipSync(new Uint8Array(await (await spreadsheet(['x'])).arrayBuffer()))
  const text = (name: string) => new TextDecoder().decode(parts[name])
  const names = Object.keys(sheets)
  const first = text('xl/workbook.xml').match(/<sheet .*?\/>/)?.[0] ?? ''
  const relation = text('xl/_rels/workbook.xml.rels').match(/<Relationship [^>]*sheet1\.xml[^>]*\/>/)?.[0] ?? ''
  const relationId = /Id="(.*?)"/.exec(relation)?.[1] ?? ''
  const numbered = (tag: string, i: number) => tag.replaceAll(`"${relationId}"`, `"${relationId}${i || ''}"`)
  const listed = names.map((name, i) =>
    numbered(first, i)
      .replace(/name=".*?"/, `name="${name}"`)
      .replace(/sheetId=".*?"/, `sheetId="${i + 1}"`),
  )
  const related = names.map((_, i) => numbered(relation, i).replace('sheet1.xml', `sheet${i + 1}.xml`))
  const made: Record<string, Uint8Array> = {
    ...parts,
    'xl/workbook.xml': strToU8(text('xl/workbook.xml').replace(first, listed.join(''))),
    'xl/_rels/workbook.xml.rels': strToU8(text('xl/_rels/workbook.xml.rels').replace(relation, related.join(''))),
  }
  const empty = text('xl/worksheets/sheet1.xml')
  for (const [i, name] of names.entries())
    made[`xl/worksheets/sheet${i + 1}.xml`] = strToU8(
      empty.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${sheets[name]}</sheetData>`),
    )
  return new File([zipSync(made)], 'werkmap.xlsx')
}
