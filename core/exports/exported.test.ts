import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { DUTCH } from '@core/time/today'
import readWorkbook from 'read-excel-file/universal'
import openapi from '../../openapi/openapi.json'
import { cellsThatAreCut } from './cell-text'
import { asSpreadsheet } from './sheet'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const INTERNAL = /^(?:company_id|version|hash|not_doubles|merged_into_id|locked|can|custom_fields|\w+_key|\[object)/

test('unless told an export has the columns that people know, of every resource', async () => {
  const { admin } = await server.company()
  const paths = Object.keys(openapi.paths).filter(path => /^\/api\/\w+\/export$/.test(path))
  expect(paths.length).toBeGreaterThan(30)
  const strange: string[] = []
  for (const path of paths) {
    const answer = await admin.raw('GET', path)
    if (answer.status === 403) continue
    expect([path, answer.status]).toEqual([path, 200])
    const [head = ''] = (await answer.text()).replace('\uFEFF', '').split('\r\n')
    for (const column of head.split(';')) if (!column || INTERNAL.test(column)) strange.push(`${path} ${column}`)
  }
  expect(strange).toEqual([])
  const head = (await (await admin.raw('GET', '/api/relation/export')).text()).split('\r\n')[0]
  expect(head).toContain('Voornaam;')
})

test('a text that is longer than a cell ends in a mark, and is counted', async () => {
  const long = 'a'.repeat(40_000)
  const sheet = { headers: ['A', 'B'], columns: ['a', 'b'], rows: [{ a: long, b: 'kort' }] }
  expect(cellsThatAreCut(sheet)).toBe(1)
  const [read] = await readWorkbook((await asSpreadsheet(sheet, DUTCH)).slice().buffer)
  const [cell, other] = read?.data[1] ?? []
  expect([String(cell).length, String(cell).at(-1), other]).toEqual([32_767, '…', 'kort'])
})
