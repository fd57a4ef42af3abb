import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const MATRIX = {
  row_field: 'breedte',
  column_field: 'soort',
  rows: [100, 200],
  columns: ['Enkel', 'Dubbel'],
  values: [
    [50, null],
    [90.25, 140],
  ],
}

async function begin() {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/product', { item_name: 'Raam', calc_method: 'matrix', matrix: MATRIX })).body
  const upload = (text: string) => {
    const form = new FormData()
    form.set('file', new File([text], 'prijzen.csv', { type: 'text/csv' }))
    return admin.post(`/api/product/${id}/importmatrix`, form)
  }
  const kept = async () => (await admin.get(`/api/product/${id}`)).body.matrix
  return { admin, id: id as number, upload, kept }
}

test('a sheet takes the place of the prices of a matrix, in Dutch and in English figures; its two fields stay (C-0556, R-PROD-004)', async () => {
  const { upload, kept } = await begin()
  const dutch = await upload('Breedte;Enkel;Dubbel\n100;1.050,50;\n200;90;€ 140,25\n')
  expect([dutch.status, dutch.body.matrix]).toEqual([
    200,
    {
      ...MATRIX,
      columns: ['Enkel', 'Dubbel'],
      values: [
        [1050.5, null],
        [90, 140.25],
      ],
    },
  ])
  expect(await kept()).toEqual(dutch.body.matrix)
  await upload(',600,1200\nHout,"1,250.75",1.5\nStaal,3,4\n')
  expect(await kept()).toEqual({
    ...MATRIX,
    columns: [600, 1200],
    rows: ['Hout', 'Staal'],
    values: [
      [1250.75, 1.5],
      [3, 4],
    ],
  })
})

test('a sheet that is no matrix is refused and leaves the prices as they were', async () => {
  const { admin, upload, kept, id } = await begin()
  for (const [text, message] of [
    ['x;Enkel;Dubbel\n100;vijftig;3', 'Hier staat geen prijs: vijftig'],
    ['x;Enkel;enkel\n100;1;3', 'Elke rij en elke kolom staat er één keer in.'],
    ['x;Enkel;Dubbel\n100;1;3\n"100,0";4;5', 'Elke rij en elke kolom staat er één keer in.'],
    ['x;Enkel;Dubbel\n;1;3', 'Vul boven elke kolom en voor elke rij iets in.'],
    [
      ['x;Enkel', ...Array.from({ length: 201 }, (_, at) => `${at + 1};1`)].join('\n'),
      'Een matrix heeft hoogstens 200 rijen en kolommen.',
    ],
  ])
    expect(await upload(text ?? '')).toMatchObject({ status: 422, body: { message } })
  for (const matrix of [{ ...MATRIX, values: [[1, 2]] }, { ...MATRIX, rows: [100] }, { rows: [1] }])
    expect((await admin.patch(`/api/product/${id}`, { matrix })).status).toBe(422)
  expect(await kept()).toEqual(MATRIX)
  const stranger = await server.company()
  const form = new FormData()
  form.set('file', new File(['x;a\n1;2'], 'x.csv', { type: 'text/csv' }))
  expect((await stranger.admin.post(`/api/product/${id}/importmatrix`, form)).status).toBe(404)
})

test('a matrix from a sheet is tried first, with what is odd about it, and nothing changes (R-PROD-004)', async () => {
  const { admin, id, kept } = await begin()
  const tried = (text: string) => {
    const form = new FormData()
    form.set('file', new File([text], 'prijzen.csv', { type: 'text/csv' }))
    return admin.post(`/api/product/${id}/importmatrix?try=true`, form)
  }
  expect(await tried('Breedte;Enkel;Dubbel\n100;10;\n')).toMatchObject({
    status: 200,
    body: {
      matrix: { rows: [100], columns: ['Enkel', 'Dubbel'], values: [[10, null]] },
      warnings: [
        'Vakjes zonder prijs: 1. Daarvoor rekent een offerte niets uit.',
        'De matrix wordt kleiner: nu zijn het 2 rijen en 2 kolommen.',
      ],
    },
  })
  expect((await tried('Breedte;Enkel;Enkel\n100;10;5\n')).status).toBe(422)
  expect(await kept()).toEqual(MATRIX)
})

test('a sheet holds no more than a product can be saved with: no price too large, no heading too long', async () => {
  const { admin, id, upload, kept } = await begin()
  for (const text of ['x;Enkel\n100;10000000\n', 'x;Enkel\n100;-99999999999\n', `x;Enkel\n${'L'.repeat(256)};5\n`]) {
    const { status, body } = await upload(text)
    expect([text.slice(0, 30), status, Object.keys(body.errors ?? {})]).toEqual([text.slice(0, 30), 422, ['file']])
  }
  expect(await kept()).toEqual(MATRIX)
  expect((await upload(`x;Enkel\n${'L'.repeat(255)};9999999\n`)).status).toBe(200)
  expect((await admin.patch(`/api/product/${id}`, { matrix: await kept() })).status).toBe(200)
})

test('of sixteen sheets at once, and forms beside them, each is there whole or not at all, and the product can be saved on', async () => {
  const { admin, id, upload, kept } = await begin()
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      n % 4 === 3
        ? admin.patch(`/api/product/${id}`, { matrix: { ...MATRIX, row_field: `hoogte${n}` } })
        : upload(`x;Enkel;Dubbel\n100;${n};${n}\n200;${n};${n}\n`),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const { values, row_field } = await kept()
  const told = new Set((values as (number | null)[][]).flat())
  expect(told.size === 1 || Bun.deepEquals(values, MATRIX.values)).toBe(true)
  expect(row_field).toMatch(/^(breedte|hoogte\d+)$/)
  expect((await admin.patch(`/api/product/${id}`, { matrix: await kept() })).status).toBe(200)
})
