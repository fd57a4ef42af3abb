import { afterAll, beforeAll, expect, test } from 'bun:test'
import { foldRowCounts } from '@core/db/fold-row-counts'
import { withPlatform } from '@core/db/tenant'
import { workFor } from '@core/platform/work-for'
import { agree } from '@core/testing/agree'
import { type Dice, dice } from '@core/testing/dice'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { load } from '@plugins/crm/tests/bulk-import-client'
import { mark } from '@plugins/documents/tests/sent-document'
import { expireQuotations } from '../domain/expire'

/** What is kept of dossiers, with them, with their customers and in numbers, is what counting them anew would say (ADR 4, ADR 41). */
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Acts of a walk, and how many of them are at work at once. */
const STEPS = 120
const AT_ONCE = 6
const [FIRST, WALKS] = [1, 3]

const STATUSES = ['unread', 'new', 'intake', 'quotation', 'project', 'invoice', 'aftercare', 'completed', 'cancelled']
const SIGNED = { signername: 'Jan Mol', agreeswithoffer: true }

/** What a walk goes through: who and what there is, in the trash too. */
interface World {
  readonly company: TestCompany
  readonly admin: TestClient
  readonly users: readonly number[]
  readonly products: readonly number[]
  readonly settings: number
  readonly imports: number[]
  readonly batches: number[]
}

async function ids(world: World, table: string, where = 'true'): Promise<number[]> {
  const { rows } = await server.owner.query(
    `select id from "${table}" where company_id = ${world.company.id} and ${where} order by id`,
  )
  return rows.map(({ id }) => Number(id))
}

async function begin(): Promise<World> {
  const company = await server.company()
  const { admin } = company
  const users = [admin.userId, (await company.user()).userId, (await company.user()).userId]
  const products = await Promise.all(
    ['Zonnepaneel', 'Omvormer'].map(async item_name => {
      const { id, producttablerows } = (await admin.post('/api/product', { item_name })).body
      await admin.patch(`/api/producttablerow/${producttablerows[0].id}`, { unit_rate_exc: 100 })
      return id as number
    }),
  )
  const settings = (await admin.get('/api/companysettings')).body[0].id
  const world = { company, admin, users, products, settings, imports: [], batches: [] }
  await countPieces(world, products[0] ?? 0)
  for (const surname of ['Post', 'Drost', 'Mol', 'Vos']) await admin.post('/api/relation', { surname })
  return world
}

const countPieces = ({ admin, settings }: World, product: number) =>
  admin.patch(`/api/companysettings/${settings}`, {
    ...{ kpi_type: 'productamount', kpi_label: 'Stuks', kpi_unit: 'stuks', kpi_products: [product] },
    ...{ kpi_type2: 'productrevenue', kpi_label2: 'Omzet', kpi_unit2: '€', kpi_products2: [product] },
  })

type Act = (world: World, dice: Dice) => Promise<unknown>

const flow = (act: (world: World, id: number, dice: Dice) => Promise<unknown>, where = 'deleted_at is null'): Act =>
  of('flow', act, where)
const quotation = (
  act: (world: World, id: number, dice: Dice) => Promise<unknown>,
  where = 'deleted_at is null',
): Act => of('quotation', act, where)
const relation = (act: (world: World, id: number, dice: Dice) => Promise<unknown>, where = 'deleted_at is null'): Act =>
  of('relation', act, where)

function of(table: string, act: (world: World, id: number, dice: Dice) => Promise<unknown>, where: string): Act {
  return async (world, roll) => {
    const all = await ids(world, table, where)
    return all.length ? act(world, roll.one(all), roll) : undefined
  }
}

/** Does something to some dossiers at once, as a batch that may be taken back later. */
const many =
  (call: string, change: (world: World, dice: Dice) => object): Act =>
  async (world, roll) => {
    const selectedFlowIds = roll.some(await ids(world, 'flow', 'deleted_at is null'))
    if (!selectedFlowIds.length) return
    const { body } = await world.admin.post(`/api/flow/${call}`, { selectedFlowIds, ...change(world, roll) })
    if (body?.batchId) world.batches.push(body.batchId)
  }

const bulk =
  (path: string, where: string): Act =>
  async (world, roll) => {
    const chosen = roll.some(await ids(world, 'flow', where))
    if (chosen.length) await world.admin.post(path, { ids: chosen })
  }

const line = ({ products }: World, { one, below }: Dice) => ({
  product_id: one(products),
  product_amount: 1 + below(20),
})

