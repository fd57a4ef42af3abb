import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Call } from '@core/context/call'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { hasTrash } from '@core/resource/record'
import type { AnyResource } from '@core/resource/resource'
import type { TestAnswer, TestClient } from '@core/testing/server'
import plugins from '@plugins/index'
import type { TObject, TSchema } from '@sinclair/typebox'
import { everydaySample, isTurnOf } from '../security/everyday-sample'
import { TRASHED } from '../security/fill-company'
import { nameOf, openWorld, requestOf, type World } from '../security/world'

/** Generic calls with a form of their own, and why. */
const OWN_FORM: Record<string, string> = {
  'PATCH flowdataitem/:id': 'joins the answers of several devices field by field, whichever version they saw',
  'PUT flowdataitem/:id': 'the same',
  'GET documentwidgettype': 'the types that plugins declare, with what platform staff made of them',
  'GET eventtrigger': 'the events that plugins declare, with what platform staff made of them',
  'GET systemnotification': 'what holds today for whoever asks; platform staff get all with `all`',
}

/** Resources of which a change answers more than the record, so that nobody would ask for less. */
const ANSWERS_MORE: Record<string, string> = {
  calculationitem: 'the whole calculation, with what it comes to',
}

const assembly = assemble([kernel, ...plugins])
const { resources, calls } = assembly
/** Tried whole; of the others each has a part of what all share tried, and all of it by `npm test -- --all`. */
const inFull = new Set(everydaySample(assembly).resources)
const callNamed = new Map(calls.map(({ call }) => [nameOf(call), call]))
const generic = (name: string) => callNamed.has(name) && !(name in OWN_FORM)

const VERSION = /^"\d+"$/
const etag = ({ headers }: TestAnswer) => headers.get('etag')

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

/** Somebody who may use the resource, and the first of five records of it that they may see. */
async function given({ path, module }: AnyResource): Promise<{ client: TestClient; id: number; url: string }> {
  const isPlatform = module === 'ADMIN'
  const id = isPlatform
    ? await world.refillPlatform()
    : (await world.refill('ours', { userId: world.ours.admin.userId })).firstId
  return { client: isPlatform ? world.platform.admin : world.ours.admin, id, url: `/api/${path}` }
}

test('what is said here to have a form of its own exists', () => {
  expect(Object.keys(OWN_FORM).filter(name => !callNamed.has(name))).toEqual([])
})

