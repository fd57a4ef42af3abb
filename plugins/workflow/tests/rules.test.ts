import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterAll(() => server.stop())

const flowOf = async ({ post }: TestClient, more: object = {}): Promise<number> =>
  (await post('/api/flow', { relation: { fullname: 'Ada Post' }, ...more })).body.id

const note = {
  event_trigger_tag: 'flow_status_quotation',
  type: 'crm.write-note',
  description: 'Noteer',
  text: 'Hallo',
}

async function ruleOf({ post }: TestClient, more: object = {}) {
  const made = await post('/api/eventtriggerrule', { ...note, ...more })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body
}

const notesOf = async ({ get }: TestClient, flow: number): Promise<string[]> =>
  (await get(`/api/note?flow_id=${flow}`)).body.map(({ description }: { description: string }) => description)

const toQuotation = async (admin: TestClient, id: number) => {
  await admin.patch(`/api/flow/${id}`, { status: 'quotation' })
  await server.settled()
}

/** What became of a rule, newest first. */
const outcomes = async ({ get }: TestClient, rule: number): Promise<string[]> =>
  (await get(`/api/eventtriggerrule/${rule}/runs`)).body.runs.map(({ outcome }: { outcome: string }) => outcome)

/** Lets the moment come for everything that waits with a company, as the clock would. */
async function letItCome({ id }: TestCompany): Promise<void> {
  await server.owner.query(`update outbox set run_at = now() where company_id = ${id} and run_at > now()`)
  await server.settled()
}

test('a rule does its act when its event comes, in the name of the company and with its own name in the log (R-WF-001, R-WF-010, R-WF-011, R-WF-012, R-WF-013, R-WF-015, R-WF-017)', async () => {
  const company = await server.company()
  const { admin } = company
  const { userId } = await company.user({ name: 'Fatima' })
  const [phase] = (await admin.get('/api/flowphase?meaning=quotation_sent')).body
  const profile = (await admin.post('/api/flowprofile', { name: 'Particulier' })).body
  const acts = [
    { type: 'crm.set-phase', morph_id: phase.id },
    { type: 'crm.set-handler', user_id: userId },
    { type: 'crm.set-office-handler', user_id: userId },
    { type: 'crm.set-project-handler', user_id: userId },
    { type: 'crm.set-profile', morph_id: profile.id },
    { type: 'crm.change-tags', flowTags: [{ tag: 'Nieuw' }, { tag: 'Oud', remove: true }] },
  ]
  for (const one of acts) await ruleOf(admin, { ...one, description: 'Zet alles' })
  const id = await flowOf(admin, { tags: ['Oud'] })
  await toQuotation(admin, id)
  expect((await admin.get(`/api/flow/${id}`)).body).toMatchObject({
    flow_phase_id: phase.id,
    user_id: userId,
    office_user_id: userId,
    project_user_id: userId,
    flowprofile_id: profile.id,
    tags: ['Nieuw'],
  })
  const { rows } = await server.owner.query(
    `select distinct impersonator_name as name, user_id from log_item where flow_id = ${id} and impersonator_name is not null`,
  )
  expect(rows).toEqual([{ name: 'Zet alles', user_id: null }])
})