const acts: Readonly<Record<string, Act>> = {
  begins: async (world, roll) =>
    world.admin.post('/api/flow', {
      relation_id: roll.one(await ids(world, 'relation', 'deleted_at is null')),
      status: roll.one(STATUSES),
      tags: roll.some(['VvE', 'ISDE', 'Zakelijk']),
      user_id: roll.one(world.users),
    }),
  beginsAgain: flow(({ admin }, id) => admin.post(`/api/flow/${id}/duplicate`)),
  moves: flow(({ admin }, id, { one }) => admin.patch(`/api/flow/${id}`, { status: one(STATUSES) })),
  isHandedOver: flow(({ admin, users }, id, { one }) =>
    admin.patch(`/api/flow/${id}`, { user_id: one([...users, null]) }),
  ),
  isLabelled: flow(({ admin }, id, { some }) => admin.patch(`/api/flow/${id}`, { tags: some(['VvE', 'Zon', 'Weg']) })),
  isValued: flow(({ admin }, id, { below }) =>
    admin.patch(`/api/flow/${id}`, { expected_value: below(9000), chance: below(100) }),
  ),
  changesHands: flow(async (world, id, { one }) =>
    world.admin.patch(`/api/flow/${id}`, { relation_id: one(await ids(world, 'relation', 'deleted_at is null')) }),
  ),
  isRejected: flow(({ admin }, id) => admin.post(`/api/flow/${id}/rejectflow`, { cancel_reason: 'Te duur' })),
  reopens: flow(({ admin }, id) => admin.post(`/api/flow/${id}/reopen`)),
  isTrashed: flow(({ admin }, id) => admin.delete(`/api/flow/${id}`)),
  isRestored: flow(({ admin }, id) => admin.post(`/api/flow/${id}/restore`), 'deleted_at is not null'),
  isDestroyed: flow(({ admin }, id) => admin.post(`/api/flow/${id}/forceDelete`), 'deleted_at is not null'),
  becomesPart: flow(async (world, id, { one }) =>
    world.admin.post(`/api/flow/${id}/mergeflow`, {
      targetflow_id: one(await ids(world, 'flow', 'deleted_at is null')),
    }),
  ),
  areMoved: many('editstatusses', (_, { one }) => ({ status: one(STATUSES) })),
  areHandedOver: many('updatehandlers', ({ users }, { one }) => ({ user_id: one(users) })),
  areLabelled: many('updatetags', (_, { some }) => ({
    addableTags: some(['A', 'B']),
    removableTags: some(['VvE', 'Zon']),
  })),
  areTrashed: bulk('/api/flow/bulkdelete', 'deleted_at is null'),
  isTakenBack: async ({ admin, batches }, { one }) => batches.length && admin.post(`/api/batch/${one(batches)}/undo`),
  areImported: async ({ admin, imports }, { below }) => {
    const { body } = await load(
      admin,
      'Naam;E-mailadres;Status;Labels',
      `Vos ${below(3)};vos${below(3)}@test.example;Offerte;Import`,
      'Bo;bo@test.example;;',
    )
    const started = await admin.post('/api/flow/bulkimport', { importableFlows: body.importableFlows, tags: ['Beurs'] })
    if (started.status === 200) imports.push(body.importfile_id)
  },
  importIsUndone: async ({ admin, imports }, { one }) =>
    imports.length && admin.post(`/api/importfile/${one(imports)}/undo`),
  personBecomesPart: relation(async (world, id, { one }) =>
    world.admin.post(`/api/relation/${id}/merge`, {
      target_id: one(await ids(world, 'relation', 'deleted_at is null')),
    }),
  ),
  personIsTrashed: relation(({ admin }, id) => admin.delete(`/api/relation/${id}`)),
  personIsRestored: relation(({ admin }, id) => admin.post(`/api/relation/${id}/restore`), 'deleted_at is not null'),
  personIsDestroyed: relation(
    ({ admin }, id) => admin.post(`/api/relation/${id}/forceDelete`),
    'deleted_at is not null',
  ),
  trashIsEmptied: async ({ admin }, { below }) => (below(4) ? undefined : admin.post('/api/flow/emptytrash')),
  colleagueLeaves: async ({ admin, users }, { one }) => admin.delete(`/api/user/${one(users.slice(1))}`),
  colleagueReturns: async ({ admin, users }, { one }) => admin.post(`/api/user/${one(users.slice(1))}/restore`),
  isQuoted: flow((world, flow_id, roll) =>
    world.admin.post('/api/quotation', { flow_id, items: [line(world, roll), line(world, roll)] }),
  ),
  isQuotedAgain: quotation(({ admin }, id) => admin.post(`/api/quotation/${id}/duplicate`)),
  getsALine: quotation(async (world, id, roll) => {
    const { body } = await world.admin.get(`/api/quotation/${id}`)
    return world.admin.post('/api/calculationitem', { calculation_id: body.calculation_id, ...line(world, roll) })
  }),
  getsADiscount: quotation(async ({ admin }, id, { below }) => {
    const { body } = await admin.get(`/api/quotation/${id}`)
    return admin.patch(`/api/calculation/${body.calculation_id}`, { discount: below(50) })
  }),
  isSent: quotation(({ admin }, id) => mark(admin, 'quotation', id), `deleted_at is null and status = 'draft'`),
  isSigned: quotation(async ({ admin }, id) => {
    const { body } = await admin.get(`/api/quotation/${id}`)
    return agree(server.anonymous, 'quotation', body.hash, SIGNED)
  }, `deleted_at is null and status = 'sent'`),
  isDeclined: quotation(async ({ admin }, id) => {
    const { body } = await admin.get(`/api/quotation/${id}`)
    return server.anonymous.post(`/api/quotation/${body.hash}/rejectbycustomer`, { signername: 'Jan Mol' })
  }, `deleted_at is null and status = 'sent'`),
  isPutBack: quotation(
    ({ admin }, id) => admin.patch(`/api/quotation/${id}`, { status: 'draft', update_reason: 'rollbackstatus' }),
    `deleted_at is null and status <> 'draft'`,
  ),
  isCancelled: quotation(({ admin }, id) => admin.post(`/api/quotation/${id}/cancel`)),
  isDeleted: quotation(({ admin }, id) => admin.delete(`/api/quotation/${id}`)),
  comesBack: quotation(({ admin }, id) => admin.post(`/api/quotation/${id}/restore`), 'deleted_at is not null'),
  changesDossier: quotation(async (world, id, { one }) =>
    world.admin.patch(`/api/quotation/${id}`, {
      flow_id: one([...(await ids(world, 'flow', 'deleted_at is null')), null]),
    }),
  ),
  expires: quotation(async ({ company }, id) => {
    await server.owner.query(`update quotation set version_enddate = '2026-01-31' where id = ${id}`)
    await workFor(server.app.platform, { companyId: company.id }, async context =>
      context.enqueue(expireQuotations, {}),
    )
  }, `deleted_at is null and status = 'sent'`),
  isCountedByOthers: async (world, { one }) => countPieces(world, one(world.products)),
  isCountedByNothing: async ({ admin, settings }, { below }) =>
    below(3) ? undefined : admin.patch(`/api/companysettings/${settings}`, { kpi_type2: 'none' }),
  numbersAreFolded: async () => withPlatform(server.app.platform.orm, foldRowCounts),
}

