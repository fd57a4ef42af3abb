import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Call } from '@core/context/call'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { allModules, soldModules, type TestClient } from '@core/testing/server'
import { everydaySample, LIMIT_MS, type Sample } from './everyday-sample'
import { DRAFT, type Filled, FLOW_FILE, firstPartOf, TRASHED } from './fill-company'
import { isForUsers, linksOf, modulesOf, type Visitor, verdict } from './verdict'
import { nameOf, openWorld, requestOf, type World } from './world'

/** Calls that anyone may make, and why. A new one has to be explained here. */
const FOR_ANYONE = {
  'POST authenticate': 'signing in: nobody has a token yet',
  'POST authenticate/secondfactor': 'the second step of signing in: the challenge is the proof',
  'POST authenticate/stopimpersonating': 'the refresh cookie is the proof',
  'POST password/email': 'a mail to the owner of the address; says nothing about whether there is one',
  'POST password/reset': 'the token of the mail is the proof',
  'POST register': 'a new company, unless the operator closed registration',
  'POST authenticate/refresh': 'the refresh cookie is the proof',
  'GET authenticate/logout': 'ends the sign-in of the cookie, if any',
  'GET portal/branding/hostname/:host/logo': 'the logo beside it',
  'GET portal/branding/hostname/:host/background': 'the picture beside the form',
  'GET portal/branding/hostname/:host': 'name and colours on the sign-in page',
}

/** Calls for every signed-in user whatever role, module or kind, and why. */
const FOR_ANY_USER = {
  'GET place/street': 'a street of the register of addresses, nothing of anybody',
  'GET user/getcurrentuser': 'who am I',
  'POST user/:id/updatepassword': 'the own password only',
  'PATCH user/:id': 'own name, phone and language; the rest is for administrators',
  'PUT user/:id': 'the same',
  'GET session': 'the own sign-ins',
  'POST session/end': 'the own sign-ins',
  'GET secondfactor': 'the own second step',
  'POST secondfactor/setup': 'the own second step',
  'POST secondfactor/confirm': 'the own second step',
  'POST secondfactor/recoverycodes': 'the own second step',
  'POST secondfactor/turnoff': 'the own second step',
  'GET company/getcurrentcompanylogo': 'the logo in the frame, of the own company',
  'GET companysettings/:id/getcompanylogo': 'the same by number',
  'GET systemnotification': 'what the platform announces to everybody',
  'GET batch/:id': 'progress of work the user started',
  'POST batch/:id/cancel': 'stopping the same',
  'POST batch/:id/undo': 'taking the same back',
}

/** Paths whose number is not that of a record of the own company, so that another company's number is no 404. */
const OTHER_NUMBERS: Record<string, string> = {
  'POST user/:id/updatepassword': '403: only the own number is taken',
}

/** Numbers in a path that name no record. */
const NO_RECORDS: Record<string, string> = {
  'GET user/getcommunicatormessages/:number/:status': 'how many conversations',
  'GET company/getleadstatistics/:weeks': 'how many weeks',
}

/** Calls about a user, which somebody of a low role may make about themselves only. */
const ABOUT_USERS: Record<string, string> = {
  'GET integrations/listforuser/:id': 'own links; of others for role 5000',
  'GET integrations/gcal/list/:userId/:from/:to': 'own agenda; of others for role 1000',
}

/** Calls about a company, which is that of whoever asks. */
const ABOUT_COMPANY: Record<string, string> = {
  'POST company/:companyId/exportstatistics': 'the statistics of the own company as a file',
  'POST company/:id/resetallleads': 'the board of the own company',
  'POST company/:id/getpossibleproducts': 'the products of the own company',
  'GET company/:id/exportproducts': 'the products of the own company as a file',
  'POST company/:id/importproducts': 'products for the own company',
  'GET integrations/listforcompany/:id': 'the links of the own company',
}