test('all conditions must hold, and the log says what they were (R-WF-004, R-WF-021, R-WF-022, R-WF-023, R-WF-024, R-WF-025, R-WF-026, R-WF-027)', async () => {
  const company = await server.company()
  const { admin } = company
  const holds = async (condition: object, more: object = {}) => {
    const rule = await ruleOf(admin, { conditions: [condition, { operator: 'isfilledin', field_name: 'lead_source' }] })
    const id = await flowOf(admin, { city: 'Zwolle', expected_value: 5000, ...more })
    await toQuotation(admin, id)
    await admin.delete(`/api/eventtriggerrule/${rule.id}`)
    return (await notesOf(admin, id)).length === 1
  }
  const profile = (await admin.post('/api/flowprofile', { name: 'Zakelijk' })).body.id
  expect(await holds({ field_name: 'city', operator: 'issame', field_value: 'zwolle' })).toBe(true)
  expect(await holds({ field_name: 'city', operator: 'isnotsame', field_value: 'Zwolle' })).toBe(false)
  expect(await holds({ field_name: 'description', operator: 'isfilledin' })).toBe(false)
  expect(await holds({ field_name: 'description', operator: 'isnotfilledin' })).toBe(true)
  const worth = (operator: string, field_value: string) => ({ field_name: 'expected_value', operator, field_value })
  expect(await holds(worth('isbigger', '4.999,50'))).toBe(true)
  expect(await holds(worth('isbiggerorequal', '5000'))).toBe(true)
  expect(await holds(worth('issmaller', '5000'))).toBe(false)
  expect(await holds(worth('issmallerorequal', '5000'))).toBe(true)
  expect(await holds({ operator: 'hasflowprofile', field_value: profile }, { flowprofile_id: profile })).toBe(true)
  expect(await holds({ operator: 'doesnothaveflowprofile', field_value: profile })).toBe(true)
  expect(await holds({ operator: 'haspartner', field_value: 1 })).toBe(false)
  expect(await holds({ operator: 'doesnothavepartner', field_value: 1 })).toBe(true)
  expect(await holds({ operator: 'partnerpresent' })).toBe(false)
  expect(await holds({ operator: 'partnernotpresent' })).toBe(true)
})

test('a rule that could never do anything is refused at the field that is wrong (R-WF-009)', async () => {
  const { admin } = await server.company()
  const other = await server.company()
  const strange = (await other.admin.post('/api/flowprofile', { name: 'Van een ander' })).body.id
  const refused = async (more: object) => {
    const { status, body } = await admin.post('/api/eventtriggerrule', { ...note, ...more })
    return status === 422 ? Object.keys(body.errors) : status
  }
  expect(await refused({ event_trigger_tag: 'onzin' })).toEqual(['event_trigger_tag'])
  expect(await refused({ type: 'onzin' })).toEqual(['type'])
  expect(await refused({ text: '' })).toEqual(['text'])
  expect(await refused({ type: 'crm.set-profile', morph_id: strange })).toEqual(['morph_id'])
  expect(await refused({ type: 'crm.set-handler', user_id: other.admin.userId })).toEqual(['user_id'])
  expect(await refused({ type: 'crm.change-tags' })).toEqual(['flowTags'])
  expect(await refused({ conditions: [{ operator: 'raar' }] })).toEqual(['conditions.0.operator'])
  expect(await refused({ is_delayed: true })).toEqual(['delaytime'])
  expect(await refused({ cancel_tags: 'flow_created,onzin' })).toEqual(['cancel_tags'])
})

test('a delay is stored in minutes and shown in the unit that the specification says (R-WF-005, R-WF-006)', async () => {
  const { admin } = await server.company()
  const shown = async (delaytime: number, delaytime_unit?: string) => {
    const { delaytime_raw, delaytime_shown } = await ruleOf(admin, { is_delayed: true, delaytime, delaytime_unit })
    return [delaytime_raw, delaytime_shown]
  }
  expect(await shown(525_600)).toEqual([1, 'year'])
  expect(await shown(4320)).toEqual([3, 'day'])
  expect(await shown(120)).toEqual([2, 'hour'])
  expect(await shown(45)).toEqual([45, 'minute'])
  expect(await shown(20_160, 'week')).toEqual([2, 'week'])
  expect(await shown(86_400, 'month')).toEqual([2, 'month'])
})

test('what is delayed waits with the dossier and is done once, whoever presses "nu" at the same moment (R-WF-019)', async () => {
  const company = await server.company()
  const { admin } = company
  const rule = await ruleOf(admin, { is_delayed: true, delaytime: 4320 })
  const id = await flowOf(admin)
  await toQuotation(admin, id)
  const { relateddelayedrules } = (await admin.get(`/api/flow/${id}?with=relateddelayedrules`)).body
  expect(relateddelayedrules).toMatchObject([{ event_trigger_rule_id: rule.id, status: 'pending' }])
  const [pending] = relateddelayedrules
  expect((await admin.get(`/api/delayedrule/${pending.id}`)).body).toMatchObject({ rule_name: 'Noteer', fate: null })
  expect(await notesOf(admin, id)).toEqual([])
  await Promise.all(Array.from({ length: 16 }, () => admin.post(`/api/delayedrule/${pending.id}/donow`)))
  await letItCome(company)
  expect(await notesOf(admin, id)).toEqual(['Hallo'])
  expect((await admin.get(`/api/delayedrule/${pending.id}`)).body.status).toBe('executed')
  expect(await admin.post(`/api/delayedrule/${pending.id}/cancel`)).toMatchObject({ status: 409 })
  expect(await outcomes(admin, rule.id)).toEqual(['done', 'waiting'])
})

