import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@core/config'
import { kernel } from '@core/kernel'
import { startApp } from '@core/main'
import { assemble } from '@core/plugin/assemble'
import { DEMO_PASSWORD } from '@core/seed/demo-companies'
import plugins from '@plugins/index'
import { Elysia } from 'elysia'
import { Pool } from 'pg'
import { compareCitus } from '../../tests/bench/compare-citus'
import { compareCommits } from '../../tests/bench/compare-commits'
import { compareCompanies } from '../../tests/bench/compare-companies'
import { compareSizes } from '../../tests/bench/compare-sizes'
import { measureWebhooks } from '../../tests/bench/deliver-webhooks'
import { loadCompany } from '../../tests/bench/load-company'
import { measureMatching } from '../../tests/bench/match-bank'
import { measureBoard } from '../../tests/bench/measure-board'
import { measurePlanning } from '../../tests/bench/measure-planning'
import { measureScreens } from '../../tests/bench/measure-screens'
import { measurePayments } from '../../tests/bench/pay-online'
import { measureRecompute } from '../../tests/bench/recompute'
import { replay, type Sent, sentBy } from '../../tests/bench/replay'
import { inTurns, type Job, measure, median, PASSWORD_CHECK_MS, type Round } from '../../tests/bench/rounds'
import { measureRules } from '../../tests/bench/run-rules'
import { timeImports } from '../../tests/bench/time-imports'
import { openDatabase } from './open-database'
import { leave, wordsOf } from './words'

/**
 * `npm run bench -- [--size 20000] [--rounds 5] [--only list]`: what the platform does per second, beside the same SQL
 * through the raw driver and bare HTTP, in turns of a second, of a server that is warm. Loopback only, bounded, and it
 * stops by itself.
 * `--against <commit>` compares these sources with those of a commit. `--relations 1000000` and `--companies 1000` compare a small platform with a large one instead; `--screens` measures what
 * people wait for in the browser, `--forms` what working out a large form takes there, `--planning` what the planning board
 * does there, `--board` the board of the pipeline, `--bank` what matching bank lines with invoices takes, `--payments` whether
 * calls about payments book each once, `--rules` what the rules of companies take, `--webhooks` whether messages to an
 * address that fails at first arrive once and in order, `--imports 10000` how long imports of so many relations take.
 */
const words = wordsOf('bench')
const size = words.number('size', 20_000)
const rounds = words.number('rounds', 5)
const imports = words.number('imports', 0)
/** Measures only calls whose name holds these words; `|` separates several. */
const only = words.text('only') ?? ''
/** Sent before anything counts: the first calls are made by code that is not compiled and statements without a plan. */
const WARM_UP_SECONDS = 6
if (words.is('screens')) {
  await measureScreens(rounds, { scored: words.is('lighthouse') })
  process.exit(0)
}
if (words.is('board')) {
  await measureBoard(rounds)
  process.exit(0)
}
if (words.is('planning')) {
  await measurePlanning(rounds)
  process.exit(0)
}
if (words.is('forms')) {
  await measureRecompute()
  process.exit(0)
}
if (words.is('payments')) {
  process.exit(await measurePayments())
}
if (words.is('rules')) {
  process.exit(await measureRules())
}
if (words.is('webhooks')) {
  process.exit(await measureWebhooks())
}
if (words.is('bank')) {
  measureMatching(rounds)
  process.exit(0)
}
const against = words.text('against')
if (against) {
  await compareCommits(against, { size, rounds })
  process.exit(0)
}
const citus = words.is('citus') ? process.env.CITUS_PG : undefined
if (words.is('citus') && !citus)
  leave('--citus needs CITUS_PG: the folder of a PostgreSQL installation that has Citus.')
const relations = words.number('relations', 0)
if (relations) {
  await compareSizes(relations, words.number('seconds', 5), citus)
  process.exit(0)
}
const companies = words.number('companies', 0)
if (companies) {
  await compareCompanies(companies)
  process.exit(0)
}
if (citus) {
  await compareCitus(citus)
  process.exit(0)
}
const dataDir = await mkdtemp(join(tmpdir(), 'vakwerk-bench-'))
const config = { ...loadConfig({ DATA_DIR: dataDir }), port: 0, host: '127.0.0.1' }
const database = await openDatabase(config, assemble([kernel, ...plugins]).migrations)
if (!database.ownerUrl) throw new Error('The bench works on an embedded database of its own')
const { companyId, email, colleagues, quotationId } = await loadCompany(database.ownerUrl, size)
const app = await startApp({ config, plugins, databaseUrl: database.databaseUrl, ownerUrl: database.ownerUrl })
const port = Number(new URL(app.url).port)
const json = { 'content-type': 'application/json' }
const signIn = await fetch(`${app.url}/api/authenticate`, {
  method: 'POST',
  headers: json,
  body: JSON.stringify({ username: email, password: DEMO_PASSWORD }),
})
const { token } = (await signIn.json()) as { token: string }
const headers = { authorization: `Bearer ${token}` }
const packed = { ...headers, 'accept-encoding': 'gzip, deflate, br, zstd' }

