import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** A company with a website of an adviser. */
async function opened(site: object = {}) {
  const company = await server.company()
  const adviser = await company.user({ role: 200 })
  const made = await company.admin.post('/api/website', {
    siteurl: 'https://zon.example',
    user_id: adviser.userId,
    lead_source: 'Zonsite',
    ...site,
  })
  const send = (body: object) => server.anonymous.post(`/api/website/${made.body.hash}/lead`, body)
  const flows = async () => (await company.admin.get('/api/flow?with=')).body
  return { company, admin: company.admin, adviser, website: made.body, send, flows }
}
const ada = {
  naam: 'Ada van der Post',
  email: 'ada@voorbeeld.nl',
  'Uw bericht': 'Graag een prijs',
  bericht: 'Dakkapel',
}

test('a request of a website becomes an unread dossier of its adviser with its source, for a new relation that has the source too (G-FLOWNEW, G-WEB)', async () => {
  const { company, admin, adviser, website, send } = await opened()
  expect(website).toMatchObject({ status: 'live', lead_source: 'Zonsite', user_id: adviser.userId })
  expect(await send({ ...ada, Postcode: '8011 XR', huisnummer: 12, interesse: ['Panelen', 'Batterij'] })).toMatchObject(
    {
      status: 201,
      body: { received: true },
    },
  )
  await server.settled()
  const [flow] = (await admin.get('/api/flow')).body
  expect(flow).toMatchObject({
    status: 'unread',
    user_id: adviser.userId,
    lead_source: 'Zonsite',
    relation_fullname: 'Ada van der Post',
    description: 'Panelen, Batterij',
    remarks: 'Dakkapel\nUw bericht: Graag een prijs',
  })
  expect((await admin.get(`/api/relation/${flow.relation_id}`)).body).toMatchObject({
    name: 'Ada',
    nameprefix: 'van der',
    surname: 'Post',
    email: 'ada@voorbeeld.nl',
    postcode: '8011 XR',
    number: '12',
    lead_source: 'Zonsite',
  })
  expect((await adviser.get('/api/notification')).body).toMatchObject([
    { title: 'Nieuwe aanvraag van Ada van der Post', flow_id: flow.id },
  ])
  expect((await admin.get('/api/websitelead')).body).toMatchObject([
    {
      flow_id: flow.id,
      taken_at: expect.any(String),
      name: 'Ada van der Post',
      received: { naam: 'Ada van der Post' },
    },
  ])
  expect(company.id).toBeNumber()
})

test('what the fields of a website mean is for the company to say: empty values and words have their own (G-WEB)', async () => {
  const { admin, send } = await opened({
    mapping: [
      { fieldkey: 'wie', fieldvalue: 'relation.fullname' },
      { fieldkey: 'mail', fieldvalue: 'relation.email' },
      {
        fieldkey: 'soort',
        fieldvalue: 'flow.description',
        nullvalue: 'Onbekend',
        valuemapping: { pv: 'Zonnepanelen' },
      },
      { fieldkey: 'oppervlak', fieldvalue: 'flow.reference' },
    ],
  })
  await send({ wie: 'Bo Bakker', mail: 'bo@voorbeeld.nl', soort: 'pv', oppervlak: '40 m2', dakvorm: 'plat' })
  await send({ wie: 'Cor Cas', mail: 'cor@voorbeeld.nl', soort: ' ' })
  const flows = (await admin.get('/api/flow?sort=id')).body
  expect(flows).toMatchObject([
    { relation_fullname: 'Bo Bakker', description: 'Zonnepanelen', reference: '40 m2', remarks: 'dakvorm: plat' },
    { relation_fullname: 'Cor Cas', description: 'Onbekend' },
  ])
  const targets = (await admin.get('/api/website/targets')).body
  expect(targets).toContainEqual({ field: 'relation.email', label: 'E-mailadres' })
})

test('nothing that is sent is lost: what fits no field stands in the remarks', async () => {
  const { admin, send } = await opened()
  const sent = await send({ naam: 'Dirk', email: 'dirk@', postcode: '99', telefoon: '06 '.repeat(20), kleur: 'rood' })
  expect([sent.status, sent.body]).toEqual([201, { received: true }])
  const [flow] = (await admin.get('/api/flow')).body
  for (const line of ['relation.email: dirk@', 'relation.postcode: 99', 'kleur: rood', 'relation.phone: 06'])
    expect(flow.remarks).toContain(line)
  expect((await send({ email: 'els@voorbeeld.nl' })).status).toBe(201)
  expect((await send({ bedrijf: 'Bakkerij Smit' })).status).toBe(201)
  expect(
    (await admin.get('/api/flow?sort=id')).body.map((row: { relation_fullname: string }) => row.relation_fullname),
  ).toEqual(['Dirk', 'els', 'Bakkerij Smit'])
  expect((await admin.get('/api/organization')).body).toMatchObject([{ name: 'Bakkerij Smit', lead_source: 'Zonsite' }])
  const nobody = await send({ bericht: 'Hallo' })
  expect([nobody.status, nobody.body.message]).toEqual([422, 'Vul een naam, e-mailadres of telefoonnummer in.'])
})