test('what waits is taken back by the events that the rule names, by hand, or put off (R-WF-007)', async () => {
  const company = await server.company()
  const { admin } = company
  await ruleOf(admin, { is_delayed: true, delaytime: 4320, cancel_tags: 'flow_status_project, flow_cancelled' })
  const begin = async () => {
    const id = await flowOf(admin)
    await toQuotation(admin, id)
    const [pending] = (await admin.get(`/api/delayedrule?flow_id=${id}`)).body
    return { id, pending: pending.id as number }
  }
  const [ended, stopped, later] = [await begin(), await begin(), await begin()]
  await admin.patch(`/api/flow/${ended.id}`, { status: 'project' })
  await server.settled()
  await admin.post(`/api/delayedrule/${stopped.pending}/cancel`)
  const execute_at = '2999-01-01T09:00:00.000Z'
  await admin.patch(`/api/delayedrule/${later.pending}`, { execute_at })
  const first = `update outbox set run_at = now() where company_id = ${company.id} and run_at > now() and run_at < '2998-01-01'`
  await server.owner.query(first)
  await server.settled()
  const standing = async ({ pending }: { pending: number }) => {
    const { status, reason } = (await admin.get(`/api/delayedrule/${pending}`)).body
    return [status, reason]
  }
  expect(await standing(ended)).toEqual(['cancelled', 'Dossier komt in de fase uitvoering'])
  expect(await standing(stopped)).toEqual(['cancelled', 'Ingetrokken door Beheer'])
  expect(await standing(later)).toEqual(['pending', null])
  await letItCome(company)
  expect(await standing(later)).toEqual(['executed', null])
  expect(await notesOf(admin, later.id)).toEqual(['Hallo'])
  expect(await notesOf(admin, ended.id)).toEqual([])
})

test('rule and dossier say what happens to what waits when they change (R-WF-019)', async () => {
  const company = await server.company()
  const { admin } = company
  const came = async (more: object, change: (rule: number, flow: number) => Promise<unknown>) => {
    const rule = await ruleOf(admin, { is_delayed: true, delaytime: 60, ...more })
    const id = await flowOf(admin)
    await toQuotation(admin, id)
    await change(rule.id, id)
    await letItCome(company)
    await admin.patch(`/api/eventtriggerrule/${rule.id}`, { is_active: false })
    const [pending] = (await admin.get(`/api/delayedrule?event_trigger_rule_id=${rule.id}`)).body
    return pending.status
  }
  const off = (rule: number) => admin.patch(`/api/eventtriggerrule/${rule}`, { is_active: false })
  const gone = (rule: number) => admin.delete(`/api/eventtriggerrule/${rule}`)
  const changed = (rule: number) => admin.patch(`/api/eventtriggerrule/${rule}`, { text: 'Anders' })
  const moved = (_: number, flow: number) => admin.patch(`/api/flow/${flow}`, { status: 'project' })
  const trashed = (_: number, flow: number) => admin.delete(`/api/flow/${flow}`)
  const merged = async (_: number, flow: number) =>
    admin.post(`/api/flow/${flow}/merge`, { targetflow_id: await flowOf(admin) })
  expect(await came({}, off)).toBe('cancelled')
  expect(await came({ when_off: 'run' }, off)).toBe('executed')
  expect(await came({}, gone)).toBe('cancelled')
  expect(await came({ when_off: 'run' }, gone)).toBe('executed')
  expect(await came({}, changed)).toBe('executed')
  expect(await came({ when_changed: 'cancel' }, changed)).toBe('cancelled')
  expect(await came({}, moved)).toBe('executed')
  expect(await came({ when_moved: 'cancel' }, moved)).toBe('cancelled')
  expect(await came({}, trashed)).toBe('cancelled')
  expect(await came({}, merged)).toBe('executed')
})