/** What makes something is done as often as what ends something. */
const OFTEN = ['begins', 'isQuoted', 'isSent', 'isSigned', 'isRestored', 'getsALine', 'moves']
const CHOICES = [...Object.keys(acts), ...OFTEN, ...OFTEN, ...OFTEN]

/** What is kept of dossiers and their customers. */
async function kept({ company: { id } }: World) {
  const flows = await server.owner.query(
    `select id, order_value, turnover, turnover_weighted, relation_fullname, phase, kpi_value, kpi_value2, kpi_value3
     from flow where company_id = ${id} and deleted_at is null order by id`,
  )
  const relations = await server.owner.query(
    `select id, flow_count, flow_status, flow_value, flow_user_id, flow_tags from relation where company_id = ${id} order by id`,
  )
  const numbers = await server.owner.query(
    `select table_name, sum(n)::int as n from row_count where company_id = ${id} and table_name ~ '^(flow|relation|quotation)(\\..*)?$'
     group by 1 having sum(n) <> 0 order by 1`,
  )
  return { flows: flows.rows, relations: relations.rows, numbers: numbers.rows }
}

/** The same, worked out from what there is by statements that know nothing of how it is kept. */
async function counted({ company: { id } }: World) {
  const relations = await server.owner.query(
    `select relation.id, coalesce(n, 0) as flow_count, standing.status as flow_status, coalesce(worth, 0)::numeric(14, 2) as flow_value,
       standing.user_id as flow_user_id, coalesce(standing.tags, '[]') as flow_tags
     from relation
     left join lateral (select count(*)::int as n, sum(order_value) filter (where status not in ('completed', 'cancelled')) as worth
       from flow where flow.company_id = ${id} and relation_id = relation.id and deleted_at is null) own on true
     left join lateral (select status, user_id, tags from flow
       where flow.company_id = ${id} and relation_id = relation.id and deleted_at is null
       order by status in ('completed', 'cancelled'), id desc limit 1) standing on true
     where relation.company_id = ${id} order by relation.id`,
  )
  const worth = await server.owner.query(
    `select flow.id, coalesce(
       (select sum(amount_exc_vat) from quotation q where q.company_id = ${id} and q.flow_id = flow.id and not is_template and deleted_at is null and status = 'approved'),
       (select amount_exc_vat from quotation q where q.company_id = ${id} and q.flow_id = flow.id and not is_template and deleted_at is null and status in ('sent', 'draft', 'expired', 'rejected')
        order by case status when 'sent' then 0 when 'draft' then 1 else 2 end, id desc limit 1)) as order_value
     from flow where company_id = ${id} and deleted_at is null order by id`,
  )
  const numbers = await server.owner.query(
    `select table_name, n from (
       select 'flow' as table_name, count(*)::int as n from flow where company_id = ${id} and deleted_at is null
       union all select 'relation', count(*)::int from relation where company_id = ${id} and deleted_at is null
       union all select 'quotation', count(*)::int from quotation where company_id = ${id} and deleted_at is null
       union all select 'flow.status=' || status, count(*)::int from flow where company_id = ${id} and deleted_at is null group by 1
     ) counted where n <> 0 order by 1`,
  )
  return { relations: relations.rows, worth: worth.rows, numbers: numbers.rows }
}

