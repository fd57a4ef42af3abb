import { afterAll, beforeAll, expect, test } from 'bun:test'
import { migrate } from '@core/db/migrate'
import { kernel } from '@core/kernel'
import { type TestDatabase, testDatabase } from '@core/testing/database'
import plugins from '@plugins/index'
import { Client } from 'pg'

const steps = [kernel, ...plugins].flatMap(({ migrations = [] }) => migrations)
const isPhases = ({ name }: { name: string }) => name.startsWith('crm/20261123_phases')

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await testDatabase(steps.filter(step => !isPhases(step)))
  client = new Client({ connectionString: database.ownerUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** What dossiers had when a sub-status was a text: its status, that text, and a number that stood for nothing. */
const BEFORE = [
  ['unread', 'Ongelezen', null],
  ['quotation', 'Offerte verstuurd', 7],
  ['invoice', 'Draft', null],
  ['quotation', 'Onzin', null],
  ['quotation', 'Betaald', null],
  ['cancelled', 'On hold', null],
  ['completed', 'Betaald', null],
  ['project', null, null],
] as const

test('companies that were there get their sub-statuses, and their dossiers the one of their stage that they are called by', async () => {
  const { rows: companies } = await client.query(
    `insert into company (name, created_at, updated_at) values ('Een', now(), now()), ('Twee', now(), now()) returning id`,
  )
  const [, { id: company }] = companies
  const { rows: people } = await client.query(
    `insert into relation (company_id, name, created_at, updated_at) values ($1, 'Ada', now(), now()) returning id`,
    [company],
  )
  for (const [status, phase, number] of BEFORE)
    await client.query(
      `insert into flow (company_id, relation_id, status, phase, flow_phase_id, lead_date, hash, flowstage_start_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, now(), '-', now(), now(), now())`,
      [company, people[0].id, status, phase, number],
    )
  await migrate(database.ownerUrl, steps)
  const { rows } = await client.query(
    `select f.status, f.phase, p.meaning from flow f left join flowphase p on p.id = f.flow_phase_id and p.company_id = f.company_id order by f.id`,
  )
  expect(rows.map(({ status, phase, meaning }) => [status, phase, meaning])).toEqual([
    ['unread', 'Ongelezen', 'lead_unread'],
    ['quotation', 'Offerte verstuurd', 'quotation_sent'],
    ['invoice', 'Draft', 'invoice_draft'],
    ['quotation', null, null],
    ['quotation', null, null],
    ['cancelled', 'On hold', 'aftercare_on_hold'],
    ['completed', 'Betaald', 'invoice_paid'],
    ['project', null, null],
  ])
  const { rows: counted } = await client.query('select company_id, count(*)::int from flowphase group by 1 order by 1')
  expect(counted.map(({ count }) => count)).toEqual([46, 46])
})
