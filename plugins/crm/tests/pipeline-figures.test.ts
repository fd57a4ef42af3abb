import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { step } from '../migrations/20261126_counted_values_apart'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('the pipeline counts all dossiers of the company by status, in one statement, but those in the trash (R-PIPE-001)', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const make = async () => (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const [first, gone] = [await make(), await make(), await make()]
  await admin.patch(`/api/flow/${first}`, { status: 'intake' })
  await admin.delete(`/api/flow/${gone}`)
  await stranger.post('/api/flow', { relation: { fullname: 'Bo Elders' } })
  server.statements()
  const { body } = await admin.get('/api/flow/pipelinefigures')
  expect(server.statements().filter(statement => statement.includes('group by'))).toHaveLength(1)
  expect(body).toEqual([
    { flow_status: 'intake', count: 1, turnover: 0, turnover_weighted: 0 },
    { flow_status: 'new', count: 1, turnover: 0, turnover_weighted: 0 },
  ])
})

test('figures of some statuses are those of the others left out, and of a status that the board does not have there are none', async () => {
  const { admin } = await server.company()
  for (const status of ['new', 'intake', 'quotation'])
    await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, status })
  const figures = async (query: string) => (await admin.get(`/api/flow/pipelinefigures?${query}`)).body
  const all: { flow_status: string }[] = await figures('')
  expect(all).toHaveLength(3)
  expect(await figures('status=intake,quotation')).toEqual(all.filter(({ flow_status }) => flow_status !== 'new'))
  expect(await figures('status=project')).toEqual([])
  expect((await admin.get('/api/flow/pipelinefigures?status=completed')).status).toBe(422)
})

test('where the limit cuts the board, the first in the order that was asked for stay (R-PIPE-005)', async () => {
  const { admin } = await server.company()
  for (const fullname of ['Bo Elders', 'Ada Post', 'Cor Mast'])
    await admin.post('/api/flow', { relation: { fullname } })
  const names = async (query: string) =>
    (await admin.get(`/api/user/getleadpipeline?limit=2${query}`)).body.map(
      (card: { relation_fullname: string }) => card.relation_fullname,
    )
  expect(await names('')).toEqual(['Cor Mast', 'Ada Post'])
  expect(await names('&sort=flowstage_start_at')).toEqual(['Bo Elders', 'Ada Post'])
  expect(await names('&sort=relation_fullname')).toEqual(['Ada Post', 'Bo Elders'])
  expect(await names('&sort=-relation_fullname')).toEqual(['Cor Mast', 'Bo Elders'])
  for (const field of ['date_lead', 'updated_at', 'turnover_weighted'])
    for (const sort of [field, `-${field}`]) expect(await names(`&sort=${sort}`)).toHaveLength(2)
  expect((await admin.get('/api/user/getleadpipeline?sort=hash')).status).toBe(422)
})

test('the board is put in the order of what dossiers are worth times their chance, not of what they are worth (R-PIPE-005)', async () => {
  const { admin } = await server.company()
  for (const [fullname, expected_value, chance] of [
    ['Duur Onzeker', 10_000, 5],
    ['Half Zeker', 2000, 50],
    ['Goedkoop Zeker', 1500, 100],
  ] as const)
    await admin.post('/api/flow', { relation: { fullname }, expected_value, chance })
  const names = async (sort: string) =>
    (await admin.get(`/api/user/getleadpipeline?limit=100&sort=${sort}`)).body.map(
      (card: { relation_fullname: string }) => card.relation_fullname,
    )
  expect(await names('-turnover_weighted')).toEqual(['Goedkoop Zeker', 'Half Zeker', 'Duur Onzeker'])
  expect(await names('turnover_weighted')).toEqual(['Duur Onzeker', 'Half Zeker', 'Goedkoop Zeker'])
})

test('the figures are of all dossiers, however few the board shows, and are narrowed as its cards are (R-PIPE-001, R-PIPE-004)', async () => {
  const { admin } = await server.company()
  const me = (await admin.get('/api/user/getcurrentuser')).body.id as number
  for (const fullname of ['Bo Elders', 'Ada Post', 'Cor Mast', 'Zoë Post'])
    await admin.post('/api/flow', {
      relation: { fullname },
      ...(fullname.endsWith('Post') && { tags: ['VvE', 'Spoed'] }),
    })
  const first = (await admin.get('/api/user/getleadpipeline?query=bo%20elders')).body[0].flow_id as number
  await admin.patch(`/api/flow/${first}`, { user_id: me, tags: ['Zakelijk'] })
  const counted = async (query: string) => {
    const figures = (await admin.get(`/api/flow/pipelinefigures${query}`)).body as { count: number }[]
    const cards = (await admin.get(`/api/user/getleadpipeline${query || '?limit=100'}`)).body as unknown[]
    return [figures.reduce((sum, { count }) => sum + count, 0), cards.length]
  }
  expect((await admin.get('/api/user/getleadpipeline?limit=1')).body).toHaveLength(1)
  expect(await counted('')).toEqual([4, 4])
  expect(await counted('?tag=VvE')).toEqual([2, 2])
  expect(await counted(`?user_id=${me}&tag=Zakelijk`)).toEqual([1, 1])
  expect(await counted('?query=zoe%20POST')).toEqual([1, 1])
  expect(await counted('?query=%25')).toEqual([0, 0])
  expect(await counted('?tag=Vv')).toEqual([0, 0])
})