/** What happened to some dossiers and stands in them, for whoever reads why what is kept of them is wrong. */
async function historyOf({ company: { id } }: World, flows: readonly { readonly id: string }[]) {
  const tell = async (flow: { readonly id: string }) => ({
    flow,
    log: (
      await server.owner.query(
        `select created_at, loggable_type, loggable_id, description, old_value, new_value from log_item
         where company_id = ${id} and flow_id = ${flow.id} order by id`,
      )
    ).rows,
    quotations: (
      await server.owner.query(
        `select id, version, status, amount_exc_vat, created_at, updated_at, deleted_at from quotation
         where company_id = ${id} and flow_id = ${flow.id} order by id`,
      )
    ).rows,
  })
  return Promise.all(flows.map(tell))
}

test.each(Array.from({ length: WALKS }, (_, n) => FIRST + n))(
  'whatever happens to dossiers, six acts at once, what is kept of them is what there is (walk %p)',
  async seed => {
    const world = await begin()
    const roll = dice(seed)
    const walked: string[] = []
    const failures: unknown[] = []
    const act = async () => {
      const name = roll.one(CHOICES)
      walked.push(name)
      const answer = (await acts[name]?.(world, roll)) as { status?: number; body?: unknown } | undefined
      if ((answer?.status ?? 0) >= 500) failures.push([name, answer?.status, answer?.body])
    }
    for (let step = 0; step < STEPS; step += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, act))
    await server.settled()
    expect([seed, failures]).toEqual([seed, []])
    const now = await kept(world)
    const anew = await counted(world)
    const asked = walked.join(' ')
    expect([seed, asked, now.relations]).toEqual([seed, asked, anew.relations])
    expect([seed, asked, now.numbers]).toEqual([seed, asked, anew.numbers])
    const wrong = now.flows.filter(
      ({ id, order_value }, n) => id !== anew.worth[n]?.id || order_value !== anew.worth[n].order_value,
    )
    expect([seed, asked, await historyOf(world, wrong)]).toEqual([seed, asked, []])
    expect(now.flows.map(({ id }) => id)).toEqual(anew.worth.map(({ id }) => id))
    // Key figures and what stands on the cards, by the batch that makes all of it anew.
    await world.admin.post(`/api/company/${world.company.id}/resetallleads`)
    await server.settled()
    expect([seed, asked, await kept(world)]).toEqual([seed, asked, now])
  },
)

test('of sixteen quotations that are made at one moment the newest is what the dossier is worth (R-FLOW-008)', async () => {
  const world = await begin()
  const { admin } = world.company
  const [relation_id] = await ids(world, 'relation')
  const { id: flow_id } = (await admin.post('/api/flow', { relation_id })).body
  const made = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      admin.post('/api/quotation', {
        flow_id,
        items: [{ product_id: world.products[0], product_amount: (n % 2) + 1 }],
      }),
    ),
  )
  expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 201))
  const newest = made.toSorted((one, other) => other.body.id - one.body.id)[0]?.body
  const { order_value } = (await admin.get(`/api/flow/${flow_id}`)).body
  expect(order_value).toBe(newest.amount_exc_vat)
})