test('who is known by name and e-mail address gets the dossier, and of who else it may be the adviser is told (R-REL-010)', async () => {
  const { admin, adviser, send } = await opened()
  const known = (
    await admin.post('/api/relation', {
      name: 'Ada',
      nameprefix: 'van der',
      surname: 'Post',
      email: 'ADA@voorbeeld.nl',
    })
  ).body.id
  await send(ada)
  await send({ ...ada, naam: 'A. Post' })
  const flows = (await admin.get('/api/flow?sort=id')).body
  expect(flows[0].relation_id).toBe(known)
  expect(flows[1].relation_id).not.toBe(known)
  await server.settled()
  const bodies = (await adviser.get('/api/notification')).body.map(({ body }: { body: string | null }) => body)
  expect(bodies).toContain(`Misschien al bekend: Ada van der Post. Er loopt al: ${flows[0].number}`)
})

test('what programs send is kept aside and answered like the rest; a colleague takes it in after all, once', async () => {
  const { admin, website, send } = await opened()
  for (const sent of [
    { ...ada, _website: 'http://spam.example' },
    { ...ada, _seconds: 0 },
  ])
    expect(await send(sent)).toMatchObject({ status: 201, body: { received: true } })
  expect((await admin.get('/api/flow')).body).toEqual([])
  const leads = (await admin.get(`/api/websitelead?website_id=${website.id}&sort=id`)).body
  expect(leads).toMatchObject([
    { taken_at: null, reason: 'trap', flow_id: null },
    { taken_at: null, reason: 'haste' },
  ])
  const accept = () => admin.post(`/api/websitelead/${leads[0].id}/accept`)
  const answers = await Promise.all(Array.from({ length: 16 }, accept))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
  expect((await admin.get('/api/flow')).body).toMatchObject([
    { relation_fullname: 'Ada van der Post', remarks: expect.not.stringContaining('_website') },
  ])
  expect((await send({ ...ada, _seconds: 40 })).status).toBe(201)
  expect((await admin.get('/api/flow')).body).toHaveLength(2)
})

test('a request that found its website and comes in once that is gone is answered like any that no website takes (R-SET-018)', async () => {
  const { company, admin, website, send } = await opened()
  // Its address stays in the directory, as a request has read it that is on its way while somebody deletes the website.
  await server.owner.query('delete from website where company_id = $1 and id = $2', [company.id, website.id])
  expect(await send(ada)).toMatchObject({ status: 404, body: { message: 'Deze website neemt geen aanvragen aan.' } })
  expect((await admin.get('/api/flow')).body).toEqual([])
})

test('what is sent again at once comes in once, sixteen at the same moment too', async () => {
  const { admin, send } = await opened()
  const answers = await Promise.all(Array.from({ length: 16 }, () => send(ada)))
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201))
  expect((await admin.get('/api/flow')).body).toHaveLength(1)
})

test('one address sends so many and no more; too much, too deep or too large is refused', async () => {
  const { admin, send } = await opened()
  for (const wrong of [
    Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`veld${n}`, 'x'])),
    { naam: { voor: 'Ada' } },
    { naam: 'x'.repeat(5001) },
  ])
    expect((await send(wrong)).status).toBe(422)
  expect((await send({ naam: 'Ada', bericht: ['x'.repeat(40_000)] })).status).toBe(413)
  const answers: number[] = []
  for (let n = 0; n < 24; n++) answers.push((await send({ naam: `Ada ${n}` })).status)
  expect(answers.filter(status => status === 201)).toHaveLength(20)
  expect(answers.slice(20)).toEqual([429, 429, 429, 429])
  expect((await admin.get('/api/flow')).body).toHaveLength(20)
})

test('only a live website with its own address takes requests; a new address stops the old one (R-SET-018)', async () => {
  const { admin, adviser, website, send } = await opened()
  expect((await admin.post('/api/website', { siteurl: 'https://x.example' })).body.errors).toEqual({
    user_id: ['Vul dit veld in.'],
  })
  expect((await adviser.get('/api/website')).status).toBe(200)
  await admin.patch(`/api/website/${website.id}`, { status: 'stopped' })
  expect(await send(ada)).toMatchObject({ status: 404, body: { message: 'Deze website neemt geen aanvragen aan.' } })
  await admin.patch(`/api/website/${website.id}`, { status: 'live' })
  const { hash } = (await admin.post(`/api/website/${website.id}/resethash`)).body
  expect((await send(ada)).status).toBe(404)
  expect((await server.anonymous.post(`/api/website/${hash}/lead`, ada)).status).toBe(201)
  await admin.delete(`/api/website/${website.id}`)
  expect((await server.anonymous.post(`/api/website/${hash}/lead`, { naam: 'Bo' })).status).toBe(404)
  expect((await admin.get('/api/flow')).body).toHaveLength(1)
})

