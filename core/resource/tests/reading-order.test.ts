import { afterAll, beforeAll, expect, test } from 'bun:test'
import { allModules, type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** What a list holds in a field, walked two rows at a time by its Link header; and the same in one go. */
async function read<R, T>(admin: TestClient, list: string, of: (row: R) => T): Promise<T[]> {
  const rows: { id: number }[] = []
  for (let url: string | undefined = `${list}&limit=2`; url && rows.length < 100; ) {
    const page = await admin.get(url)
    expect(page.status).toBe(200)
    rows.push(...page.body.data)
    url = /^<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1]
  }
  expect(rows.map(({ id }) => id)).toEqual((await admin.get(list)).body.map(({ id }: { id: number }) => id))
  return rows.map(row => of(row as R))
}

const NAMES = [
  'aalders',
  'Bakker',
  'de Vries',
  'eikelboom',
  'élise',
  'Élise',
  'Emmen',
  'Özdemir',
  'Paneel 9',
  'Paneel 10',
  'van Dijk',
  'Vandenberg',
  'Zonneveld',
]
/** Made in another order than any that is asked for. */
const mixed = <T>(values: readonly T[]) => values.map((_, i) => values[(i * 5 + 3) % values.length] as T)

test('texts sort as readers expect in either direction, from page to page, empty ones last and equal ones by number', async () => {
  const { admin } = await server.company()
  const made = [...mixed(NAMES), null, 'Bakker', null]
  for (const surname of made) await admin.post('/api/relation', { name: 'Jan', surname })
  const twice = NAMES.flatMap(name => (name === 'Bakker' ? [name, name] : [name]))
  for (const filter of ['', '&name=Jan', '&query=jan', '&query=jan&name=Jan']) {
    const surname = (row: { surname: string }) => row.surname
    expect(await read(admin, `/api/relation?sort=surname${filter}`, surname)).toEqual([...twice, null, null] as never)
    expect(await read(admin, `/api/relation?sort=-surname${filter}`, surname)).toEqual([
      ...twice.toReversed(),
      null,
      null,
    ] as never)
  }
})

test('texts of a field that the company added sort like those, and numbers in it by size', async () => {
  const { admin } = await server.company()
  for (const label of ['Merk', 'Hoogte'])
    await admin.post('/api/customfield', { resource: 'relation', label, type: label === 'Merk' ? 'text' : 'number' })
  for (const [i, merk] of mixed(NAMES).entries())
    await admin.post('/api/relation', {
      name: 'Jan',
      custom_fields: { merk, ...(i % 3 && { hoogte: 100.25 - 30 * i }) },
    })
  const own = (key: string) => (row: { custom_fields: Record<string, unknown> }) => row.custom_fields[key]
  expect(await read(admin, '/api/relation?sort=custom_fields.merk', own('merk'))).toEqual(NAMES)
  expect(await read(admin, '/api/relation?sort=-custom_fields.merk', own('merk'))).toEqual(NAMES.toReversed())
  const heights = await read(admin, '/api/relation?sort=custom_fields.hoogte', own('hoogte'))
  const filled = heights.filter(height => height !== undefined) as number[]
  expect(heights).toEqual([...filled.toSorted((one, other) => one - other), ...Array(5).fill(undefined)])
})

test('choices of a field that the company added sort as the company put them, and those it gave up behind them', async () => {
  const { admin } = await server.company()
  const options = ['Plat', 'Schuin', 'Gemengd', 'Asbest']
  const field = (await admin.post('/api/customfield', { resource: 'relation', label: 'Dak', type: 'choice', options }))
    .body
  await admin.post('/api/customfield', { resource: 'flow', label: 'Dak', type: 'choice', options: ['Asbest', 'Plat'] })
  for (const dak of ['Gemengd', 'Asbest', 'Plat', undefined, 'Schuin', 'Gemengd'])
    await admin.post('/api/relation', { name: 'Jan', custom_fields: { ...(dak && { dak }) } })
  const dak = (row: { custom_fields: Record<string, unknown> }) => row.custom_fields.dak
  const sorted = (sign: string) => read(admin, `/api/relation?sort=${sign}custom_fields.dak`, dak)
  expect(await sorted('')).toEqual(['Plat', 'Schuin', 'Gemengd', 'Gemengd', 'Asbest', undefined])
  expect(await sorted('-')).toEqual(['Asbest', 'Gemengd', 'Gemengd', 'Schuin', 'Plat', undefined])
  const changed = await admin.patch(`/api/customfield/${field.id}`, { options: ['Asbest', 'Schuin', 'Plat'] })
  expect(changed.status).toBe(200)
  expect(await sorted('')).toEqual(['Asbest', 'Schuin', 'Plat', 'Gemengd', 'Gemengd', undefined])
})

test('colleagues sort by name as readers expect, and so do the companies of the platform', async () => {
  const { admin, user } = await server.company()
  const names = ['Élise', 'adam', 'Zoë', 'eva']
  const made: number[] = []
  for (const name of names) {
    const { userId } = await user({ name })
    const { id } = (await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' } })).body
    await admin.patch(`/api/flow/${id}`, { user_id: userId })
    made.push(id)
  }
  const handler = ({ id }: { id: number }) => names[made.indexOf(id)]
  expect(await read(admin, '/api/flow?sort=user_id', handler)).toEqual(['adam', 'Élise', 'eva', 'Zoë'])
  const { admin: platform } = await server.company({ modules: allModules })
  for (const name of ['Élan Zon', 'elan zon', 'Elbers Zon', 'éland Zon']) await server.company({ name })
  const { body } = await platform.get('/api/company?query=zon&sort=name')
  expect(body.map(({ name }: { name: string }) => name).filter((name: string) => /zon$/i.test(name))).toEqual([
    'elan zon',
    'Élan Zon',
    'éland Zon',
    'Elbers Zon',
  ])
})

test('sub-statuses sort by stage and by their place in it, and whoever has none comes last (R-FLOW-006)', async () => {
  const { admin } = await server.company()
  const { body: offered } = await admin.get('/api/flowphase')
  const named = (stage: string) =>
    offered
      .filter(({ flowstage }: { flowstage: string }) => flowstage === stage)
      .map(({ description }: { description: string }) => [stage, description])
  const phases = [...named('new'), ...named('quotation'), ['project', 'Uitvoeren'], ['invoice', 'Draft'], ['new', null]]
  for (const [status, phase] of mixed(phases)) {
    const { id } = (await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' }, status })).body
    expect((await admin.patch(`/api/flow/${id}`, { phase })).status).toBe(200)
  }
  const both = (row: { status: string; phase: string | null }) => [row.status, row.phase]
  expect(await read(admin, '/api/flow?sort=phase', both)).toEqual(phases as never)
  const backwards = [...phases.slice(0, -1).toReversed(), ['new', null]]
  expect(await read(admin, '/api/flow?sort=-phase', both)).toEqual(backwards as never)
})

test('what is unique stays so letter by letter, and a filter asks for the very text', async () => {
  const { admin } = await server.company()
  for (const surname of ['Élise', 'élise', 'elise']) await admin.post('/api/relation', { name: 'Jan', surname })
  expect((await admin.get('/api/relation?surname=élise')).body).toHaveLength(1)
})
