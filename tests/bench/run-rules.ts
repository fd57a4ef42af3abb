import { type TestCompany, type TestServer, testServer } from '@core/testing/server'

const EVENTS = Number(process.env.BENCH_EVENTS ?? 10_000)
const RULES = 50
const DELAYED = 100_000
/** Seconds within which all acts are done, and within which a single rule acts. */
const AIM_ALL = 60
const AIM_ONE = 2
const AIM_BESIDE = 3

/**
 * `npm run bench -- --rules`: ten thousand events meet fifty rules of a company, beside the one rule of another; then a
 * hundred thousand acts wait. `BENCH_EVENTS=300` tries it in short. It runs in a process of its own: what tests sign in with is cheap there alone.
 */
export const measureRules = (): Promise<number> =>
  Bun.spawn([process.execPath, import.meta.path], {
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'inherit', 'inherit'],
  }).exited

const secondsSince = (began: number) => (performance.now() - began) / 1000
const memory = () => Math.round(process.memoryUsage().rss / 1024 ** 2)

async function count(server: TestServer, sql: string): Promise<number> {
  const { rows } = await server.owner.query(sql)
  return Number(rows[0].n)
}

/** Fifty rules, of which one matches a dossier: as they are in a company whose rules each ask for something else. */
async function fiftyRules({ admin }: TestCompany): Promise<void> {
  for (let n = 0; n < RULES; n += 1) {
    const conditions = [{ field_name: 'city', operator: 'issame', field_value: `Plaats ${n}` }]
    const rule = { event_trigger_tag: 'flow_status_quotation', type: 'crm.write-note', text: `Regel ${n}`, conditions }
    const made = await admin.post('/api/eventtriggerrule', rule)
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  }
}

/** Dossiers, and an event of each, written as the commit of a change writes them. */
async function storm(server: TestServer, { id, admin }: TestCompany, events: number): Promise<void> {
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, city: 'Plaats 0' })).body.id
  await server.settled()
  const { rows } = await server.owner.query(
    `select column_name from information_schema.columns where table_name = 'flow' and column_name not in ('id', 'hash', 'number', 'city')`,
  )
  const columns = rows.map(({ column_name }: { column_name: string }) => `"${column_name}"`).join(', ')
  await server.owner.query(
    `insert into flow (hash, number, city, ${columns})
     select md5(random()::text || g), 'B-' || g, 'Plaats ' || g % ${RULES}, ${columns}
     from flow, generate_series(1, ${events}) g where id = ${flow}`,
  )
  await server.owner.query(
    `insert into outbox (company_id, user_id, name, payload, created_at, run_at)
     select company_id, ${admin.userId}, 'flow.status_quotation', jsonb_build_object('id', id, 'flow_id', id, 'from', 'new', 'to', 'quotation', 'by', null), now(), now()
     from flow where company_id = ${id} and number like 'B-%'`,
  )
}

/** Seconds from a change until the act of the one rule that listens to it has been done. */
async function lag({ admin }: TestCompany, flow: number, text: string): Promise<number> {
  const began = performance.now()
  await admin.patch(`/api/flow/${flow}`, { status: 'quotation' })
  for (;;) {
    const notes = (await admin.get(`/api/note?flow_id=${flow}`)).body
    if (notes.some(({ description }: { description: string }) => description === text)) return secondsSince(began)
    if (secondsSince(began) > 120) throw new Error('The rule did nothing.')
    await Bun.sleep(20)
  }
}

/** Waits until each event has had its act. Asking for all that is open, as tests do, would cost more than the acts. */
async function allDone(server: TestServer, companyId: number): Promise<void> {
  const began = performance.now()
  for (let told = 0; ; ) {
    await Bun.sleep(500)
    const acts = await count(
      server,
      `select count(*) as n from rulerun where company_id = ${companyId} and outcome = 'done'`,
    )
    if (acts >= EVENTS) return
    if (acts - told < EVENTS / 5) continue
    told = acts
    console.log(`  ${acts} acts after ${secondsSince(began).toFixed(0)} s, ${memory()} MB`)
  }
}

const p95 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0

async function runRules(): Promise<void> {
  const server = await testServer({ own: true, checkResponses: false })
  const [many, one] = [await server.company(), await server.company()]
  await fiftyRules(many)
  const rule = { event_trigger_tag: 'flow_status_quotation', type: 'crm.write-note', text: 'Eén' }
  await one.admin.post('/api/eventtriggerrule', rule)
  const flowOf = async () => (await one.admin.post('/api/flow', { relation: { fullname: 'Olga Kok' } })).body.id
  const alone: number[] = []
  for (let n = 0; n < 40; n += 1) alone.push(await lag(one, await flowOf(), 'Eén'))
  const flows = await Promise.all(Array.from({ length: 20 }, flowOf))
  await server.settled()
  console.log(`\none rule alone: p95 ${p95(alone).toFixed(2)} s (aim ${AIM_ONE})`)

  const before = memory()
  await storm(server, many, EVENTS)
  const began = performance.now()
  const done = allDone(server, many.id)
  const beside: number[] = []
  for (const flow of flows) beside.push(await lag(one, flow, 'Eén'))
  await done
  const seconds = secondsSince(began)
  const acts = await count(
    server,
    `select count(*) as n from rulerun where company_id = ${many.id} and outcome = 'done'`,
  )
  const rows = await count(
    server,
    `select (select count(*) from rulerun where company_id = ${many.id}) + (select count(*) from triggerevent where company_id = ${many.id}) as n`,
  )
  if (acts !== EVENTS) throw new Error(`${acts} acts came of ${EVENTS} events.`)
  console.log(
    `\n${EVENTS} events, ${RULES} rules: ${acts} acts in ${seconds.toFixed(1)} s (aim ${AIM_ALL}), ${rows} rows`,
  )
  console.log(`memory before ${before} MB, after ${memory()} MB`)
  console.log(`one rule beside the storm: slowest ${Math.max(...beside).toFixed(2)} s (aim ${AIM_BESIDE})`)

  await server.owner.query(
    `insert into outbox (company_id, name, payload, created_at, run_at)
     select ${many.id}, 'workflow.run-rule', jsonb_build_object('delayed_id', g, 'execute_at', '2999-01-01T00:00:00.000Z'), now(), '2999-01-01'
     from generate_series(1, ${DELAYED}) g`,
  )
  await server.owner.query('analyze outbox')
  const waiting: number[] = []
  for (let n = 0; n < 40; n += 1) waiting.push(await lag(one, await flowOf(), 'Eén'))
  const { rows: plan } = await server.owner.query(
    'explain (analyze, format json) select id from outbox where dispatched_at is null and run_at <= now() order by id limit 100',
  )
  const [{ Plan: found, 'Execution Time': took }] = plan[0]['QUERY PLAN']
  console.log(`beside ${DELAYED} waiting acts: p95 ${p95(waiting).toFixed(2)} s`)
  console.log(
    `what is due among them: ${took.toFixed(2)} ms, ${JSON.stringify(found).includes('Index') ? 'by index' : 'by reading all'}`,
  )
  await server.stop()
}

if (import.meta.main) {
  await runRules()
  process.exit(0)
}