const pool = new Pool({ connectionString: database.ownerUrl, max: 16 })
const LIST = `select json_agg(p)::text as json from (select id, company_id, version, created_at, updated_at, name, nameprefix, surname, email, phone, address, number, number_addition, postcode, city, country, lead_source, organization_id, flow_id, deleted_at from relation where company_id = ${companyId} and deleted_at is null order by created_at desc, id desc limit 25) p`
/** Found in a few relations of a thousand, as a name that somebody types usually is. */
const FRAGMENT = 'bouwmeester12'
/** Found in one relation of twelve, more than a thousand. */
const COMMON = 'tineke'
const TOTAL = `(select coalesce(sum(n), 0) from row_count where company_id = ${companyId} and table_name = 'relation')`
/** What the last of these calls sends to the database, to be sent again by a bare handler. */
const sent = new Map<string, Sent>()
/** As the application connects: under row-level security. */
const appPool = new Pool({ connectionString: database.databaseUrl, max: 10, pipeline: true })
const raw = new Elysia()
  .get('/bare', () => 'ok')
  .get('/same/:what', async ({ params }) => new Response(await replay(appPool, sent.get(params.what) ?? [])))
  .get(
    '/list',
    async () => new Response((await pool.query(`select (${LIST}) as json, ${TOTAL} as total`)).rows[0].json),
  )
  .get(
    '/search',
    async () =>
      new Response(
        (
          await pool.query(
            `${LIST.replace('deleted_at is null', `deleted_at is null and search_text like '%${FRAGMENT}%'`)}`,
          )
        ).rows[0].json,
      ),
  )
  .get('/open', async () => {
    const { rows } = await pool.query(
      `select to_json(q)::text as json, (select json_agg(i)::text from calculationitem i where i.company_id = ${companyId} and i.calculation_id = q.calculation_id) as items from quotation q where company_id = ${companyId} and id = $1`,
      [quotationId],
    )
    return new Response(`{"quotation":${rows[0].json},"items":${rows[0].items}}`)
  })
  .post('/create', async () => {
    const { rows } = await pool.query(
      `insert into relation (company_id, created_at, updated_at, name, surname, search_text) values (${companyId}, now(), now(), 'Jan', 'Nieuw', 'jan nieuw') returning *`,
    )
    return Response.json(rows[0])
  })
  .listen({ port: 0, hostname: '127.0.0.1' })
const rawPort = raw.server?.port ?? 0

const get = (path: string) => ({ method: 'GET', path, headers })
const post = (path: string, body: unknown) => ({ method: 'POST', path, headers, body: JSON.stringify(body) })
const lines = [1, 2, 3, 4, 5].map(n => ({ item_type: 'manual', item_name: `Regel ${n}`, unit_rate_exc_manual: n * 10 }))
const flowId = Number((await pool.query(`select min(id) as id from flow where company_id = ${companyId}`)).rows[0].id)
const calculationId = Number(
  (await pool.query(`select calculation_id as id from quotation where id = $1`, [quotationId])).rows[0].id,
)
/** The same SQL as one of our reads, sent by a bare handler. */
async function same(what: string, path: string): Promise<Job> {
  const ask = async () => (await fetch(`${app.url}${path}`, { headers })).text()
  // The third time every statement has its plan.
  for (let n = 0; n < 2; n++) await ask()
  sent.set(what, await sentBy(companyId, ask))
  return {
    name: '  same SQL, raw driver',
    port: rawPort,
    request: { method: 'GET', path: `/same/${what}` },
    same: true,
  }
}
const paths = {
  list: '/api/relation?offset=0&limit=25&sort=-created_at',
  search: `/api/relation?offset=0&limit=25&query=${FRAGMENT}`,
  common: `/api/relation?offset=0&limit=25&query=${COMMON}`,
  quotation: `/api/quotation/${quotationId}`,
  calculation: `/api/calculation/${calculationId}`,
}
/** What is measured in turns stands together. */
const groups: Job[][] = [
  [{ name: 'bare HTTP', port: rawPort, request: { method: 'GET', path: '/bare' } }],
  [
    { name: 'list of 25 with total', port, request: get(paths.list), aim: 1500 },
    { name: '  packed, as a browser takes it', port, request: { ...get(paths.list), headers: packed } },
    await same('list', paths.list),
    { name: '  one statement, raw driver', port: rawPort, request: { method: 'GET', path: '/list' } },
  ],
  [
    { name: 'search by name fragment', port, request: get(paths.search), aim: 460 },
    await same('search', paths.search),
    { name: '  one statement, raw driver', port: rawPort, request: { method: 'GET', path: '/search' } },
  ],
  [{ name: 'search that 1,667 of 20,000 meet', port, request: get(paths.common) }, await same('common', paths.common)],
  [
    { name: 'open a quotation', port, request: get(paths.quotation), aim: 1300 },
    await same('quotation', paths.quotation),
  ],
  [
    { name: 'open its calculation, 5 lines', port, request: get(paths.calculation), aim: 1300 },
    await same('calculation', paths.calculation),
    { name: '  one statement, raw driver', port: rawPort, request: { method: 'GET', path: '/open' } },
  ],
  [
    {
      name: 'create a relation',
      port,
      request: post('/api/relation', { name: 'Jan', surname: 'Nieuw $n' }),
      aim: 1100,
    },
    { name: '  one insert, raw driver', port: rawPort, request: { method: 'POST', path: '/create', body: '{}' } },
  ],
  [
    {
      name: 'create a quotation, 5 lines',
      port,
      // Each in a dossier of its own: those of one dossier wait for each other, because its worth follows from all of them.
      request: {
        method: 'POST',
        path: '/api/quotation',
        headers,
        body: `{"flow_id":$n,"items":${JSON.stringify(lines)}}`,
        first: flowId,
      },
      aim: 490,
    },
  ],
  [{ name: 'PDF, unchanged', port, request: get(`/api/quotation/${quotationId}/download`), aim: 535 }],
  [
    {
      name: 'sign in',
      port,
      request: post('/api/authenticate', { username: colleagues, password: DEMO_PASSWORD }),
    },
  ],
]