test('pages of other sites may send requests, and nothing else', async () => {
  const { website, send } = await opened()
  expect((await send(ada)).headers.get('access-control-allow-origin')).toBe('*')
  const ask = (path: string) =>
    server.app.handle(
      new Request(`http://localhost${path}`, { method: 'OPTIONS', headers: { origin: 'https://zon.example' } }),
    )
  const allowed = await ask(`/api/website/${website.hash}/lead`)
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect((await ask('/api/relation')).headers.get('access-control-allow-origin')).toBeNull()
})

test('visitors get a confirmation where the website says so', async () => {
  const { send, adviser } = await opened({ confirms: true })
  await send({ ...ada, email: `ada-${adviser.userId}@voorbeeld.nl` })
  await server.settled()
  const sent = (await server.app.platform.mailer.inbox?.list()) ?? []
  const mail = sent.find(({ to }) => [to].flat().join().includes(`ada-${adviser.userId}@voorbeeld.nl`))
  expect(mail?.subject).toStartWith('Uw aanvraag bij')
})

test('a request for somebody whose dossier runs warns on its dossier until a colleague keeps both or merges them (R-REL-010)', async () => {
  const { admin, adviser, send } = await opened()
  await send(ada)
  await send({ ...ada, bericht: 'Nog iets' })
  await send({ ...ada, naam: 'A. Post', bericht: 'Van een ander' })
  const [first, again, other] = (await admin.get('/api/flow?sort=id')).body
  const doubles = async (id: number) => (await admin.get(`/api/flow/${id}/doubles`)).body
  const idsOf = ({ flows, relations }: { flows: { id: number }[]; relations: { id: number }[] }) => [
    flows.map(({ id }) => id),
    relations.map(({ id }) => id),
  ]
  expect([first.may_be_double, again.may_be_double, other.may_be_double]).toEqual([false, true, true])
  expect(idsOf(await doubles(first.id))).toEqual([[], []])
  expect(idsOf(await doubles(again.id))).toEqual([[other.id, first.id], [other.relation_id]])
  expect(idsOf(await doubles(other.id))).toEqual([[again.id, first.id], [first.relation_id]])
  await server.settled()
  const bodies = (await adviser.get('/api/notification')).body.map(({ body }: { body: string | null }) => body)
  expect(bodies).toContain(`Er loopt al: ${first.number}`)
  // Both are kept: neither dossier nor people are asked about again.
  const kept = await Promise.all(Array.from({ length: 16 }, () => admin.post(`/api/flow/${other.id}/keepdoubles`)))
  expect(kept.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200))
  expect(idsOf(await doubles(other.id))).toEqual([[], []])
  expect((await admin.get(`/api/relation/${other.relation_id}/doubles`)).body).toEqual([])
  await admin.post(`/api/relation/${first.relation_id}/keepdouble`, { kind: 'relation', id: other.relation_id })
  expect((await admin.get(`/api/relation/${first.relation_id}/doubles`)).body).toEqual([])
  expect(idsOf(await doubles(again.id))).toEqual([[first.id], []])
  // The merge that there is settles the rest.
  expect((await admin.post(`/api/flow/${again.id}/mergeflow`, { targetflow_id: first.id })).status).toBe(200)
  expect((await admin.get(`/api/flow/${again.id}/doubles`)).status).toBe(404)
  expect((await admin.patch(`/api/flow/${first.id}`, { may_be_double: true })).status).toBe(422)
  const stranger = await server.company()
  expect((await stranger.admin.get(`/api/flow/${other.id}/doubles`)).status).toBe(404)
  expect((await stranger.admin.post(`/api/flow/${other.id}/keepdoubles`)).status).toBe(404)
  expect(
    (await stranger.admin.post(`/api/relation/${first.relation_id}/keepdouble`, { kind: 'relation', id: 1 })).status,
  ).toBe(404)
})

test('a website names the profile that its dossiers get; one of another company, or none, is refused (R-SET-019)', async () => {
  const { admin, website, send } = await opened()
  const profile = (await admin.post('/api/flowprofile', { name: 'Zakelijk' })).body.id
  const stranger = await server.company()
  const theirs = (await stranger.admin.post('/api/flowprofile', { name: 'Vreemd' })).body.id
  for (const flowprofile_id of [theirs, 0])
    expect((await admin.patch(`/api/website/${website.id}`, { flowprofile_id })).status).toBe(422)
  await admin.patch(`/api/website/${website.id}`, { flowprofile_id: profile })
  await send(ada)
  expect((await admin.get('/api/flow')).body).toMatchObject([{ flowprofile_id: profile }])
})

test('a request of a website whose adviser left is for everybody, and none is lost', async () => {
  const { admin, adviser, send } = await opened()
  expect((await admin.delete(`/api/user/${adviser.userId}`)).status).toBe(204)
  expect((await send(ada)).status).toBe(201)
  await server.settled()
  expect((await admin.get('/api/flow')).body).toMatchObject([{ status: 'unread', user_id: null }])
  expect((await admin.get('/api/notification')).body).toMatchObject([{ title: expect.stringContaining('Ada') }])
})
