import { afterEach, expect, test } from 'bun:test'
import { Client } from 'pg'
import { type AppProcess, until } from './app-process'
import { makeWorld, type World } from './world'

const RULES = 50
const DOSSIERS = 6
const KILLS = 3

let world: World
afterEach(() => world.remove(), 60_000)

/** Calls as the administrator, again until it is answered: a process that was killed answers nothing. */
async function send(app: AppProcess, method: string, path: string, body: object, key: string): Promise<{ id: number }> {
  let answer: Response | undefined
  await until(
    async () => {
      const authorization = await world.authorize()
      const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': key }
      answer = await fetch(`${app.url}/api/${path}`, { method, headers, body: JSON.stringify(body) }).catch(
        () => undefined,
      )
      return answer?.ok ?? false
    },
    () => `${method} ${path} answers ${answer?.status}`,
  )
  if (!answer) throw new Error(`${path} was not answered`)
  return answer.json()
}

test('a process that is killed under fifty rules loses no act and does none twice', async () => {
  world = await makeWorld()
  const app = await world.start({})
  for (let n = 0; n < RULES; n += 1) {
    const isDelayed = n % 2 === 1
    await send(
      app,
      'POST',
      'eventtriggerrule',
      {
        ...{ event_trigger_tag: 'flow_status_quotation', type: 'crm.write-note', text: `Regel ${n}` },
        ...(isDelayed && { is_delayed: true, delaytime: 60 }),
      },
      `rule-${n}`,
    )
  }
  const flows = await Promise.all(
    Array.from({ length: DOSSIERS }, async (_, n) => {
      const made = await send(app, 'POST', 'flow', { relation: { fullname: `Klant ${n}` } }, `flow-${n}`)
      return made.id
    }),
  )
  const moved = Promise.all(
    flows.map((id, n) => send(app, 'PATCH', `flow/${id}`, { status: 'quotation' }, `move-${n}`)),
  )
  const client = new Client({ connectionString: await world.database() })
  await client.connect()
  const count = async (sql: string) => Number((await client.query<{ n: string }>(sql)).rows[0]?.n)
  const acts = () => count(`select count(*) as n from rulerun where outcome = 'done'`)
  const IMMEDIATE = (DOSSIERS * RULES) / 2
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const some = (IMMEDIATE * kill) / (KILLS + 2)
    await until(
      async () => (await acts()) >= some,
      () => `fewer than ${some} acts were done`,
    )
    await app.kill()
    await app.start()
  }
  await moved
  await until(
    async () => (await acts()) >= IMMEDIATE,
    () => 'acts were lost',
  )
  await until(
    async () => (await count(`select count(*) as n from delayedrule where status = 'pending'`)) === IMMEDIATE,
    () => 'what waits was lost',
  )
  await client.query(`update outbox set run_at = now() where name = 'workflow.run-rule' and run_at > now()`)
  await until(
    async () => (await acts()) >= IMMEDIATE + IMMEDIATE / 10,
    () => 'nothing that waited was done',
  )
  await app.kill()
  await app.start()
  await until(
    async () => (await count(`select count(*) as n from delayedrule where status = 'pending'`)) === 0,
    () => 'what waited was lost',
  )
  const { rows } = await client.query(
    `select flow_id, description, count(*)::int as n from note where description like 'Regel %' group by 1, 2`,
  )
  await client.end()
  expect(rows).toHaveLength(DOSSIERS * RULES)
  expect(rows.filter(({ n }) => n !== 1)).toEqual([])
}, 600_000)
