import { afterAll, beforeAll, expect, test } from 'bun:test'
import { call } from '@core/context/call'
import type { ModuleTag } from '@core/context/modules'
import { openapiDocument } from '@core/http/openapi'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { definePlugin, type PluginDefinition } from '@core/plugin/define-plugin'
import { allModules, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'
import { Type as t } from '@sinclair/typebox'

/** A module that no file of the product names. */
const CARS = 'CARS' as ModuleTag
const NUMBER = 15
const cars = definePlugin({
  code: 'cars',
  module: CARS,
  sells: { number: NUMBER, order: 65 },
  calls: [
    call({
      method: 'GET',
      path: 'car',
      access: { module: CARS },
      summary: 'Cars',
      response: t.Array(t.String()),
      run: async () => ['Bus'],
    }),
  ],
  locales: {
    nl: { 'module.name': 'Wagenpark', 'module.text': 'Bussen en wie erin rijdt.' },
    en: { 'module.name': 'Fleet', 'module.text': 'Vans and who drives them.' },
    'es-AR': { 'module.name': 'Flota', 'module.text': 'Furgonetas y quién las conduce.' },
  },
  ui: { app: 'shell' },
})

let server: TestServer
let platform: TestCompany
let company: TestCompany
beforeAll(async () => {
  server = await testServer({ plugins: [...plugins, cars] })
  platform = await server.company({ name: 'Platform', modules: allModules })
  company = await server.company({ modules: ['BASIS', 'SETTINGS'] })
})
afterAll(() => server.stop())

const give = (path: 'addmoduletocompany' | 'removemodulefromcompany', moduleId = NUMBER) =>
  platform.admin.patch(`/api/company/${company.id}/${path}`, { moduleId })
const carsOf = async () => (await company.admin.get('/api/car')).status

test('a module that a plugin declares can be sold: its calls, flag and screens come and go with it', async () => {
  expect((await company.admin.get('/api/car')).body.message).toBe(
    server.app.platform.translate('core.module_not_owned', 'nl'),
  )
  expect(await carsOf()).toBe(403)
  expect((await company.admin.get('/api/user/getcurrentuser')).body).toMatchObject({ hasModuleCARS: false })

  expect((await give('addmoduletocompany')).body.modules).toContainEqual({ id: NUMBER, tag: CARS, trial_until: null })
  expect(await carsOf()).toBe(200)
  const { body } = await company.admin.get('/api/user/getcurrentuser')
  expect(body).toMatchObject({ hasModuleCARS: true })
  expect(body.remotes).toContainEqual({ name: 'cars', entry: '/remotes/cars/entry.js', app: 'shell' })
  expect((await company.admin.get('/api/company/getmodules')).body).toContainEqual({
    id: NUMBER,
    tag: CARS,
    trial_until: null,
  })

  await give('removemodulefromcompany')
  expect(await carsOf()).toBe(403)
})

test('it is listed by its name and in its place, for platform staff and for a company that does not own it yet', async () => {
  const listed = (await platform.admin.get('/api/module')).body as { tag: string; name: string }[]
  const tags = listed.map(({ tag }) => tag)
  expect(listed.find(({ tag }) => tag === CARS)?.name).toBe('Wagenpark')
  expect(tags.indexOf(CARS)).toBe(tags.indexOf('QUOTATION') + 1)
  expect((await platform.admin.get('/api/company?lacks=CARS')).body).toContainEqual(
    expect.objectContaining({ id: company.id }),
  )
  const shop = (await company.admin.get('/api/company/getallmodules', { 'accept-language': 'en' })).body
  expect(shop).toContainEqual({
    id: NUMBER,
    tag: CARS,
    name: 'Fleet',
    description: 'Vans and who drives them.',
    owned: false,
    trial_until: null,
  })
  expect(shop.map(({ tag }: { tag: string }) => tag)).not.toContain('ADMIN')
})

test('keys, colleagues and notices can name it, and nothing can name a module that nobody declares', async () => {
  await give('addmoduletocompany')
  const { userId } = await company.user()
  const bar = (tag: string) => company.admin.patch(`/api/user/${userId}`, { module_blacklist: [tag] })
  const key = (scope: string) => company.admin.post('/api/apitoken', { name: 'Boordcomputer', scopes: [scope] })
  const tell = (tag: string) =>
    platform.admin.post('/api/systemnotification', { title: 'Nieuw', is_active: true, modules: [tag] })
  expect([(await bar('CARS')).status, (await bar('BOATS')).status]).toEqual([200, 422])
  expect([(await key('CARS:read')).status, (await key('BOATS:read')).status]).toEqual([201, 422])
  expect([(await tell('CARS')).status, (await tell('BOATS')).status]).toEqual([201, 422])
  expect((await platform.admin.get('/api/company?owns=BOATS')).status).toBe(422)
  expect((await give('addmoduletocompany', NUMBER + 1)).status).toBe(422)
})

test('the API document lists it', () => {
  const document = JSON.stringify(openapiDocument(assemble([kernel, ...plugins, cars])))
  expect(document).toContain('{"const":"CARS","type":"string"}')
  expect(document).toContain('{"const":"CARS:write","type":"string"}')
  expect(document).toContain('"hasModuleCARS":{"type":"boolean"}')
})

test('a company keeps a module that is not deployed any more, and owns it for nobody meanwhile', async () => {
  const boats = call({
    method: 'GET',
    path: 'boat',
    access: { module: 'BOATS' as ModuleTag },
    summary: 'Boats',
    response: t.Array(t.String()),
    run: async () => ['Sloep'],
  })
  const harbour = { code: 'harbour', calls: [boats], locales: { nl: {}, en: {}, 'es-AR': {} } }
  const without = await testServer({ plugins: [...plugins, harbour] })
  try {
    const { id, admin } = await without.company({ modules: ['BASIS', 'SETTINGS', 'BOATS' as ModuleTag] })
    expect((await admin.get('/api/boat')).status).toBe(403)
    expect(Object.keys((await admin.get('/api/user/getcurrentuser')).body)).not.toContain('hasModuleBOATS')
    expect((await admin.get('/api/company/getmodules')).body).toHaveLength(2)
    const { rows } = await without.owner.query('select module from company_module where company_id = $1', [id])
    expect(rows).toContainEqual({ module: 'BOATS' })
  } finally {
    await without.stop()
  }
})

test('modules that are declared twice, without a tag or without a name are mistakes', () => {
  const locales = { nl: {}, en: {}, 'es-AR': {} }
  const broken: PluginDefinition[] = [
    { ...cars, code: 'a' },
    { ...cars, code: 'b', sells: { number: 1, order: 1 } },
    { code: 'c', sells: { number: 20, order: 1 }, locales },
  ]
  const start = () => assemble([kernel, ...plugins, cars, ...broken])
  for (const mistake of [
    'module CARS is declared twice',
    'number of module 1 is declared twice',
    'c sells a module and does not say which',
    'c has no text module.name',
  ])
    expect(start).toThrow(mistake)
})
