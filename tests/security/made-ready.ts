import { createHash } from 'node:crypto'
import { newSecret, secretOf } from '@core/accounts/check-code'
import { makeChallenge } from '@core/accounts/second-step'
import { isTenantEntity } from '@core/db/entity'
import { ReferenceTo } from '@core/db/fields'
import type { Platform } from '@core/platform/platform'
import { openBrowser } from '@core/testing/browser'
import { TEST_PASSWORD, type TestServer } from '@core/testing/server'
import { nextBankDay } from '@plugins/bank/domain/bank-days'
import { newSecret as newWebhookSecret, sealSecret } from '@plugins/integrations/domain/webhooks/secret'
import { digestOf, sealKey } from '@plugins/payments/domain/account'
import { STAND_IN_KEY, standIn } from '@plugins/payments/mollie/stand-in'
import { digestOf as accessPointDigest, sealKey as sealAccessPointKey } from '@plugins/peppol/domain/account'
import * as storecove from '@plugins/peppol/storecove/stand-in'
import { Secret, TOTP } from 'otpauth'
import type { Client } from 'pg'
import { DRAFT, TRASHED } from './fill-company'
import type { FuzzCase } from './fuzz-input'
import { LINKED } from './plain-case'

/** What a call is made ready with. */
export interface Stage {
  readonly server: TestServer
  readonly owner: Client
  readonly companyId: number
  readonly userId: number
  /** Number of the first row of every table. */
  readonly id: number
  /** Address of a calendar that answers. */
  readonly calendar: string
  /** Customer hash of row `index` of the table that a kind of link is named after. */
  hash(kind: string, index: number): string
}

type Ready = (stage: Stage) => Promise<Partial<FuzzCase> | undefined>

/** Brings the rows of a company in the state that a call asks for. */
const where =
  (...changes: readonly string[]): Ready =>
  async ({ owner, companyId, id }) => {
    for (const change of changes)
      await owner.query(
        `${change.replaceAll(':id', String(id))}${/\bwhere\b/.test(change) ? ' and' : ' where'} company_id = ${companyId}`,
      )
    return undefined
  }

const sending =
  (body: object, ...changes: readonly string[]): Ready =>
  async stage => {
    await where(...changes)(stage)
    return {
      body: JSON.stringify(body, (_, value) =>
        value === ':id' ? stage.id : value === ':linked' ? stage.id + 1 : value,
      ),
    }
  }

/** An option that the page of a document offers, on which nothing was billed. */
const choosing = (kind: string, ...more: readonly string[]): Ready =>
  sending(
    { item_id: ':linked', selected: true },
    `update ${kind} set ${["status = 'sent'", 'documentversion_id = null', ...more].join(', ')}`,
    `update calculationitem set additionalwork = true, item_type = 'manual', calculationitem_id = null, deleted_at = null`,
    `update documentwidget set widgetable_type = '${kind}', document_widget_type_tag = 'ADDITIONALITEMS', is_hidden = false, conditions = '[]', deleted_at = null`,
    'update invoice set quotation_id = null',
    'update confirmation set quotation_id = null',
  )

/** When recurring invoices come, so that there is always a next one. */
const COMES = `interval_count = 1, interval_unit = 'month', first_date = '2026-01-01', end_date = null, times = null`

/** Fields with a name and rules that fields can have. */
const NAMED_FIELDS = `update verticaldatafield set field_name = 'veld_' || id, calculationrules = null, showrules = null, options = null`
const NAMED_FIELD = where(NAMED_FIELDS)

/** What the version of an invoice says where an electronic invoice can be made of it. */
const BILLED = {
  number: 'F2026-0001',
  documentdate: '2026-11-12',
  enddate: '2026-12-10',
  seller: {
    name: 'Hanze',
    address: 'Handelsweg 12',
    postcode: '8013 AA',
    city: 'Zwolle',
    country: 'Nederland',
    kvk: '12345678',
    vat_number: 'NL001234567B01',
    iban: 'NL91ABNA0417164300',
  },
  buyer: {
    fullname: 'Ada Vos',
    organization: 'Vos BV',
    address: 'Markt 1',
    postcode: '8011 AA',
    city: 'Zwolle',
    kvk: '87654321',
  },
  lines: [
    {
      id: 1,
      name: 'Werk',
      quantity: 1,
      unit: 'stuk',
      vat_rate: 21,
      vat_category: 'standard',
      vat: [{ category: 'standard', rate: 21, base: 100, amount: 21, reason: null }],
    },
  ],
  vat: [{ category: 'standard', rate: 21, base: 100, amount: 21, reason: null }],
  amount_exc_vat: 100,
  amount_inc_vat: 121,
}
const billable = where(
  `update documentversion set content = (content::jsonb || '${JSON.stringify(BILLED)}'::jsonb)::text`,
  `update invoice set status = 'sent', is_template = false, credit_of = null, quotation_id = null`,
)