/** Calls of platform staff about a user of any company. */
const ANY_USER_BY_STAFF: Record<string, string> = {
  'POST user/:id/adminlogin': 'working as somebody else, with a banner and both names in the log',
}

/** Calls that refuse by the fields that are sent: tested where they live. */
const BY_FIELD: Record<string, string> = {
  'PATCH user/:id': 'core/users/tests/users.test.ts',
  'PUT user/:id': 'core/users/tests/users.test.ts',
}

/** Calls that answer only with what is of the partner that somebody looks along for; the rows of the world are of none. */
const BY_PARTNER = /ForPartner$|^partner\/own$/

const EVERYTHING = soldModules
let world: World
let sample: Sample
let ours: Filled
let theirs: Filled
let tokens: { who: string; scopes: string[]; token: string }[]
let gone: TestClient[]
let clients: Record<'partner' | 'role 100' | 'role 1000' | 'role 5000', TestClient>
beforeAll(async () => {
  world = await openWorld()
  sample = everydaySample(world.server.app.platform.assembly)
  ours = await world.refill('ours')
  theirs = await world.refill('theirs')
  clients = {
    partner: await world.ours.user({ role: 5000, user_type: 'partner' }),
    'role 100': await world.ours.user({ role: 100 }),
    'role 1000': await world.ours.user({ role: 1000 }),
    'role 5000': world.ours.admin,
  }
  const tokenFor = async (who: string, scopes: string[]) => {
    const { body } = await world.ours.admin.post('/api/apitoken', { name: who, scopes })
    return { who, scopes, token: body.token as string }
  }
  const everyScope = EVERYTHING.map(tag => `${tag}:write`)
  tokens = [
    await tokenFor('API token to read CRM', ['CRM:read']),
    await tokenFor('API token for everything', everyScope),
  ]
  const trashed = await world.server.company({ name: 'Weg' })
  gone = [await world.ours.user({ role: 5000 }), trashed.admin]
  await world.owner.query('update "user" set deleted_at = now() where id = $1', [gone[0]?.userId])
  await world.owner.query('update company set deleted_at = now() where id = $1', [trashed.id])
  // Their last use is written once a minute: not while the attacks go on.
  await world.owner.query(`update api_token set last_used_at = now() + interval '1 hour'`)
  await Promise.all(world.calls.map(visitorsOf))
})
afterAll(() => world.stop())

/** Everybody who may try a call, with what the declared access says to them. */
async function visitorsOf(call: Call): Promise<{ who: string; client: TestClient; visitor: Visitor; as?: string }[]> {
  const modules = modulesOf(call)
  const user = (who: keyof typeof clients, role: number) => ({
    who,
    client: clients[who],
    visitor: { token: true, role, owned: EVERYTHING, partner: who === 'partner' },
  })
  const nobody = { token: false, role: 0, owned: [] }
  const poor = soldModules.filter(tag => !modules.includes(tag))
  return [
    { who: 'no token', client: world.server.anonymous, visitor: nobody },
    { who: 'customer hash as token', client: world.server.anonymous, visitor: nobody, as: ours.hash('flow', 1) },
    ...gone.map((client, i) => ({ who: i ? 'company in the trash' : 'deleted user', client, visitor: nobody })),
    ...tokens.map(({ who, scopes, token }) => ({
      who,
      client: { ...world.server.anonymous, userId: world.ours.admin.userId },
      visitor: { token: true, role: 5000, owned: EVERYTHING, scopes },
      as: token,
    })),
    user('partner', 5000),
    user('role 100', 100),
    user('role 1000', 1000),
    user('role 5000', 5000),
    ...(isAdmin(call)
      ? [
          {
            who: 'platform staff',
            client: world.platform.admin,
            visitor: { token: true, role: 5000, owned: allModules },
          },
        ]
      : []),
    ...(modules.length
      ? [
          {
            who: 'module not owned',
            client: await world.without(modules),
            visitor: { token: true, role: 5000, owned: poor },
          },
          {
            who: 'blacklisted',
            client: await blacklisted(modules.join()),
            visitor: { token: true, role: 5000, owned: EVERYTHING, blacklist: modules },
          },
        ]
      : []),
  ]
}

