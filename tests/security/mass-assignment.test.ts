import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Call, call } from '@core/context/call'
import { isTenantEntity } from '@core/db/entity'
import type { PluginDefinition } from '@core/plugin/define-plugin'
import plugins from '@plugins/index'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { everydaySample, LIMIT_MS, type Sample } from './everyday-sample'
import type { Filled } from './fill-company'
import { modulesOf } from './verdict'
import { nameOf, openWorld, requestOf, type World } from './world'

/** Tells which names it was given. */
const echo: PluginDefinition = {
  code: 'echo',
  calls: [
    call({
      method: 'POST',
      path: 'echo',
      access: { role: 100 },
      summary: 'Echo',
      body: t.Object({ values: t.Record(t.String(), t.Unknown()) }),
      response: t.Array(t.String()),
      run: async (_context, { body }) => Object.getOwnPropertyNames(body.values),
    }),
  ],
  locales: { nl: {}, en: {}, 'es-AR': {} },
}

let world: World
let sample: Sample
beforeAll(async () => {
  world = await openWorld({ plugins: [...plugins, echo] })
  sample = everydaySample(world.server.app.platform.assembly)
}, LIMIT_MS)
afterAll(() => world.stop())

/** What nobody may set by just sending it along. */
const SMUGGLED = () => ({
  id: 1,
  company_id: world.theirs.id,
  created_at: '2001-01-01T00:00:00.000Z',
  deleted_at: '2001-01-01T00:00:00.000Z',
  status: 'approved',
  role: 5000,
  user_type: 'standard',
  password_hash: 'x',
  hash: 'A'.repeat(43),
  locked: true,
  is_template: true,
  file_key: 'company/1/secret.txt',
  picture_key: 'company/1/secret.txt',
  logo_key: 'company/1/secret.txt',
  modules: ['ADMIN'],
})

const takesJson = (call: Call) => Boolean(call.body) && !call.multipart && !modulesOf(call).includes('ADMIN')

/** What our rows since a moment say in the smuggled columns; rows that were there by their place, new ones without. */
async function protectedColumns(firstId: number, since: Date): Promise<string[]> {
  const smuggled = Object.keys(SMUGGLED()).filter(
    column => !['id', 'company_id', 'created_at', 'hash'].includes(column),
  )
  const statements = world.server.app.platform.assembly.entities.filter(isTenantEntity).map(({ meta }) => {
    const said = smuggled
      .filter(column => column in meta.properties)
      .map(column => `'${column}', (t."${column}")::text`)
    return `select '${meta.tableName} ' || (case when id between ${firstId} and ${firstId + 9} then (id - ${firstId})::text else 'new' end)
      || json_build_object(${said.join(', ')})::text as line from "${meta.tableName}" t
      where company_id = ${world.ours.id} and created_at >= '${since.toISOString()}'`
  })
  const { rows } = await world.owner.query<{ line: string }>(statements.join(' union all '))
  return rows.map(({ line }) => line.replace(/kanarie-[a-z]+-[a-z]+-\d+/g, 'kanarie')).sort()
}

test(
  'company, status, role and other fields that a call does not ask for are refused or change nothing',
  async () => {
    const wrong: string[] = []
    let refused = 0
    const theirs = await world.refill('theirs')
    const before = await world.contents(theirs.companyId)
    // What is refused leaves the rows as they are: they serve the next try.
    let rows: (Filled & { readonly since: Date }) | undefined
    for (const call of world.calls.filter(call => takesJson(call) && sample.samples(call))) {
      const fields: [string, TSchema][] = Object.entries(call.body?.properties ?? {})
      const declared = fields.flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]))
      const smuggled = Object.fromEntries(Object.entries(SMUGGLED()).filter(([name]) => !declared.includes(name)))
      const send = async (extra: Record<string, unknown>) => {
        rows ??= { since: new Date(), ...(await world.refill('ours')) }
        const { firstId, hash, since } = rows
        const request = requestOf(call, { path: firstId, hash: hash('quotation', 1) })
        const response = await world.ours.admin.raw(request.method, request.path, {
          ...(request.body as object),
          ...extra,
        })
        const text = await response.text()
        // Handlers of what happened write rows as well.
        await world.server.settled()
        if (response.ok) rows = undefined
        return { status: response.status, text, rows: await protectedColumns(firstId, since) }
      }
      const attacked = await send(smuggled)
      if (attacked.status === 422) refused++
      // Refused before the call saw it; whether one takes a version is asked of those in full.
      if (attacked.status === 422 && !sample.tries(call)) continue
      const plain = await send({})
      // A version that got through to the record would make it stale.
      if (plain.status < 300 && (await send({ version: 99 })).status === 412)
        wrong.push(`${nameOf(call)} takes a version`)
      if (attacked.status === 422) continue
      if (plain.status !== attacked.status || plain.rows.join('\n') !== attacked.rows.join('\n'))
        wrong.push(`${nameOf(call)}: ${difference(plain.rows, attacked.rows)}`)
      if (/secret\.txt|2001-01-01|A{43}/.test(attacked.text)) wrong.push(`${nameOf(call)} keeps what was smuggled in`)
    }
    expect(wrong).toEqual([])
    expect(refused).toBeGreaterThan(10)
    expect(await world.contents(theirs.companyId)).toEqual(before)
  },
  LIMIT_MS,
)

const difference = (before: string[], after: string[]) =>
  after
    .filter(line => !before.includes(line))
    .join(' | ')
    .slice(0, 300)

test('what would become the prototype of an object reaches no call', async () => {
  const { body } = await world.ours.admin.post('/api/echo', {
    values: { naam: 1, ['__proto__']: { polluted: 'yes' }, inner: { ['__proto__']: { polluted: 'yes' } } },
  })
  expect(body).toEqual(['naam', 'inner'])
})

test(
  'no body pollutes the prototype of objects',
  async () => {
    const poison = {
      ['__proto__']: { polluted: 'yes' },
      constructor: { prototype: { polluted: 'yes' } },
      prototype: { polluted: 'yes' },
      toString: 'polluted',
      hasOwnProperty: null,
    }
    const wrong: string[] = []
    let { firstId } = await world.refill('ours')
    for (const call of world.calls.filter(takesJson)) {
      const request = requestOf(call, { path: firstId })
      for (const body of [poison, { ...(request.body as object), ...poison }, deepened(request.body, poison)]) {
        const { status } = await world.ours.admin.raw(request.method, request.path, body)
        if (status >= 500) wrong.push(nameOf(call))
        if (status < 400) firstId = (await world.refill('ours')).firstId
      }
    }
    expect(wrong).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Object.keys(Object.prototype)).toEqual([])
  },
  LIMIT_MS,
)

/** The poison inside every object of a body, where merging code would meet it. */
function deepened(value: unknown, poison: object): unknown {
  if (Array.isArray(value)) return value.map(one => deepened(one, poison))
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([key, one]) => [key, deepened(one, poison)])
  return Object.assign(Object.fromEntries(inner), poison)
}