describe.each(resources.map(resource => [resource.path, resource] as const))('%s', (path, resource) => {
  const isTried = (call: string, nth: number) =>
    generic(call) && (inFull.has(path) || isTurnOf(nth, resources.indexOf(resource)))
  if (isTried(`GET ${path}`, 0)) {
    test('its list is an array, or a page that leads to the next one, of the fields and in the order that are asked, by its name in any case (R-API-001, R-API-003, C-05)', async () => {
      const { client, url } = await given(resource)
      const { body: rows } = await client.get(`${url}?sort=-id`)
      expect(Array.isArray(rows)).toBe(true)
      const ids: number[] = rows.map((row: { id: number }) => row.id)
      expect(ids).toEqual(ids.toSorted((a, b) => b - a))
      expect(ids.length).toBeGreaterThan(0)

      const first = await client.get(`${url}?sort=-id&limit=1`)
      expect(first.body.pagination).toEqual({ total: ids.length, offset: 0, limit: 1 })
      const walked: number[] = []
      for (let page = first; ; ) {
        walked.push(...page.body.data.map((row: { id: number }) => row.id))
        const next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1]
        if (!next || walked.length > ids.length) break
        page = await client.get(next)
      }
      expect(walked).toEqual(ids)
      if (ids.length > 1) expect((await client.get(`${url}?sort=-id&limit=1&offset=1`)).body.data[0].id).toBe(ids[1])

      expect((await client.get(`${url}?id=${ids.at(-1)}&fields=version`)).body).toEqual([
        { id: ids.at(-1), version: rows.at(-1).version },
      ])
      for (const nonsense of [
        'fields=nonsense',
        'sort=nonsense',
        'version=veel',
        'version=2147483648',
        'limit=0',
        'offset=-1',
      ])
        expect([nonsense, (await client.get(`${url}?${nonsense}`)).status]).toEqual([nonsense, 422])
      const spelled = (action: string) => `${url}${action}`.toUpperCase().replace('/API/', '/api/')
      expect((await client.get(spelled(''))).status).toBe(200)
      for (const action of ['trashed', 'export'])
        if (callNamed.has(`GET ${path}/${action}`))
          for (const named of [`${url}/${action.toUpperCase()}`, spelled(`/${action}`)])
            expect([named, (await client.raw('GET', named)).status]).toEqual([named, 200])
    })
  }

  if (isTried(`PATCH ${path}/:id`, 1)) {
    test('PUT changes as PATCH does; who saw an older version is refused with the record as it is (R-API-001, R-API-002)', async () => {
      const { client, id, url } = await given(resource)
      for (const method of ['put', 'patch'] as const) {
        const stale = await client[method](`${url}/${id}`, {}, { 'if-match': '"77"' })
        expect([method, stale.status, stale.body.current?.id]).toEqual([method, 412, id])
      }
      const { body } = requestOf(callNamed.get(`PATCH ${path}/:id`) as Call, { path: id })
      const { headers } = await client.get(`${url}/${id}`)
      const put = await client.put(`${url}/${id}`, body, { 'if-match': headers.get('etag') ?? '' })
      const patched = await client.patch(`${url}/${id}`, body)
      for (const answered of [put, patched]) if (answered.status < 300) expect(etag(answered)).toMatch(VERSION)
      const minimal = await client.patch(`${url}/${id}`, body, { prefer: 'return=minimal' })
      if (patched.status < 300 && !(path in ANSWERS_MORE))
        expect([minimal.status, minimal.body, minimal.headers.get('preference-applied')]).toEqual([
          204,
          '',
          'return=minimal',
        ])
      const lasting = ({ version, updated_at, ...rest }: Record<string, unknown>) => rest
      expect([put.status, lasting(put.body)]).toEqual([patched.status, lasting(patched.body)])
    })
  }

  if (isTried(`PUT ${path}/:id`, 2) && callNamed.has(`GET ${path}/:id`)) {
    test('a record comes back whole, as it was read; a field that is not to be written is refused with another value, and one as it was before a change as stale (R-API-002)', async () => {
      const { client, id, url } = await given(resource)
      const one = (await client.get(`${url}/${id}`)).body
      // Of a file that is the file itself.
      const read = typeof one === 'object' ? one : (await client.get(`${url}?id=${id}`)).body[0]
      const fields: [string, TSchema][] = Object.entries(callNamed.get(`PUT ${path}/:id`)?.body?.properties ?? {})
      const closed = fields.flatMap(([name, { readOnly }]) => (readOnly ? [name] : []))
      expect(closed).toContain('version')
      const repeated = Object.fromEntries(closed.flatMap(name => (name in read ? [[name, read[name]]] : [])))
      const put = await client.put(`${url}/${id}`, { id, ...repeated })
      // Something else about the record may forbid every change.
      expect([200, 409, 422]).toContain(put.status)
      expect(Object.keys(put.body.errors ?? {}).filter(name => closed.includes(name))).toEqual([])
      for (const name of closed) {
        const { status, body } = await client.patch(`${url}/${id}`, { [name]: 'iets anders' })
        expect([name, status, body.errors]).toEqual([name, 422, { [name]: ['Dit veld is niet te wijzigen.'] }])
      }
      const older = await client.patch(`${url}/${id}`, { ...repeated, version: read.version - 1, updated_at: 'eerder' })
      expect([older.status, older.body.current?.id]).toEqual([412, id])
    })
  }

  if (isTried(`DELETE ${path}/:id`, 3)) {
    test('a record goes only for who saw it as it is, for one of several at once; what has a trash comes back out of it (R-API-001)', async () => {
      const { client, id, url } = await given(resource)
      const stale = await client.delete(`${url}/${id}`, { 'if-match': '"77"' })
      expect([stale.status, stale.body.current?.id]).toEqual([412, id])
      const seen = { 'if-match': stale.headers.get('etag') ?? '' }
      const removed = await Promise.all(Array.from({ length: 4 }, () => client.delete(`${url}/${id}`, seen)))
      const statuses = removed.map(({ status }) => status).toSorted()
      const [first = 0, ...others] = statuses
      // Something may hold on to it, and says so.
      if (first === 409) expect(statuses).toEqual(Array(4).fill(409))
      else {
        expect([200, 204]).toContain(first)
        expect(others).toEqual(Array(3).fill(404))
        expect((await client.get(`${url}/${id}`)).status).toBe(404)
      }
      if (!callNamed.has(`POST ${path}/:id/restore`)) return
      // What belongs to a record in the trash comes back after that one.
      for (const { entity } of resources.filter(other => other !== resource && hasTrash(other.entity)))
        await world.owner.query(`update "${entity.meta.tableName}" set deleted_at = null where id = ${id + TRASHED}`)
      const restored = await client.post(`${url}/${id + TRASHED}/RESTORE`)
      expect(restored.status).toBe(200)
      if (!(path in ANSWERS_MORE)) expect(restored.body.id).toBe(id + TRASHED)
      expect((await client.get(`${url}/${id + TRASHED}`)).status).toBe(200)
    })
  }

  if (isTried(`POST ${path}`, 4)) {
    test('a text that has to be there is more than spaces (G-LEN)', async () => {
      const { client, id } = await given(resource)
      const call = callNamed.get(`POST ${path}`) as Call
      const { path: url, body } = requestOf(call, { path: id })
      const { properties, required = [] } = call.body as TObject
      const texts = required.filter(name => properties[name]?.type === 'string' && !properties[name]?.format)
      for (const name of texts) {
        const { status, body: answer } = await client.post(url, { ...(body as object), [name]: ' \t' })
        expect([name, status, answer.errors]).toEqual([name, 422, { [name]: ['Vul dit veld in.'] }])
      }
    })

    test('the same POST with the same key is done once, and answers alike (R-API-001)', async () => {
      const { client, id } = await given(resource)
      const call = callNamed.get(`POST ${path}`) as Call
      const key = { 'idempotency-key': `${path} ${id}` }
      const { path: url, body } = requestOf(call, { path: id })
      const [first, second] = [await client.post(url, body, key), await client.post(url, body, key)]
      expect(second.status).toBe(first.status)
      if (first.status < 300) {
        expect(etag(first)).toMatch(VERSION)
        expect(etag(second)).toBe(etag(first))
        expect(first.headers.get('location')).toStartWith(`/api/${path}/`)
        expect((await client.get(first.headers.get('location') ?? '')).status).toBeLessThan(300)
        expect(second.headers.get('idempotent-replayed')).toBe('true')
        expect(second.body).toEqual(first.body)
      }
    })
  }
})