async function freshPdfs(): Promise<number> {
  const started = performance.now()
  const times = 20
  for (let i = 0; i < times; i++) {
    await fetch(`${app.url}/api/quotation/${quotationId}`, {
      method: 'PATCH',
      headers: { ...headers, ...json },
      body: JSON.stringify({ title: `Zonnepanelen ${i}` }),
    })
    await (await fetch(`${app.url}/api/quotation/${quotationId}/download`, { headers })).arrayBuffer()
  }
  return times / ((performance.now() - started) / 1000)
}

const cpu = cpus()[0]?.model ?? 'unknown'
const columns = [
  'what',
  '1 connection /s',
  'p50 ms',
  '16 connections /s',
  'p50 ms',
  'p99 ms',
  'cpu ms, ours + database',
  'of the same SQL',
  'aim /s',
  'of the aim at that speed',
  'best round /s',
  'password check then ms',
  'errors',
]
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const percent = (shares: readonly number[]) => `${Math.round(median(shares) * 100)} %`

console.log(
  `\n${cpus().length} × ${cpu}, ${Math.round(totalmem() / 2 ** 30)} GiB, Bun ${Bun.version}, embedded PostgreSQL, ${size} relations, ${rounds} rounds of a second`,
)
if (imports) {
  console.log(`\n| ${imports} relations | seconds |\n|---|---|`)
  for (const [step, seconds] of await timeImports({ url: app.url, headers }, imports)) row([step, seconds.toFixed(1)])
  await close()
}
console.log(`A password check took ${PASSWORD_CHECK_MS} ms of processor time where the aims were set\n`)
row(columns)
row(columns.map(() => '---'))
for (const group of groups) {
  if (!only.split('|').some(words => group[0]?.name.includes(words))) continue
  for (const job of group) await measure(job, { connections: 16, seconds: WARM_UP_SECONDS, dataDir })
  const alone = []
  for (const job of group) alone.push(await measure(job, { connections: 1, seconds: 1, dataDir }))
  const told = await inTurns(group, rounds, dataDir)
  const same = told[group.findIndex(job => job.same)]
  for (const [i, { name, aim }] of group.entries()) {
    const [one, many] = [alone[i], told[i]]
    if (!one || !many) continue
    const of = (figure: (round: Round) => number) => median(many.map(figure))
    const best = many.toSorted((a, b) => b.perSecond - a.perSecond)[0]
    row([
      name,
      one.perSecond.toFixed(0),
      one.p50.toFixed(2),
      of(round => round.perSecond).toFixed(0),
      of(round => round.p50).toFixed(2),
      of(round => round.p99).toFixed(2),
      `${of(round => round.cpu[0]).toFixed(2)} + ${of(round => round.cpu[1]).toFixed(2)}`,
      i === 0 && same ? percent(many.map((round, n) => round.perSecond / (same[n]?.perSecond ?? Number.NaN))) : '',
      aim ?? '',
      aim ? percent(many.map(round => (round.perSecond * round.check) / (aim * PASSWORD_CHECK_MS))) : '',
      best?.perSecond.toFixed(0) ?? '',
      best?.check.toFixed(0) ?? '',
      many.reduce((sum, { errors }) => sum + errors, one.errors),
    ])
  }
}
if (!only) row(['PDF after a change', (await freshPdfs()).toFixed(1), ...columns.slice(2).map(() => '')])
await close()

async function close(): Promise<never> {
  await raw.stop()
  await Promise.all([pool.end(), appPool.end()])
  await app.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