test('dossiers are listed by their labels, any of those that are asked for, and by nothing that is like one', async () => {
  const { admin } = await server.company()
  for (const tags of [['VvE'], ['Spoed', 'Zakelijk'], []])
    await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, tags })
  const found = async (tags: string) =>
    ((await admin.get(`/api/flow?limit=10&tags=${encodeURIComponent(tags)}`)).body as { pagination: { total: number } })
      .pagination.total
  expect(await found('VvE')).toBe(1)
  expect(await found('VvE,Zakelijk')).toBe(2)
  expect(await found('vve')).toBe(0)
  expect(await found("'; drop table flow; --")).toBe(0)
  expect(await found('all')).toBe(3)
})

test('how many dossiers a stage has is known without counting them, whatever they go through, sixteen at once too', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const make = async (of = admin) => (await of.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id
  await make(stranger)
  const ids: number[] = await Promise.all(Array.from({ length: 16 }, () => make()))
  const stages = ['new', 'intake', 'quotation', 'cancelled', 'new,intake,quotation,cancelled', 'new,new', 'nergens']
  const agree = async () => {
    for (const status of stages) {
      const rows = (await admin.get(`/api/flow?status=${status}`)).body
      const { body } = await admin.get(`/api/flow?status=${status}&limit=1`)
      if (Array.isArray(rows)) expect([status, body.pagination.total]).toEqual([status, rows.length])
      else expect([status, body.status]).toEqual([status, rows.status])
    }
  }
  await agree()
  const to = (id: number, status: string) => admin.patch(`/api/flow/${id}`, { status })
  await Promise.all(ids.map((id, n) => to(id, ['intake', 'quotation', 'cancelled', 'new'][n % 4] ?? 'new')))
  await agree()
  await Promise.all([
    ...ids.slice(0, 5).map(id => admin.delete(`/api/flow/${id}`)),
    ...ids.slice(3, 9).map(id => to(id, 'intake')),
  ])
  await agree()
  await Promise.all(ids.slice(0, 3).map(id => admin.post(`/api/flow/${id}/restore`)))
  await admin.delete(`/api/flow/${ids[3]}/destroy`)
  await agree()
  await admin.post('/api/flow/editstatusses', { selectedFlowIds: ids, status: 'quotation' })
  await server.settled()
  await agree()
  server.statements()
  await admin.get('/api/flow?status=quotation&limit=25')
  const asked = server.statements()
  expect(asked.filter(text => text.includes('from row_count'))).toHaveLength(1)
  expect(asked.filter(text => /count\(\*\)[^(]* from "flow"/.test(text))).toEqual([])
  expect((await stranger.get('/api/flow?status=new&limit=1')).body.pagination.total).toBe(1)
})

test('dossiers of before their numbers were kept are counted once, while others are begun, moved and deleted', async () => {
  const { admin, id: companyId } = await server.company()
  const make = async () => (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const there = await Promise.all(Array.from({ length: 24 }, make))
  await server.owner.query(`delete from row_count where company_id = $1 and table_name like 'flow.status=%'`, [
    companyId,
  ])
  const count = async () => {
    for (const statement of step.up) await server.owner.query(statement)
  }
  await Promise.all([
    ...there.slice(0, 8).map(id => admin.patch(`/api/flow/${id}`, { status: 'intake' })),
    count(),
    ...there.slice(8, 16).map(id => admin.delete(`/api/flow/${id}`)),
    count(),
    ...Array.from({ length: 8 }, make),
  ])
  // Once more is nothing more; of two at once one counted what the other did.
  await count()
  await count()
  for (const [status, number] of [
    ['new', 16],
    ['intake', 8],
    ['cancelled', 0],
  ] as const)
    expect((await admin.get(`/api/flow?status=${status}&limit=1`)).body.pagination.total).toBe(number)
})