/** The same, and the days that it lies in. */
const inBooks =
  (more: Readonly<Record<string, string>> = {}): Ready =>
  async stage => {
    await billable(stage)
    return { query: { from: '2026-01-01', to: '2026-12-31', ...more } }
  }

/** An invoice to pay through what stands in for Mollie, where a payment of it was made and paid. */
const payable =
  (body?: object): Ready =>
  async stage => {
    const { owner, companyId, id } = stage
    const { secrets } = stage.server.app.platform
    await billable(stage)
    await where(
      'update invoice set amount_open = 121',
      'update paymentaccount set active = false',
      `update onlinepayment set account_id = :id, date_asked = null, provider_id = 'tr_' || id`,
    )(stage)
    await owner.query(
      'update paymentaccount set active = true, key = $1, key_digest = $2 where company_id = $3 and id = $4',
      [sealKey({ secrets, company: { id: companyId } }, STAND_IN_KEY), digestOf(STAND_IN_KEY), companyId, id],
    )
    const mollie = standIn()
    const made = await fetch(`${mollie.endpoint}payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${STAND_IN_KEY}` },
      body: JSON.stringify({ amount: { currency: 'EUR', value: '121.00' }, description: 'Proef', redirectUrl: '' }),
    })
    const payment: { id: string } = JSON.parse(await made.text())
    mollie.settle(payment.id, 'paid')
    await owner.query(
      `update onlinepayment set provider_id = $1, status = 'paid', amount_inc = 121, amount_refunded = 0, amount_charged_back = 0 where company_id = $2 and id = $3`,
      [payment.id, companyId, id],
    )
    return body && { body: JSON.stringify(body) }
  }

/** An invoice that can go over the Peppol network, through what stands in for Storecove. */
const onNetwork =
  (body?: object): Ready =>
  async stage => {
    const { owner, companyId, id } = stage
    const { secrets } = stage.server.app.platform
    await billable(stage)
    await where(
      'update accesspointaccount set active = false',
      `update einvoicetransmission set status = 'refused'`,
    )(stage)
    const given = { key: storecove.STAND_IN_KEY, legalEntityId: storecove.STAND_IN_ENTITY }
    await owner.query(
      'update accesspointaccount set active = true, key = $1, key_digest = $2, legal_entity_id = $3 where company_id = $4 and id = $5',
      [
        sealAccessPointKey({ secrets, company: { id: companyId } }, given),
        accessPointDigest(given),
        given.legalEntityId,
        companyId,
        id,
      ],
    )
    return body && { body: JSON.stringify(body) }
  }

/** Lets nothing refer to one row of a table any more, and sends its number. */
const freed =
  (table: string, index: number, ...changes: readonly string[]): Ready =>
  async stage => {
    const { owner, companyId, id } = stage
    await where(...changes)(stage)
    const deletions = referencesTo(table, stage.server.app.platform).map(
      ([child, column]) => `delete from "${child}" where company_id = ${companyId} and "${column}" = ${id + index}`,
    )
    // What hangs on those rows in turn is in nobody's way, nor on other machines, which hear what is set in a transaction.
    await owner.query(`set citus.propagate_set_commands = 'local'`)
    for (const statement of ['begin', 'set local session_replication_role = replica', ...deletions, 'commit'])
      await owner.query(statement)
    return { path: { id: String(id + index) } }
  }

function referencesTo(table: string, { assembly }: Platform): [table: string, column: string][] {
  return assembly.entities.filter(isTenantEntity).flatMap(({ meta }) =>
    Object.entries(meta.properties as Record<string, { customType?: unknown; type: unknown }>).flatMap(
      ([column, property]): [string, string][] => {
        const type = property.customType ?? property.type
        return type instanceof ReferenceTo && type.table === table && meta.tableName !== table
          ? [[meta.tableName, column]]
          : []
      },
    ),
  )
}