test('a delay that counts from the planned day ends so long after that day (R-WF-020, G-STARTNOW)', async () => {
  const { admin } = await server.company()
  const more = { event_trigger_tag: 'task_created', is_delayed: true, delaytime: 1440, startfromnow: false }
  const rule = await ruleOf(admin, more)
  const flow_id = await flowOf(admin)
  await admin.post('/api/task', { title: 'Montage', flow_id, start_date: '2999-06-29T09:00:00+02:00' })
  await admin.post('/api/task', { title: 'Zonder datum', flow_id })
  await server.settled()
  const pending = (await admin.get(`/api/delayedrule?flow_id=${flow_id}`)).body
  expect(pending.map(({ execute_at }: { execute_at: string }) => execute_at)).toEqual(['2999-06-30T07:00:00+00:00'])
  expect((await outcomes(admin, rule.id)).sort()).toEqual(['notmet', 'waiting'])
})

test('a rule that points at something deleted says so, does nothing, and tells its maker once', async () => {
  const company = await server.company()
  const { admin } = company
  const profile = (await admin.post('/api/flowprofile', { name: 'Weg' })).body.id
  const rule = await ruleOf(admin, { type: 'crm.set-profile', morph_id: profile })
  await admin.delete(`/api/flowprofile/${profile}`)
  const [shown] = (await admin.get('/api/company/getcurrenteventtriggerrules')).body
  expect(shown.problem).toBe('Kies iets dat nog bestaat: wat hier stond, is verwijderd.')
  for (const _ of [1, 2]) await toQuotation(admin, await flowOf(admin))
  expect(await outcomes(admin, rule.id)).toEqual(['broken', 'broken'])
  const told = (await admin.get('/api/notification')).body.filter(({ title }: { title: string }) =>
    /Noteer/.test(title),
  )
  expect(told).toHaveLength(1)
  expect((await admin.patch(`/api/eventtriggerrule/${rule.id}`, { is_active: false })).status).toBe(200)
})

test('rules that follow from each other stop at depth eight, and one dossier at sixty acts in an hour', async () => {
  const { admin } = await server.company()
  const back = await ruleOf(admin, { type: 'crm.set-stage', text: 'intake', description: 'Terug' })
  await ruleOf(admin, {
    ...{ event_trigger_tag: 'flow_status_intake', type: 'crm.set-stage', text: 'quotation' },
    description: 'Heen',
  })
  const id = await flowOf(admin)
  await toQuotation(admin, id)
  const all = await outcomes(admin, back.id)
  expect(all).toEqual(['stopped', 'done', 'done', 'done', 'done'])
  const { rows } = await server.owner.query(
    `select count(*)::int as n from rulerun where flow_id = ${id} and outcome = 'done'`,
  )
  expect(rows).toEqual([{ n: 8 }])
  const told = (await admin.get('/api/notification')).body.map(({ title }: { title: string }) => title)
  expect(told).toContain('Regel Terug is gestopt')
  await server.owner.query(
    `insert into rulerun (company_id, created_at, updated_at, version, event_trigger_rule_id, flow_id, event_trigger_tag, record_type, record_id, outcome, conditions, type)
     select company_id, now(), now(), 1, event_trigger_rule_id, flow_id, event_trigger_tag, record_type, record_id, 'done', '[]', type
     from rulerun, generate_series(1, 60) where id = (select max(id) from rulerun where flow_id = ${id})`,
  )
  await admin.patch(`/api/eventtriggerrule/${back.id}`, { is_active: false })
  const rule = await ruleOf(admin, { event_trigger_tag: 'flow_status_project' })
  await admin.patch(`/api/flow/${id}`, { status: 'project' })
  await server.settled()
  expect(await outcomes(admin, rule.id)).toEqual(['stopped'])
})

test('what did not match stands in the log with the reason, and costs an event no row for each rule', async () => {
  const { admin } = await server.company()
  const city = { field_name: 'city', operator: 'issame', field_value: 'Zwolle', pretty_description: 'plaats is Zwolle' }
  const rules = [await ruleOf(admin, { conditions: [city] }), await ruleOf(admin, { conditions: [city] })]
  const id = await flowOf(admin, { city: 'Kampen' })
  await toQuotation(admin, id)
  for (const { id: rule } of rules) {
    const { runs, before } = (await admin.get(`/api/eventtriggerrule/${rule}/runs?outcome=notmet`)).body
    expect(runs).toMatchObject([
      {
        ...{ outcome: 'notmet', flow_id: id, relation_fullname: 'Ada Post' },
        conditions: [{ text: 'plaats is Zwolle', value: 'kampen', holds: false }],
      },
    ])
    expect(before).toBeNull()
    expect((await admin.get(`/api/eventtriggerrule/${rule}/runs?outcome=done`)).body.runs).toEqual([])
  }
  const { rows } = await server.owner.query(`select count(*)::int as n from rulerun where flow_id = ${id}`)
  expect(rows).toEqual([{ n: 0 }])
})