const barred = new Map<string, Promise<TestClient>>()
function blacklisted(modules: string): Promise<TestClient> {
  const known = barred.get(modules) ?? world.ours.user({ role: 5000, module_blacklist: modules.split(',') as never[] })
  barred.set(modules, known)
  return known
}

async function send(client: TestClient, request: ReturnType<typeof requestOf>, as?: string) {
  const response = await client.raw(
    request.method,
    request.path,
    request.body,
    as ? { authorization: `Bearer ${as}` } : {},
  )
  return { status: response.status, text: await response.text(), headers: JSON.stringify([...response.headers]) }
}

test('every call without a role is explained here, and nothing here is out of date', () => {
  expect(world.publicCalls.map(nameOf).sort()).toEqual(Object.keys(FOR_ANYONE).sort())
  const anyUser = world.calls.filter(({ access }) => typeof access === 'string').map(nameOf)
  expect(anyUser.sort()).toEqual(Object.keys(FOR_ANY_USER).sort())
})

test.each([
  undefined,
  {},
  'public',
  { module: [] },
  { module: 'quotation' },
  { role: 0 },
  { hash: [] },
  { hash: { kind: 'nobody' } },
])('a call whose access says %p does not start', access => {
  const loose = { method: 'GET', path: 'loose', access, summary: 'Loose', response: 'nothing' } as unknown as Call
  const plugin = { code: 'loose', calls: [loose], locales: { nl: {}, en: {}, 'es-AR': {} } }
  expect(() => assemble([kernel, plugin])).toThrow('GET loose does not declare who may make it')
})

test(
  'every call refuses exactly whom its declared access refuses, and a refusal changes nothing (R-ROLE-001)',
  async () => {
    const before = await world.contents(world.ours.id)
    const wrong: string[] = []
    let refusals = 0
    for (const call of world.calls) {
      for (const { who, client, visitor, as } of await visitorsOf(call)) {
        const expected = verdict(call, visitor)
        if (expected === 'in') continue
        const { status, text } = await send(client, requestOf(call, { path: ours.firstId }), as)
        if (status !== expected) wrong.push(`${nameOf(call)} to ${who}: ${status} instead of ${expected}`)
        if (text.includes('kanarie')) wrong.push(`${nameOf(call)} shows ${who} a record`)
        refusals++
      }
    }
    expect(wrong).toEqual([])
    expect(refusals).toBeGreaterThan(world.calls.length * 3)
    expect(await world.contents(world.ours.id)).toEqual(before)
  },
  LIMIT_MS,
)

test(
  'every call lets in whom its declared access lets in, and finds them the records of their own company',
  async () => {
    const tries: (Awaited<ReturnType<typeof visitorsOf>>[number] & { call: Call })[] = []
    // Reading needs no new rows, so everything that is read is tried.
    const tried = world.calls.filter(call => call.method === 'GET' || sample.samples(call))
    const found = (call: Call) => !(nameOf(call) in BY_FIELD) && !BY_PARTNER.test(call.path)
    for (const call of tried.filter(call => isForUsers(call) && found(call))) {
      const welcome = (await visitorsOf(call)).filter(({ visitor }) => verdict(call, visitor) === 'in')
      tries.push(...(sample.tries(call) ? welcome : lowest(welcome)).map(visitor => ({ ...visitor, call })))
    }
    // Readers of one person first: they can share rows until somebody changes them.
    const reads = ({ call }: (typeof tries)[number]) => Number(call.method === 'GET' && !isAdmin(call))
    // The tokens of a person before what that person does: a new password ends them.
    const byHand = ({ as }: (typeof tries)[number]) => Number(as === undefined)
    tries.sort((a, b) => reads(b) - reads(a) || a.client.userId - b.client.userId || byHand(a) - byHand(b))
    const wrong: string[] = []
    let rowsOf = 0
    let id = 0
    for (const one of tries) {
      const { call, who, client, as } = one
      if (isAdmin(call)) id = await world.refillPlatform()
      else if (rowsOf !== client.userId) id = (await world.refill('ours', { userId: client.userId })).firstId
      const { status, text } = await send(
        client,
        requestOf(call, { path: numberFor(call, client, id), body: bodyNumberFor(call, id) }),
        as,
      )
      rowsOf = isAdmin(call) || changed(call, status) ? 0 : client.userId
      if (status === 401 || status === 403 || status === 404 || status >= 500)
        wrong.push(`${nameOf(call)} to ${who}: ${status} ${text.slice(0, 200)}`)
    }
    expect(wrong).toEqual([])
  },
  LIMIT_MS,
)

