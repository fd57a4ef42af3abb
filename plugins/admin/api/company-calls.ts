import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { moduleTag } from '@core/context/module-schemas'
import { modules } from '@core/context/modules'
import { invalid, notFound, Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { inputSchema, nullable, rowSchema } from '@core/db/schema'
import { streetLine } from '@core/domain/street-line'
import { locateCall } from '@core/places/located'
import { assembled } from '@core/plugin/assembly'
import { bodyWithUnchanged, withoutUnchanged } from '@core/resource/unchanged'
import { asHost } from '@core/tenancy/as-host'
import { changeCompany } from '@core/tenancy/change-company'
import { Company } from '@core/tenancy/company'
import { companyDirectory } from '@core/tenancy/company-directory'
import { createCompanyRecord } from '@core/tenancy/create-company'
import { STARTING } from '@core/tenancy/create-first-account'
import { ownedModuleSchema } from '@core/tenancy/module-rows'
import { type Static, Type as t } from '@sinclair/typebox'
import { SWITCHED } from './module-changes'

const access = { module: 'ADMIN' } as const
/** What takes something away from a company, or opens its doors: system administrators of the platform. */
const weighty = { module: 'ADMIN', role: 5000 } as const
const params = t.Object({ id: t.Integer({ minimum: 1 }) })

const ownedSchema = t.Array(ownedModuleSchema)

/** A company as platform staff see it. */
const companySchema = t.Composite(
  [t.Object(rowSchema(Company).properties), t.Object({ modules: ownedSchema, users: t.Integer() })],
  { title: 'company' },
)
const listSchema = t.Union([
  t.Array(companySchema),
  t.Object({
    data: t.Array(companySchema),
    pagination: t.Object({ total: t.Integer(), offset: t.Integer(), limit: t.Integer() }),
  }),
])
const listQuery = t.Object({
  offset: t.Optional(t.Integer({ minimum: 0 })),
  limit: t.Optional(t.Integer({ minimum: 1, maximum: 1000 })),
  query: t.Optional(t.String({ maxLength: 255 })),
  sort: t.Optional(t.String({ maxLength: 64 })),
  owns: t.Optional(moduleTag),
  lacks: t.Optional(moduleTag),
  on_trial: t.Optional(t.Boolean({ description: 'Those that try a module out, or those that do not' })),
})

async function one(context: Context, id: number) {
  const company = await companyDirectory.one(context, id)
  if (!company) throw notFound()
  return company
}

/** The platform's own company stays, whoever asks (R-ADMIN-001). */
function refuseFirst(id: number) {
  if (id === 1) throw new Problem(409, 'admin.first_company')
}

/**
 * What was sent, with its host names as they are kept.
 *
 * @throws Problem 422 when another company has one of them
 */
async function withFreeHosts<Sent extends object>(context: Context, sent: Sent, id = 0): Promise<Sent> {
  if (!('hostnames' in sent) || !Array.isArray(sent.hostnames)) return sent
  const hostnames = [...new Set(sent.hostnames.map(asHost))]
  const host = await companyDirectory.takenHost(context, hostnames, id)
  if (host !== undefined) throw invalid('hostnames', 'admin.hostname_taken', { host })
  return { ...sent, hostnames }
}

type Asked = Static<typeof listQuery>

/** Companies as a list or page; of those in the trash, or of the others. */
async function pageOf(context: Context, asked: Asked, trashed: boolean) {
  const { rows, total } = await companyDirectory.page(context, { ...asked, trashed })
  const { limit, offset = 0 } = asked
  return limit === undefined ? rows : { data: rows, pagination: { total, offset, limit } }
}

const list = call({
  method: 'GET',
  path: 'company',
  operationId: 'company.list',
  access,
  summary: 'All companies',
  query: listQuery,
  response: listSchema,
  run: (context, { query }) => pageOf(context, query, false),
})

const search = call({
  method: 'GET',
  path: 'company/searchForSearchTerm',
  access,
  summary: 'Companies by name',
  query: t.Object({ ...listQuery.properties, searchterm: listQuery.properties.query }),
  response: listSchema,
  run: (context, { query: { searchterm, ...asked } }) =>
    pageOf(context, searchterm === undefined ? asked : { ...asked, query: searchterm }, false),
})

const trashed = call({
  method: 'POST',
  path: 'company/trashed',
  access,
  summary: 'Companies in the trash',
  query: listQuery,
  response: listSchema,
  run: (context, { query }) => pageOf(context, query, true),
})

const searchTrashed = call({
  method: 'POST',
  path: 'company/queryTrashed',
  access,
  summary: 'Companies in the trash, by name',
  query: listQuery,
  body: t.Object({ query: listQuery.properties.query }, { additionalProperties: false }),
  response: listSchema,
  run: (context, { query, body }) => pageOf(context, body.query === undefined ? query : { ...query, ...body }, true),
})

const changed = bodyWithUnchanged(inputSchema(Company, { partial: true }), companySchema)

const update = (method: 'PATCH' | 'PUT') =>
  call({
    method,
    path: 'company/:id',
    operationId: method === 'PATCH' ? 'company.update' : 'company.put',
    access,
    summary: 'Change a company',
    params,
    body: changed,
    response: companySchema,
    async run(context, { params, body }) {
      const company = await openRecord(context, Company, params.id)
      if (!company) throw notFound()
      const meant = await withoutUnchanged(changed, body, () => one(context, company.id))
      await changeCompany(context, company, await withFreeHosts(context, meant, company.id))
      return one(context, company.id)
    },
  })

const toggle = (path: 'addmoduletocompany' | 'removemodulefromcompany', owned: boolean) =>
  call({
    method: 'PATCH',
    path: `company/:id/${path}`,
    access: weighty,
    summary: owned ? 'Give a company a module' : 'Take a module away: its calls answer 403 from this moment',
    params,
    body: t.Object({ moduleId: t.Integer({ minimum: 1 }) }, { additionalProperties: false }),
    response: companySchema,
    example: { moduleId: 11 },
    async run(context, { params, body }) {
      const module = context.all(modules).find(({ number }) => number === body.moduleId)?.tag
      if (!module) throw invalid('moduleId', 'core.invalid_value')
      const company = await one(context, params.id)
      if (params.id === 1 && module === 'ADMIN') throw new Problem(409, 'admin.first_company')
      const had = company.modules.some(one => one.tag === module)
      await companyDirectory.own(context, params.id, module, owned)
      if (had !== owned)
        context.log({
          type: 'company',
          id: params.id,
          description: owned ? SWITCHED.on : SWITCHED.off,
          after: { module },
        })
      return one(context, params.id)
    },
  })

const trash = (method: 'DELETE' | 'POST', path: string, operationId: string, deleted: boolean) =>
  call({
    method,
    path,
    operationId,
    access: weighty,
    summary: deleted ? 'Put a company in the trash' : 'Take a company out of the trash',
    params,
    response: t.Object({ batchId: t.Integer() }),
    async run(context, { params }) {
      refuseFirst(params.id)
      const company = await openRecord(context, Company, params.id)
      if (!company) throw notFound()
      const isNew = Boolean(company.deleted_at) !== deleted
      company.deleted_at = deleted ? new Date() : null
      if (isNew) context.log({ type: 'company', id: company.id, description: deleted ? 'deleted' : 'restored' })
      return { batchId: await companyDirectory.finishedBatch(context, deleted ? 'company.delete' : 'company.restore') }
    },
  })

/** Companies for platform staff (S2 §7). */
export const companyCalls: readonly Call[] = [
  list,
  search,
  trashed,
  searchTrashed,
  call({
    method: 'GET',
    path: 'company/:id',
    operationId: 'company.get',
    access,
    summary: 'One company',
    params,
    response: companySchema,
    run: (context, { params }) => one(context, params.id),
  }),
  call({
    method: 'POST',
    path: 'company',
    operationId: 'company.create',
    access,
    summary: 'Create a company with the modules of a new one (G-SEED)',
    status: 201,
    body: inputSchema(Company),
    response: companySchema,
    example: { name: 'Noordkaap Solar', city: 'Groningen' },
    async run(context, { body }) {
      const given = await withFreeHosts(context, body as { name: string })
      const id = await createCompanyRecord(context, context.use(assembled), {
        ...given,
        modules: STARTING,
      })
      context.log({ type: 'company', id, description: 'created', after: given })
      return one(context, id)
    },
  }),
  locateCall({ path: 'company/:id', access, entity: Company, params, of: (_, { id }) => ({ id }) }),
  update('PATCH'),
  update('PUT'),
  trash('DELETE', 'company/:id', 'company.delete', true),
  trash('POST', 'company/:id/restore', 'company.restore', false),
  toggle('addmoduletocompany', true),
  toggle('removemodulefromcompany', false),
  call({
    method: 'POST',
    path: 'company/getadminuserchangelist',
    access: weighty,
    summary: 'Users as whom platform staff can work: of a company, or else of their own',
    body: t.Object({ company_id: t.Optional(t.Integer({ minimum: 1 })) }, { additionalProperties: false }),
    response: t.Array(
      t.Object({ id: t.Integer(), fullname: t.String(), email: t.String(), role: t.Integer(), user_type: t.String() }),
    ),
    example: { company_id: 2 },
    async run(context, { body }) {
      const companyId = body.company_id ?? context.company.id
      await one(context, companyId)
      return companyDirectory.users(context, companyId)
    },
  }),
  call({
    method: 'POST',
    path: 'company/:id/getbasicdetails',
    access,
    summary: 'Name, address, modules and number of users',
    params,
    response: t.Object({
      id: t.Integer(),
      name: t.String(),
      address: nullable(t.String()),
      city: nullable(t.String()),
      modules: ownedSchema,
      users: t.Integer(),
    }),
    async run(context, { params }) {
      const company = await one(context, params.id)
      const { id, name, city, modules, users } = company
      return { id, name, address: streetLine(company) || null, city, modules, users }
    },
  }),
]