test('an event that is handled after the one that cancels leaves nothing pending, and a later one begins anew (R-WF-007)', async () => {
  const { admin } = await server.company()
  const rule = await ruleOf(admin, { is_delayed: true, delaytime: 4320, cancel_tags: 'flow_status_project' })
  const id = await flowOf(admin)
  await admin.patch(`/api/flow/${id}`, { status: 'quotation' })
  await admin.patch(`/api/flow/${id}`, { status: 'project' })
  await server.settled()
  // The first event comes again as after a crash of whoever handled it.
  const again = `delete from effect where outbox_id = (select min(id) from outbox where name = 'flow.status_quotation' and (payload->>'id')::int = ${id}) and handler like 'workflow%'`
  await server.owner.query(`delete from delayedrule where flow_id = ${id}`)
  await server.owner.query(again)
  await server.owner.query(
    `update outbox set dispatched_at = null, resent = resent + 1 where id = (select min(id) from outbox where name = 'flow.status_quotation' and (payload->>'id')::int = ${id})`,
  )
  await server.settled()
  expect((await admin.get(`/api/delayedrule?flow_id=${id}`)).body).toEqual([])
  expect((await outcomes(admin, rule.id))[0]).toBe('cancelled')
  await toQuotation(admin, id)
  expect((await admin.get(`/api/delayedrule?flow_id=${id}`)).body).toMatchObject([{ status: 'pending' }])
})

test('the figures of a rule count what it did, what waits and what went wrong the last time', async () => {
  const { admin } = await server.company()
  const profile = (await admin.post('/api/flowprofile', { name: 'Weg' })).body.id
  const [done, waiting, broken] = [
    await ruleOf(admin),
    await ruleOf(admin, { is_delayed: true, delaytime: 60 }),
    await ruleOf(admin, { type: 'crm.set-profile', morph_id: profile }),
  ]
  await admin.delete(`/api/flowprofile/${profile}`)
  for (const _ of [1, 2]) await toQuotation(admin, await flowOf(admin))
  const figures = new Map(
    (await admin.get('/api/eventtriggerrule/figures')).body.map((one: { event_trigger_rule_id: number }) => [
      one.event_trigger_rule_id,
      one,
    ]),
  )
  expect(figures.get(done.id)).toMatchObject({ done: 2, today: 2, pending: 0, last_outcome: 'done' })
  expect(figures.get(waiting.id)).toMatchObject({ done: 0, pending: 2 })
  expect(figures.get(broken.id)).toMatchObject({
    ...{ done: 0, last_outcome: 'broken' },
    last_reason: 'Kies iets dat nog bestaat: wat hier stond, is verwijderd.',
  })
})

test('rules to start from are those of the modules, and each of them can be kept as it is', async () => {
  const { admin } = await server.company()
  const offered = (await admin.get('/api/eventtriggerrule/readymade')).body
  expect(offered).toHaveLength(12)
  for (const { key, ...rule } of offered)
    expect([key, (await admin.post('/api/eventtriggerrule', rule)).status]).toEqual([key, 201])
  const small = await server.company({ modules: ['CRM', 'SETTINGS', 'BASIS'] })
  const keys = (await small.admin.get('/api/eventtriggerrule/readymade')).body.map(({ key }: { key: string }) => key)
  expect(keys).toEqual(['new_request_waits', 'answer_customer'])
})