test(
  'no call gives a user of another company one byte of ours, or changes one',
  async () => {
    ours = await world.refill('ours')
    theirs = await world.refill('theirs')
    const before = await world.contents(world.ours.id)
    const wrong: string[] = []
    const attack = async (call: Call, request: ReturnType<typeof requestOf>, allowed: (status: number) => boolean) => {
      const { status, text, headers } = await send(world.theirs.admin, request)
      if (!allowed(status)) wrong.push(`${call.method} ${request.path}: ${status} ${text.slice(0, 200)}`)
      if (text.includes(ours.canary) || headers.includes(ours.canary)) wrong.push(`${nameOf(call)} shows our record`)
      spent ||= changed(call, status)
    }
    let spent = false
    const freshRows = async () => {
      if (spent) theirs = await world.refill('theirs')
      spent = false
    }
    const answered = (status: number) => status < 500
    const text = ours.canary.slice(0, 9)
    for (const call of world.calls.filter(call => !isAdmin(call))) {
      if (hasNumber(call) && isForUsers(call)) {
        const refused = nameOf(call) in OTHER_NUMBERS ? 403 : 404
        const request = requestOf(call, { path: ours.firstId, body: theirs.firstId })
        await attack(call, request, nameOf(call) in NO_RECORDS ? answered : status => status === refused)
      }
      if (!sample.samples(call)) continue
      await freshRows()
      await attack(call, requestOf(call, { path: theirs.firstId, body: ours.firstId, text }), answered)
      // What the kernel or an engine answers for several resources is taken apart at one of them.
      if (sample.isShared(call) && !sample.tries(call)) continue
      // Each number of ours by itself, so that none hides behind another that is refused.
      for (const field of numbersIn(call)) {
        await freshRows()
        const request = requestOf(call, { path: theirs.firstId, text })
        await attack(call, { ...request, body: { ...(request.body as object), [field]: ours.firstId } }, answered)
      }
    }
    await world.server.settled()
    for (const call of world.calls.filter(({ method, access }) => method === 'GET' && access !== 'signed-in')) {
      if (!isAdmin(call)) await attack(call, requestOf(call, { path: theirs.firstId, text: ours.canary }), answered)
    }
    expect(wrong).toEqual([])
    expect(await world.contents(world.ours.id)).toEqual(before)
  },
  LIMIT_MS,
)