/** An authenticator app of the user, confirmed or not, and the code that it shows. */
async function authenticator({ server, owner, companyId, userId }: Stage, confirmed: boolean): Promise<string> {
  const { secret } = newSecret('proef')
  const sealed = server.app.platform.secrets.seal(secret, secretOf(companyId, userId))
  await owner.query(
    `update second_factor set secret = $1, last_period = 0, confirmed_at = ${confirmed ? 'now()' : 'null'} where company_id = $2 and user_id = $3`,
    [sealed, companyId, userId],
  )
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

const emailOf = async ({ owner, userId }: Stage): Promise<string> =>
  (await owner.query<{ email: string }>('select email from "user" where id = $1', [userId])).rows[0]?.email ?? ''

const cookiesOf = ({ cookies }: ReturnType<typeof openBrowser>) => ({
  headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
})

const unlocked = [
  `update quotation set status = 'draft'`,
  `update confirmation set status = 'draft'`,
  `update invoice set status = 'draft', number = null`,
]
/** Quotations and order confirmations on which nothing stands: not billed, not confirmed, and without lines that are a part of a bill. */
const unsettled = [
  `update invoice set quotation_id = null`,
  `update invoice set confirmation_id = null`,
  `update confirmation set quotation_id = null`,
  `update calculationitem set settled = null`,
]
/** What belongs to a record in the trash comes back after that one. */
const withLivingParents = where(...['flow', 'relation', 'intake'].map(table => `update ${table} set deleted_at = null`))
/** A customer who agrees to the version on screen. */
const approving = (kind: string) =>
  sending(
    { signername: 'Jan', agreeswithoffer: true, version: 'gezien' },
    `update ${kind} set status = 'sent'`,
    `update documentversion set fingerprint = 'gezien'`,
    'delete from signaturevoid',
    'delete from signature',
  )
/** A signature of a kind of document that stands under a version whose hashed text was kept. */
const signedOf = (kind: string) =>
  where(
    `update ${kind} set status = 'approved', is_template = false, deleted_at = null`,
    `update documentversion set hashed_text = 'x'`,
    `update signature set signable_type = '${kind}', signable_id = id, documentversion_id = id`,
    'delete from signaturevoid',
  )
/** Parts of documents that belong to one kind alone. */
const partsOf = (table: string, column: string, kind: string) => where(`update ${table} set ${column} = '${kind}'`)
/** Work on a dossier was begun, and its customer sees an incident of it. */
const afterWork = where(
  `update flow set status = 'aftercare', deleted_at = null`,
  `update relation set deleted_at = null`,
  `update incident set flow_id = id, deleted_at = null, hidden = false`,
)

const pictured = (resource: string) => where(`update picture set picturable_type = '${resource}', status = 'ready'`)
const FROM_CUSTOMER = `update picture set by_customer = true, status = 'ready', content_type = 'image/png'`
const fromCustomer = where(FROM_CUSTOMER, 'update picture set flow_data_item_id = null')
/** A form with one field. */
const oneField = (field_type: string) =>
  JSON.stringify([
    {
      ...{ id: 1, group: null, order: 1, field_type, field_label: 'Dak', field_name: 'dak', description: null },
      ...{ unit: null, options: null, required: 0, recurring: 0, calculationrules: null, showrules: null },
    },
  ])
/** A form that the customer of a dossier is asked to fill in: one place, for a text, a photo or a file. */
const askedOfCustomer =
  (field_type: 'text' | 'photo' | 'file', sent?: Pick<FuzzCase, 'body' | 'form'>): Ready =>
  async stage => {
    await where(
      `update flowdataitem set status = 'open', date_sent = null`,
      `update verticalversion set fields = '${oneField(field_type)}'`,
      'update verticaldatafield set staff_only = 0',
      `${FROM_CUSTOMER}, field_name = 'dak'`,
      `update attachedfile set by_customer = true, field_name = 'dak', attachedfileable_type = 'flowdataitem', attachedfileable_id = id`,
    )(stage)
    const [id, hash] = [String(stage.id + LINKED), stage.hash('flow', LINKED)]
    return {
      path: { id, taken_id: id },
      query: { hash },
      ...(sent?.body && { body: JSON.stringify({ ...JSON.parse(sent.body), hash }) }),
      ...(sent?.form && { form: { ...sent.form, hash } }),
    }
  }
const keyed = where(`update customfield set key = 'veld_' || id`)

/**
 * What some calls need beside a row in every table before they can be answered with success: records in the state that
 * they start from, or a proof that only its owner has.
 */
export const madeReady: Readonly<Record<string, Ready>> = {
  'GET user/getdashboardstatistics': async () => ({ query: { widgets: 'leads.all.thismonth' } }),
  'POST website/:hash/lead': sending({ naam: 'Jan' }, `update website set status = 'live'`),
  'POST websitelead/:id/accept': where(`update websitelead set taken_at = null, received = '{"naam":"Jan"}'`),
  'POST secondfactor/setup': where('delete from second_factor'),
  'POST secondfactor/confirm': async stage => ({ body: JSON.stringify({ code: await authenticator(stage, false) }) }),
  'POST authenticate': async stage => {
    await where('delete from second_factor')(stage)
    return { body: JSON.stringify({ username: await emailOf(stage), password: TEST_PASSWORD }) }
  },
  'POST authenticate/secondfactor': async stage => {
    const challenge = makeChallenge(stage.server.app.platform.secrets, stage)
    return { body: JSON.stringify({ challenge, code: await authenticator(stage, true) }) }
  },
  'POST authenticate/refresh': async stage => {
    await where('delete from second_factor')(stage)
    const browser = openBrowser(stage.server)
    await browser.signIn(await emailOf(stage), TEST_PASSWORD)
    return cookiesOf(browser)
  },
  'POST authenticate/stopimpersonating': async stage => {
    const platform = await stage.server.company({ modules: ['ADMIN'] })
    const browser = openBrowser(stage.server)
    await browser.signIn(await emailOf({ ...stage, userId: platform.admin.userId }), TEST_PASSWORD)
    await browser.send('POST', `/api/user/${stage.userId}/adminlogin`)
    return cookiesOf(browser)
  },
  'POST password/reset': async stage => {
    const { owner, companyId, userId } = stage
    const token = createHash('sha256').update('proef').digest()
    await owner.query(
      `insert into password_reset (token, company_id, user_id, expires_at) values ($1, $2, $3, now() + interval '1 hour') on conflict do nothing`,
      [token, companyId, userId],
    )
    const password = 'Zonnepaneel2026'
    const body = { token: 'proef', email: await emailOf(stage), password, password_confirmation: password }
    return { body: JSON.stringify(body) }
  },
  'POST vertical/startforms': where(
    'delete from flowdataitem',
    'delete from verticalversion',
    'delete from verticaldatafield',
    'delete from vertical',
  ),
  'GET vertical/:id/changes': async ({ id }) => ({ path: { id: String(id + DRAFT) } }),
  'POST vertical/:id/publish': async stage => ({
    ...(await freed('vertical', DRAFT)(stage)),
    body: JSON.stringify({ version: 1 }),
  }),
  'DELETE vertical/:id': freed('vertical', 0),
  'POST verticaldatafield': sending({ vertical_id: ':id', field_label: 'Dikte', field_type: 'number' }, NAMED_FIELDS),
  'PATCH verticaldatafield/:id': NAMED_FIELD,
  'PUT verticaldatafield/:id': NAMED_FIELD,
  'POST verticaldatafield/:id/duplicate': NAMED_FIELD,
  'POST flowdataitem/:id/downloadallpictures': pictured('flowdataitem'),
  'POST intake/:id/downloadallpictures': pictured('intake'),
  'POST project/:id/downloadallpictures': pictured('project'),
  'POST equipment/:id/downloadallpictures': pictured('equipment'),
  'POST project/:id/additionalwork': sending(
    { material_ids: [':id'] },
    'update projectmaterial set project_id = :id, amount_used = 5, amount_agreed = 0 where id = :id',
    'delete from projectadditional',
    ...['project', 'flow', 'relation'].map(table => `update ${table} set deleted_at = null`),
  ),
  'POST project': sending({ flow_id: ':id' }),
  'POST project/:id/finishvisit': sending(
    { task_id: ':id', at: '2026-01-05T12:00:00Z' },
    'update task set project_id = :id, is_template = false',
    ...['project', 'flow', 'relation', 'intake'].map(table => `update ${table} set deleted_at = null`),
  ),
  'POST workhour/clockout': sending(
    { at: '2026-01-05T12:00:00Z' },
    `update workhour set start_date = '2026-01-04 08:00Z', end_date = '2026-01-04 09:00Z'`,
    `update workhour set start_date = '2026-01-05 08:00Z', end_date = null where id = :id`,
    `update workhour set user_id = m.first from (select min(id) as first, company_id as company from "user" group by company_id) m where m.company = workhour.company_id`,
  ),
  'POST intake': sending({ flow_id: ':id' }),
  'POST task': sending({ title: 'Opname', start_date: '2026-12-01T09:00:00Z' }),
  'PATCH task/:id': sending({ title: 'Opname' }, 'update task set color = null'),
  'PUT task/:id': sending({ title: 'Opname' }, 'update task set color = null'),
  'POST task/:id/duplicate': where(
    `update task set color = null, attendees = '[]', followers = '[]', following_tasks = '[]', start_date = null, end_date = null`,
  ),
  'POST planning/:kind/:id': async stage => {
    await where('update task set color = null, is_template = false')(stage)
    const body = { start_date: '2026-12-01T08:00:00Z', end_date: null, user_id: stage.userId, version: 1_000_000 }
    return { path: { kind: 'task', id: String(stage.id) }, body: JSON.stringify(body) }
  },
  'POST task/:id/addFollowingUser': async stage => {
    await where('update task set color = null')(stage)
    return { body: JSON.stringify({ user_id: stage.userId }) }
  },
  'POST task/storeFromTemplate': sending(
    { tasktemplate_id: ':id' },
    `update task set is_template = true, start_date = null, end_date = null, color = null, attendees = '[]', followers = '[]'`,
  ),
  'POST relation/:id/downloadallpictures': pictured('relation'),
  'POST organization/:id/downloadallpictures': pictured('organization'),
  'GET picture/:id/getbycustomer': fromCustomer,
  'POST picture/:id/removebycustomer': fromCustomer,
  'POST flowdataitem/:id/updateByCustomer': askedOfCustomer('text', { body: '{"field_values":{"dak":"plat"}}' }),
  'POST flowdataitem/:id/picturebycustomer': askedOfCustomer('photo', { form: { field_name: 'dak', file: '@png' } }),
  'POST flowdataitem/:id/filebycustomer': askedOfCustomer('file', { form: { field_name: 'dak', file: '@png' } }),
  'GET flowdataitem/:id/picturebycustomer/:taken_id': askedOfCustomer('photo'),
  'GET flowdataitem/:id/filebycustomer/:taken_id': askedOfCustomer('file'),
  'POST flowdataitem/:id/picturebycustomer/:taken_id/remove': askedOfCustomer('photo', { body: '{}' }),
  'POST flowdataitem/:id/filebycustomer/:taken_id/remove': askedOfCustomer('file', { body: '{}' }),
  'GET invoice/:hash/widgetpicture/:widget_id': partsOf('documentwidget', 'widgetable_type', 'invoice'),
  'GET invoice/:id/einvoice': billable,
  'GET invoice/books/vat': inBooks(),
  'GET invoice/books/vat/invoices': inBooks({ rubric: '1a' }),
  'GET invoice/books/vat/export': inBooks(),
  'GET invoice/books/auditfile': async stage => {
    await billable(stage)
    await where(`update product set gl_reference = '8000'`)(stage)
    await stage.owner.query(`update company set vat_number = 'NL001234567B01' where id = ${stage.companyId}`)
    return { query: { year: '2026' } }
  },
  'GET invoice/statement/:relation_id': inBooks(),
  'GET invoice/statement/:relation_id/download': inBooks(),
  'GET invoice/statement/:relation_id/getForSendingEmail': inBooks(),
  'POST invoice/statement/:relation_id/sendemail': sending({
    ...{ from: '2026-01-01', to: '2026-12-31', to_email: 'ada@voorbeeld.example' },
    ...{ subject: 'Rekeningoverzicht', message: '<p>Hierbij uw overzicht.</p>' },
  }),
  'POST documentwidget/:id/persist': where(
    `update documentwidget set document_widget_type_tag = 'RECURRING', recurringvertical_id = :id, textcontent = 'Dak'`,
    `update verticalversion set fields = '${oneField('text')}'`,
    `update flowdataitem set vertical_id = :id, flow_id = :id, deleted_at = null, field_values = '{"dak":"plat"}', not_asked = null`,
    `update quotation set flow_id = :id`,
    `update confirmation set flow_id = :id`,
    `update invoice set flow_id = :id`,
    `update document set flow_id = :id`,
    ...unlocked,
    `update document set status = 'draft'`,
  ),
  'POST flow/copydocuments': sending(
    { sourceFlowId: ':id', selectedFlowIds: [':linked'], documents: [{ kind: 'quotation', id: ':id' }] },
    `update quotation set flow_id = :id, is_template = false, deleted_at = null`,
    `update flow set deleted_at = null`,
  ),
  'POST flow/combineflowsintodocument': sending(
    { selectedFlowIds: [':id'], kind: 'quotation' },
    `update quotation set flow_id = case when id = :id then :id end, is_template = false, deleted_at = null, status = 'sent'`,
    `update flow set deleted_at = null`,
    `update calculationitem set calculation_id = (select calculation_id from quotation where id = :id), deleted_at = null, additionalwork = false, calculationitem_id = null where true`,
  ),
  'POST bankstatement/import': async () => ({ form: { file: '@statement' } }),
  'POST sepamandate': sending(
    { relation_id: ':id', reference: 'PROEF-1', holder: 'J. Mol', iban: 'NL91ABNA0417164300', signed_on: '2026-01-01' },
    `delete from sepamandate where reference = 'PROEF-1'`,
    'update relation set deleted_at = null',
  ),
  'POST debitbatch': async stage => {
    const day = nextBankDay(new Date().toISOString().slice(0, 10))
    const { body } =
      (await sending(
        { invoice_ids: [':id'], execution_date: nextBankDay(day) },
        `update companysettings set module_settings = module_settings || '{"bank_creditor_id":"NL69ZZZ123456780000"}'`,
        `update company set iban = 'NL91ABNA0417164300'`,
        `update debitline set status = 'cancelled'`,
        `update sepamandate set relation_id = :id, kind = 'recurring', signed_on = current_date, ended_on = null`,
        `update invoice set status = 'sent', is_template = false, deleted_at = null, relation_id = :id, amount_open = 10`,
      )(stage)) ?? {}
    return body ? { body } : {}
  },
  'GET debitbatch/:id/file': where(`update debitbatch set status = 'made'`),
  'POST debitbatch/:id/cancel': where(
    `update debitbatch set status = 'made'`,
    `update debitline set status = 'pending'`,
  ),
  'POST bankline/:id/confirm': sending(
    { matches: [{ invoice_id: ':id', amount: 10 }], anyway: true },
    'delete from bankmatch',
    `update bankline set status = 'open', amount = 100, amount_left = 100`,
    `update invoice set status = 'sent', is_template = false, deleted_at = null`,
  ),
  'GET quotation/:hash/proofbycustomer': signedOf('quotation'),
  'GET quotation/:hash/prooffilebycustomer': signedOf('quotation'),
  'GET confirmation/:hash/proofbycustomer': signedOf('confirmation'),
  'GET confirmation/:hash/prooffilebycustomer': signedOf('confirmation'),
  'GET document/:hash/proofbycustomer': signedOf('document'),
  'GET document/:hash/prooffilebycustomer': signedOf('document'),
  'GET confirmation/:id/versions/:version_id/hashedfile': partsOf(
    'documentversion',
    'versionable_type',
    'confirmation',
  ),
  'GET document/:id/versions/:version_id/hashedfile': partsOf('documentversion', 'versionable_type', 'document'),
  'GET invoice/:id/versions/:version_id/hashedfile': partsOf('documentversion', 'versionable_type', 'invoice'),
  'GET invoice/:hash/einvoicebycustomer': billable,
  'GET invoice/:id/einvoicereceiver': onNetwork(),
  'POST invoice/:id/sendeinvoice': onNetwork(),
  'PUT invoice/:id/einvoicechoice': onNetwork({ automatic: true }),
  'POST invoice/:hash/paybycustomer': payable({}),
  'POST invoice/:hash/checkpaymentbycustomer': payable(),
  'POST webhooksubscription/:id/test': async ({ server, owner, companyId, id }) => {
    const { secrets } = server.app.platform
    const sealed = sealSecret({ secrets, company: { id: companyId } }, newWebhookSecret())
    await owner.query('update webhooksubscription set secret = $1 where company_id = $2 and id = $3', [
      sealed,
      companyId,
      id,
    ])
    return undefined
  },
  'PATCH webhooksubscription/:id': sending({ url: 'https://erp.example/hook', events: ['flow_created'] }),
  'POST onlinepayment/:hash/callback': payable(),
  'POST onlinepayment/:id/refresh': payable(),
  'POST onlinepayment/:id/refund': payable({ amount: 10 }),
  'POST calculation/:id/renewpayment': payable(),
  'GET invoice/:id/versions/:version_id/download': partsOf('documentversion', 'versionable_type', 'invoice'),
  'GET confirmation/:id/versions/:version_id/download': partsOf('documentversion', 'versionable_type', 'confirmation'),
  'GET document/:hash/widgetpicture/:widget_id': partsOf('documentwidget', 'widgetable_type', 'document'),
  'GET document/:id/versions/:version_id/download': partsOf('documentversion', 'versionable_type', 'document'),
  'PATCH customfield/:id': keyed,
  'PUT customfield/:id': keyed,
  'POST importfile/:id/check': sending(
    { mapping: ['name'] },
    `update importfile set step = 'read', batch_id = null`,
    `update importrow set status = 'read'`,
  ),
  'POST importfile/:id/start': where(
    `update importfile set step = 'check', batch_id = null`,
    `update importrow set status = 'create'`,
  ),
  'GET flow/importableflows/:id': where(`update importfile set resource = 'flow'`),
  'POST flow/bulkimport': sending(
    { importableFlows: [{ id: ':id', selected: true }] },
    `update importfile set resource = 'flow', step = 'check', batch_id = null, match_by = null, mapping = '["relation_id.name"]'`,
    `update importrow set status = 'create', twin_row = null, cells = '["Proef"]'`,
  ),
  'POST importfile/:id/undo': where(
    `update importfile set step = 'run', batch_id = null`,
    `update importrow set status = 'created'`,
  ),
  'DELETE importfile/:id': where(`update importfile set step = 'read', batch_id = null, started_at = null`),
  'POST flow/:id/askcustomer': sending(
    { flowdataitem_ids: [':id'], to_email: 'klant@test.example', subject: 'Uw gegevens', message: '<p>Wilt u?</p>' },
    `update flowdataitem set asked_at = null, status = 'open', date_sent = null`,
  ),
  'POST flowdataitem/:id/addLocation': sending({ location_id: ':id' }),
  'GET integrations/gcal/list/:userId/:from/:to': async stage => {
    await where('delete from integration')(stage)
    return { path: { userId: String(stage.userId), from: '2026-12-01', to: '2026-12-02' } }
  },
  'POST flow/:id/reopen': where(`update flow set status = 'completed'`),
  'POST flow/:id/rejectflow': where(
    `update flow set status = 'new'`,
    `update invoice set status = 'draft', number = null`,
  ),
  'DELETE flow/:id': where(`update invoice set status = 'draft', number = null`),
  'DELETE lead/:id': where(`update invoice set status = 'draft', number = null`),
  'POST flow/:id/forceDelete': freed('flow', TRASHED, `update invoice set status = 'draft', number = null`),
  'POST flow/:id/sendemail': async () => ({
    form: { to_email: 'klant@test.example', subject: 'Uw aanvraag', message: '<p>Wij komen morgen.</p>' },
  }),
  'DELETE flowdata/:id': where(`delete from intake`, `delete from project`, `delete from incident`),
  'POST picture': where(`update flowdataitem set status = 'open', date_sent = null`),
  ...Object.fromEntries(
    ['logo', 'emailheader', 'emailfooter', 'customerbackground'].map(name => [
      `POST flowprofile/:id/update${name}`,
      where('update flowprofile set has_branding = true'),
    ]),
  ),
  'DELETE flowprofile/:id': freed(
    'flowprofile',
    1,
    `update flow set flowprofile_id = null`,
    `update website set flowprofile_id = null`,
  ),
  'POST intake/:id/resetToTemplate': sending(
    { intaketemplate_id: ':linked' },
    `update intake set is_template = (id = :id + 1)`,
  ),
  'POST project/:id/resetToTemplate': sending(
    { projecttemplate_id: ':linked' },
    `update project set is_template = (id = :id + 1)`,
  ),
  'DELETE flowphase/:id': freed('flowphase', 0),
  'POST batch/:id/undo': where(
    `update batch set name = 'crm.delete-inactive', input = '{"path":"relation"}', items = '[:id]', done = 1, refused = '[]', user_id = null where id = :id`,
  ),
  'POST relation/bulkdeleteInactive': sending(
    { criteria: [{ criterion: 'no_sent_invoices' }] },
    'update invoice set number = null',
  ),
  'DELETE locationtype/:id': freed('locationtype', 0),
  'DELETE location/:id': where(
    'update flow set location_id = null',
    'delete from flowlocation',
    'delete from flowdataitemlocation',
  ),
  'POST flowdataitem/:id/restore': withLivingParents,
  'POST incident/storebycustomer': afterWork,
  'POST incident/savebycustomer': afterWork,
  'POST incident/:id/storepicturebycustomer': async stage => {
    await afterWork(stage)
    const [id, hash] = [String(stage.id + LINKED), stage.hash('flow', LINKED)]
    return { path: { id }, form: { hash, file: '@png' } }
  },
  'POST incident/:id/resolvebycustomer': afterWork,
  'POST incident/:id/restore': where('update flow set deleted_at = null', 'update relation set deleted_at = null'),
  'POST intake/:id/restore': where('update flow set deleted_at = null', 'update relation set deleted_at = null'),
  'POST project/:id/restore': where('update flow set deleted_at = null', 'update relation set deleted_at = null'),
  'DELETE project/:id': where('update task set project_id = null'),
  'DELETE task/:id': where('update task set project_id = null'),
  'POST quotation/:id/restore': withLivingParents,
  'POST confirmation/:id/restore': withLivingParents,
  'POST invoice/:id/restore': withLivingParents,
  'POST document/:id/restore': withLivingParents,
  'POST flowlocation': sending({ flow_id: ':id', location_id: ':id' }, 'delete from flowlocation'),
  'POST mailtemplate': sending({ type: 'loose_email', subject: 'Dag', message: '<p>Dag</p>' }),
  'PATCH mailtemplate/:id': sending({ type: 'loose_email', subject: 'Dag' }),
  'PUT accesspointaccount': sending({ key: storecove.STAND_IN_KEY, legal_entity_id: storecove.STAND_IN_ENTITY }),
  'POST documentwidgettype': sending({ tag: 'READY_MADE', widget_tag: 'TEXT', description: 'Klaar' }),
  'POST eventtrigger': sending({ tag: 'flow_created', description: 'Er is een dossier' }),
  'PUT mailtemplate/:id': sending({ type: 'loose_email', subject: 'Dag' }),
  'POST mailtemplate/:id/duplicate': where(`update mailtemplate set type = 'loose_email'`),
  'POST message': sending({ content: 'Wij komen morgen.', flow_id: ':id' }),
  'DELETE relation/:id': where(
    `update flow set status = 'completed'`,
    `update invoice set status = 'draft', number = null`,
  ),
  'POST company/:companyId/exportstatistics': async ({ companyId }) => ({
    path: { companyId: String(companyId) },
    query: { exporttype: 'leads', date_from: '2020-01-01', date_to: '2030-12-31' },
  }),
  'POST company/:id/resetallleads': async ({ companyId }) => ({ path: { id: String(companyId) } }),
  'POST company/:id/getpossibleproducts': async ({ companyId }) => ({ path: { id: String(companyId) } }),
  'GET company/:id/exportproducts': async ({ companyId }) => ({ path: { id: String(companyId) } }),
  'POST relation/:id/forceDelete': freed('relation', TRASHED),
  'POST product/:id/duplicate': where('update product set vat_percentage = 21'),
  'POST calculationitem': sending({ calculation_id: ':id', after: ':id' }, ...unlocked),
  'POST calculationitem/:id/duplicate': where('update calculationitem set vat_percentage = 21', ...unlocked),
  'POST documentwidget': sending(
    { widgetable_type: 'quotation', widgetable_id: ':id', document_widget_type_tag: 'TEXT' },
    ...unlocked,
  ),
  'POST documentwidget/:id/duplicate': where(
    `update documentwidget set "calculationitemColumns" = null, "calculationitemRows" = null, conditions = '[]'`,
    ...unlocked,
  ),
  'POST invoice/:id/duplicate': where('update invoice set origin_calculation_id = null'),
  'POST invoice/:id/resettotemplate': sending(
    { template_id: ':id' },
    `update invoice set status = 'draft', is_template = true`,
    ...unlocked,
  ),
  'POST quotation/:id/cancel': where(`update quotation set status = 'sent', is_template = false`, ...unsettled),
  'DELETE confirmation/:id': where(...unlocked, ...unsettled),
  'DELETE quotation/:id': where(...unlocked, ...unsettled),
  'POST quotation/:id/forceDelete': freed('quotation', TRASHED, ...unlocked, ...unsettled),
  'PATCH calculation/:id': where(...unlocked, ...unsettled),
  'PUT calculation/:id': where(...unlocked, ...unsettled),
  'POST calculation/:id/addall': where(...unlocked, ...unsettled),
  'POST calculation/:id/reloadoriginitems': where(...unlocked, ...unsettled),
  'POST calculation/:id/split': sending(
    { items: [':id'] },
    'update calculationitem set calculation_id = :id',
    ...unlocked,
    ...unsettled,
  ),
  'POST calculationitem/:id/split': where(...unlocked, ...unsettled),
  'POST calculationitem/:id/switchselection': where(...unlocked, ...unsettled),
  'POST invoice/:id/cancel': where(`update invoice set status = 'draft', is_template = false, number = null`),
  'DELETE calculation/:id': freed('calculation', 0, ...unlocked),
  'DELETE invoice/:id': freed('invoice', 0, `update invoice set status = 'draft', number = null, template_of = null`),
  'POST invoice/:id/forceDelete': freed(
    'invoice',
    TRASHED,
    `update invoice set status = 'draft', number = null, template_of = null`,
  ),
  'POST eventtriggerrule/tryout': sending({ event_trigger_tag: 'flow_created', conditions: [] }),
  'POST delayedrule': where(`update eventtriggerrule set event_trigger_tag = 'flow_created'`),
  'POST recurring_invoice': sending({ relation_id: ':id', interval_unit: 'month', first_date: '2999-01-31' }),
  'POST recurring_invoice/:id/pause': where(`update recurring_invoice set status = 'active'`),
  'POST recurring_invoice/:id/resume': where(
    `update recurring_invoice set status = 'paused', ${COMES}`,
    `delete from recurring_invoice_period`,
  ),
  'POST recurring_invoice/:id/end': where(`update recurring_invoice set status = 'active'`),
  'PATCH recurring_invoice/:id': where(`update recurring_invoice set status = 'ended', ${COMES}`),
  'POST invoice/:id/createcreditinvoice': where(
    'update invoice set credit_of = null, amount_credited = 0, amount_inc_vat = 121',
    `update invoice set status = 'sent', number = 'F' || id, deleted_at = null where id = :id`,
  ),
  'POST invoice/:id/sendnextreminder': where(
    `delete from invoice_dispute`,
    `delete from invoice_reminder`,
    `update invoice set status = 'sent', is_template = false, credit_of = null, amount_open = 121, date_reminded = null, deleted_at = null, enddate = '2026-01-15', sent_to = 'ada@voorbeeld.example'`,
    ...['flow', 'relation', 'intake'].map(table => `update ${table} set deleted_at = null`),
  ),
  'POST invoice/:id/dispute': sending(
    { reason: 'De steiger stond er te lang', amount: 1 },
    `delete from invoice_dispute`,
    `update invoice set status = 'sent', is_template = false, credit_of = null, amount_open = 121, deleted_at = null`,
  ),
  'POST invoice/:id/settledispute': where(
    `update invoice_dispute set settled_at = null`,
    `update invoice set is_template = false, deleted_at = null`,
  ),
  'POST invoice/:id/sendreminder': sending(
    { to_email: 'jan@voorbeeld.example', subject: 'Herinnering', message: '<p>Wilt u betalen?</p>' },
    `update invoice set status = 'sent', enddate = '2020-01-01', amount_inc_vat = 121, deleted_at = null where id = :id`,
  ),
  'POST invoice/createinvoicefromquotation': sending(
    { quotation_id: ':id' },
    `update quotation set status = 'sent', changed_since_sent = false`,
    `update invoice set origin_calculation_id = null, quotation_id = null, confirmation_id = null`,
    'update calculation set invoicedamount = 0',
  ),
  'POST invoice/createinvoicefromconfirmation': sending(
    { confirmation_id: ':id' },
    `update confirmation set status = 'sent', changed_since_sent = false, quotation_id = null`,
    `update invoice set origin_calculation_id = null, quotation_id = null, confirmation_id = null`,
    'update calculation set invoicedamount = 0',
  ),
  'POST quotation/:hash/approvebycustomer': approving('quotation'),
  'POST confirmation/:hash/approvebycustomer': approving('confirmation'),
  'POST document/:hash/approvebycustomer': approving('document'),
  'POST quotation/:hash/asknewbycustomer': where(
    `update quotation set status = 'expired', enddate = '2020-01-01', version_enddate = '2020-01-01', deleted_at = null`,
  ),
  'POST quotation/:hash/chooseoptionbycustomer': choosing('quotation', 'version_enddate = null'),
  'POST document/:hash/chooseoptionbycustomer': choosing('document'),
  'POST integrations/gcal': async stage => {
    await where('delete from integration')(stage)
    return { body: JSON.stringify({ address: stage.calendar }) }
  },
}