test('a rule is made of what the company can listen to, ask and do, in the words of its screens', async () => {
  const { admin } = await server.company()
  const { triggers, subjects, facts, actions } = (await admin.get('/api/eventtriggerrule/parts')).body
  expect(triggers).toContainEqual(
    expect.objectContaining({ tag: 'quotation_sent', label: 'Offerte is verstuurd', stage: 'quotation' }),
  )
  const fieldsOf = (about: string) => subjects.find((one: { about: string }) => one.about === about).fields
  expect(fieldsOf('flow')).toContainEqual(expect.objectContaining({ name: 'city', label: 'Plaats', input: 'text' }))
  expect(fieldsOf('quotation')).toContainEqual(expect.objectContaining({ name: 'amount_exc_vat', input: 'money' }))
  expect(facts).toContainEqual(
    expect.objectContaining({ operator: 'hasflowprofile', asks: true, choices: expect.anything() }),
  )
  const actionOf = (name: string) => actions.find((one: { name: string }) => one.name === name)
  expect(actionOf('crm.set-stage').texts).toContainEqual({ value: 'project', label: 'Uitvoering' })
  expect(actionOf('basis.make-task')).toMatchObject({
    asks: ['morph_id', 'user_id'],
    resource: 'task',
    optional: false,
  })
})

test('"wat had deze regel gedaan" counts and lists, and writes nothing', async () => {
  const { admin } = await server.company()
  const ids = [await flowOf(admin, { city: 'Zwolle' }), await flowOf(admin, { city: 'Kampen' })]
  for (const id of ids) await toQuotation(admin, id)
  const conditions = [{ field_name: 'city', operator: 'issame', field_value: 'Zwolle' }]
  const rule = await ruleOf(admin, { conditions, is_active: false })
  const would = { events: 2, looked: 2, would: 1, list: [{ flow_id: ids[0], relation_fullname: 'Ada Post' }] }
  expect((await admin.get(`/api/eventtriggerrule/${rule.id}/tryout`)).body).toMatchObject(would)
  const unsaved = { event_trigger_tag: 'flow_status_quotation', conditions }
  expect((await admin.post('/api/eventtriggerrule/tryout', unsaved)).body).toMatchObject(would)
  const lacking = { ...unsaved, conditions: [{ operator: 'issame', field_value: 'Zwolle' }] }
  const refused = await admin.post('/api/eventtriggerrule/tryout', lacking)
  expect(Object.keys(refused.body.errors)).toEqual(['conditions.0.field_name'])
  expect(await notesOf(admin, ids[0] ?? 0)).toEqual([])
  expect(await outcomes(admin, rule.id)).toEqual([])
})

test('targets are a colleague, everyone, or the handler and else whoever did it (R-WF-003, R-WF-014)', async () => {
  const company = await server.company()
  const { admin } = company
  const colleague = await company.user({ name: 'Fatima' })
  for (const user_id of [colleague.userId, 0, 9_999_999])
    await ruleOf(admin, { type: 'basis.make-action', text: `Voor ${user_id}`, user_id })
  const template = (await admin.post('/api/task', { title: 'Nabellen', is_template: true })).body.id
  await ruleOf(admin, { type: 'basis.make-task', morph_id: template, user_id: colleague.userId })
  const id = await flowOf(admin)
  await toQuotation(admin, id)
  const actions = (await admin.get('/api/action?sort=id')).body
  const assigned = new Map(
    actions.map((one: { description: string; user_id: number }) => [one.description, one.user_id]),
  )
  expect(assigned.get(`Voor ${colleague.userId}`)).toBe(colleague.userId)
  expect(assigned.get('Voor 0')).toBe(0)
  expect(assigned.get('Voor 9999999')).toBe(admin.userId)
  expect((await admin.get(`/api/task?flow_id=${id}`)).body).toMatchObject([
    { title: 'Nabellen', user_id: colleague.userId },
  ])
})

test('a copy begins switched off, and a company sees no rule of another (C-0316)', async () => {
  const [one, other] = [await server.company(), await server.company()]
  const rule = await ruleOf(one.admin)
  const copy = await one.admin.post(`/api/eventtriggerrule/${rule.id}/duplicate`)
  expect(copy).toMatchObject({ status: 201, body: { description: 'Noteer (kopie)', is_active: false } })
  for (const path of ['', '/runs', '/tryout'])
    expect((await other.admin.get(`/api/eventtriggerrule/${rule.id}${path}`)).status).toBe(404)
  expect((await other.admin.get('/api/company/getcurrenteventtriggerrules')).body).toEqual([])
})