test('a hash link opens its own record of its own company, and nothing else (R-PORT-005, R-PORT-007)', async () => {
  const wrong: string[] = []
  const kinds = [...world.server.app.platform.assembly.links.keys()]
  const other = await world.refill('theirs')
  for (const call of world.calls.filter(call => linksOf(call).length > 0)) {
    const expect404 = async (why: string, hash: string, use = { path: ours.firstId + 1 }) => {
      const { status, text } = await send(world.server.anonymous, requestOf(call, { ...use, hash }))
      if (status !== 404 || text.includes('kanarie')) wrong.push(`${nameOf(call)} with ${why}: ${status}`)
    }
    for (const { kind, module } of linksOf(call)) {
      ours = await world.refill('ours')
      const good = requestOf(call, { path: ours.firstId + 1, hash: ours.hash(kind, 1) })
      const { status, text } = await send(world.server.anonymous, good)
      if (status >= 500 || [401, 403].includes(status) || (status === 404 && call.method === 'GET' && !hasNumber(call)))
        wrong.push(`${nameOf(call)} with its own link: ${status} ${text.slice(0, 200)}`)
      await expect404('an unknown link', 'A'.repeat(43))
      await expect404('a number for a link', String(ours.firstId))
      if (hasNumber(call)) await expect404("another company's link", other.hash(kind, 1))
      if (module) {
        await world.owner.query('delete from company_module where company_id = $1 and module = $2', [
          ours.companyId,
          module,
        ])
        await expect404('a module that was given up', ours.hash(kind, 1))
        await world.owner.query('insert into company_module (company_id, module, created_at) values ($1, $2, now())', [
          ours.companyId,
          module,
        ])
      }
      await world.owner.query('update company set deleted_at = now() where id = $1', [ours.companyId])
      await expect404('a company in the trash', ours.hash(kind, 1))
      await world.owner.query('update company set deleted_at = null where id = $1', [ours.companyId])
      await world.owner.query('delete from directory_entry where company_id = $1 and kind = $2', [ours.companyId, kind])
      await expect404('a revoked link', ours.hash(kind, 1))
    }
    const foreign = kinds.filter(kind => !linksOf(call).some(link => link.kind === kind))
    for (const kind of foreign) await expect404(`a link of a ${kind}`, ours.hash(kind, 1))
  }
  expect(wrong).toEqual([])
})

/** The one who may least. */
const lowest = <V extends { visitor: Visitor }>(visitors: V[]): V[] =>
  visitors.toSorted((a, b) => a.visitor.role - b.visitor.role).slice(0, 1)
/** Whether a call may have left other rows behind than it found. */
const changed = (call: Call, status: number) => call.method !== 'GET' && status < 400
/** Whether the path of a call names a record by number. */
const hasNumber = (call: Call) => Object.values(call.params?.properties ?? {}).some(({ type }) => type === 'integer')
/** Fields of a body that may name a record by number. */
const numbersIn = (call: Call): string[] =>
  call.multipart
    ? []
    : Object.entries((call.body?.properties ?? {}) as Record<string, { type?: string; anyOf?: { type?: string }[] }>)
        .filter(
          ([name, { type, anyOf }]) =>
            name.endsWith('id') && [type, ...(anyOf ?? []).map(one => one.type)].includes('integer'),
        )
        .map(([name]) => name)

/** The number that this call takes: of a record, or of a user where only users will do. */
function numberFor(call: Call, client: TestClient, id: number): number {
  if (nameOf(call) in OTHER_NUMBERS || nameOf(call) in ABOUT_USERS) return client.userId
  if (nameOf(call) in ABOUT_COMPANY) return world.ours.id
  if (/\/(restore|forceDelete)$/.test(call.path)) return id + TRASHED
  if (/^vertical\/:id\/(changes|publish)$/.test(call.path)) return id + DRAFT
  if (call.path.startsWith('flow/importableflows')) return id + FLOW_FILE
  const [, kind] = /^(\w+)\/:id\/versions\/:version_id/.exec(call.path) ?? []
  if (kind) return id + firstPartOf(kind)
  return nameOf(call) in ANY_USER_BY_STAFF ? world.theirs.admin.userId : id
}
/** Calls of the platform's own staff reach every company: that is what module ADMIN is. */
const isAdmin = (call: Call) => modulesOf(call).includes('ADMIN')

/** Numbers in the body name live rows, but what comes out of the trash must lie in it. */
const bodyNumberFor = (call: Call, id: number): number =>
  /\/bulk(restore|forcedelete)$/.test(call.path) ? id + TRASHED : id
