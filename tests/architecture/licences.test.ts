import { expect, test } from 'bun:test'
import { EXPLAINED, isPermissive } from '@core/bin/licences/allowed-licences'
import { installedPackages, licenceRecord } from '@core/bin/licences/installed-licences'

const packages = await installedPackages('.')

test('every dependency comes under a permissive licence, or it is explained why not', () => {
  const open = packages.filter(({ name, licence }) => !isPermissive(licence) && !EXPLAINED[name])
  expect(open).toEqual([])
  const known = new Set(packages.map(({ name }) => name))
  expect(Object.keys(EXPLAINED).filter(name => !known.has(name))).toEqual([])
})

test('the record of licences is current; npm run licences writes it', async () => {
  expect((await Bun.file('docs/licences.md').text()) === licenceRecord(packages)).toBe(true)
})
