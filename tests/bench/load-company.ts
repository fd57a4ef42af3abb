import { createHash } from 'node:crypto'
import { hashPassword } from '@core/accounts/password'
import { DEMO_PASSWORD } from '@core/seed/demo-companies'
import { soldModules } from '@core/testing/server'
import { Client } from 'pg'

const NAMES = [
  'jan',
  'marieke',
  'hendrik',
  'yasmina',
  'roel',
  'tineke',
  'anouk',
  'joop',
  'ilse',
  'pieter',
  'willem',
  'bea',
]
const SURNAMES = [
  'meulen',
  'drost',
  'dijk',
  'beekman',
  'aalders',
  'huisman',
  'lubbers',
  'berg',
  'bouwmeester',
  'heide',
  'jansen',
  'kuipers',
  'nijboer',
]
const PLACES = ['zwolle', 'kampen', 'dalfsen', 'hattem', 'raalte', 'meppel', 'ommen']

/** Users beside the administrator: as many sign in at once as one name may not. */
export const COLLEAGUES = 32

const pick = (list: readonly string[], by: string) => `(array['${list.join("','")}'])[1 + (${by}) % ${list.length}]`

/**
 * Makes a company for load tests straight in the tables, as their owner: relations, as many dossiers, and a quotation
 * of five lines for the first `size` of them. Values are spread, not random, so that every run measures the same.
 */
export async function loadCompany(
  ownerUrl: string,
  size: number,
  relations = size,
): Promise<{ companyId: number; email: string; colleagues: string; quotationId: number }> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  const one = async (sql: string, values: unknown[] = []) => Number((await client.query(sql, values)).rows[0].id)
  try {
    await client.query('begin')
    const companyId = await one(
      `insert into company (name, country, created_at, updated_at) values ($1, 'Nederland', now(), now()) returning id`,
      [`Belasting ${relations}`],
    )
    const stamp = 'created_at, updated_at'
    await client.query(
      `insert into company_module (company_id, module, created_at) select $1, m, now() from unnest($2::text[]) m`,
      [companyId, soldModules],
    )
    await client.query(
      `insert into companysettings (company_id, ${stamp}, appname) values ($1, now(), now(), 'Belasting')`,
      [companyId],
    )
    const email = `belasting${companyId}@vakwerk.example`
    const colleague = (number: string) => `collega${number}.${companyId}@vakwerk.example`
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    for (const name of [email, ...Array.from({ length: COLLEAGUES }, (_, i) => colleague(String(i)))]) {
      const userId = await one(
        `insert into "user" (company_id, ${stamp}, username, name, email, password_hash, role) values ($1, now(), now(), $2, 'Load', $2, $3, 5000) returning id`,
        [companyId, name, passwordHash],
      )
      await client.query(
        `insert into directory_entry (kind, key, company_id, record_id) values ('login', $1, $2, $3)`,
        [createHash('sha256').update(name).digest(), companyId, userId],
      )
    }
    const first = async (table: string) => (await one(`select coalesce(max(id), 0) as id from ${table}`)) + 1
    const [relation, flow, calculation, quotation] = [
      await first('relation'),
      await first('flow'),
      await first('calculation'),
      await first('quotation'),
    ]
    const people = `from generate_series(0, ${relations - 1}) n`
    const series = `from generate_series(0, ${size - 1}) n`
    const when = `now() - n * interval '1 minute'`
    const status = `(array['new','intake','quotation','project','invoice','aftercare'])[1 + n % 6]`
    const worth = `case when n < ${size} then 150 else 0 end`
    await client.query(
      `insert into relation (id, company_id, ${stamp}, name, surname, email, city, postcode, flow_count, flow_status, flow_value, search_text)
       select ${relation} + n, $1::bigint, ${when}, ${when}, ${pick(NAMES, 'n')}, ${pick(SURNAMES, 'n / 7')} || n, 'klant' || n || '@voorbeeld.example', ${pick(PLACES, 'n / 3')}, '8011 AB', 1, ${status}, ${worth},
         ${pick(NAMES, 'n')} || ' ' || ${pick(SURNAMES, 'n / 7')} || n || ' klant' || n || '@voorbeeld.example 8011 ab ' || ${pick(PLACES, 'n / 3')} ${people}`,
      [companyId],
    )
    await client.query(
      `insert into flow (id, company_id, ${stamp}, number, status, relation_id, relation_fullname, lead_date, hash, flowstage_start_at, description, order_value, turnover, search_text)
       select ${flow} + n, $1::bigint, ${when}, ${when}, '2026-' || n, ${status}, ${relation} + n, 'Klant ' || n, current_date - (n % 400), 'load-flow-' || ($1::bigint)::text || '-' || n, ${when}, 'Zonnepanelen', ${worth}, ${worth}, '2026-' || n || ' klant ' || n || ' zonnepanelen' ${people}`,
      [companyId],
    )
    await client.query(
      `insert into calculation (id, company_id, ${stamp}, hash, flow_id, amount_exc_vat, amount_inc_vat) select ${calculation} + n, $1::bigint, ${when}, ${when}, 'load-calc-' || ($1::bigint)::text || '-' || n, ${flow} + n, 150, 181.5 ${series}`,
      [companyId],
    )
    await client.query(
      `insert into calculationitem (company_id, ${stamp}, calculation_id, item_type, item_name, unit_rate_exc_manual, "order")
       select $1, now(), now(), ${calculation} + n, 'manual', 'Regel ' || line, line * 10, line from generate_series(0, ${size - 1}) n, generate_series(1, 5) line`,
      [companyId],
    )
    await client.query(
      `insert into quotation (id, company_id, ${stamp}, number, title, hash, flow_id, relation_id, relation_fullname, customer, calculation_id, documentdate, amount_exc_vat, amount_inc_vat, search_text)
       select ${quotation} + n, $1::bigint, ${when}, ${when}, 'O2026-' || n, 'Zonnepanelen', 'load-quotation-' || ($1::bigint)::text || '-' || n, ${flow} + n, ${relation} + n, 'Klant ' || n,
         jsonb_build_object('relation_id', ${relation} + n, 'organization', null, 'name', 'Klant', 'nameprefix', null, 'surname', n::text, 'fullname', 'Klant ' || n, 'email', null, 'phone', null, 'address', null, 'postcode', null, 'city', null),
         ${calculation} + n, current_date, 150, 181.5, 'o2026-' || n || ' klant ' || n ${series}`,
      [companyId],
    )
    await client.query(
      `insert into documentwidget (company_id, ${stamp}, widgetable_type, widgetable_id, document_widget_type_tag, "order", textcontent)
       values ($1, now(), now(), 'quotation', $2, 'TEXT', 0, '<p>Beste {{relation.fullname}},</p>'), ($1, now(), now(), 'quotation', $2, 'CALCULATIONITEMS', 1, null)`,
      [companyId, quotation],
    )
    for (const table of ['relation', 'flow', 'calculation', 'quotation'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
    await client.query('commit')
    await client.query('vacuum analyze')
    return { companyId, email, colleagues: colleague('$m'), quotationId: quotation }
  } finally {
    await client.end()
  }
}
