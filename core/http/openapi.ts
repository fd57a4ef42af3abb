import { type Access, type Call, isForUsers, linksOf } from '@core/context/call'
import { VALUES_OF } from '@core/context/module-schemas'
import type { DeclaredModule } from '@core/context/modules'
import type { PublicCall } from '@core/platform/public-call'
import type { Assembly } from '@core/plugin/assembly'
import type { TObject, TSchema } from '@sinclair/typebox'

type Json = Record<string, unknown>

const problem = { $ref: '#/components/responses/Problem' }

/** The OpenAPI 3.1 document of everything the platform serves; one tag per plugin. */
export function openapiDocument(assembly: Assembly): Json {
  const components: Components = { schemas: {}, parameters: {}, responses: {} }
  const paths: Record<string, Json> = {}
  for (const { call, owner } of [...assembly.publicCalls, ...assembly.calls]) {
    const path = `/api/${call.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, owner, components) }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Vakwerk',
      version: '1',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: assembly.plugins
      .filter(({ code }) => [...assembly.publicCalls, ...assembly.calls].some(({ owner }) => owner === code))
      .map(({ code }) => ({ name: code })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of POST /api/authenticate (ten minutes), or an API token (vk_…) of the profile page.',
        },
      },
      schemas: { ...byName(components.schemas), Problem: problemSchema },
      parameters: byName(components.parameters),
      responses: {
        ...byName(components.responses),
        Problem: {
          description: 'What is wrong, in the language of the user',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  }
  return listingModules(document, [...assembly.modules.values()]) as Json
}

/** The same document with every value that stands for modules spelled out. */
function listingModules(node: unknown, modules: readonly DeclaredModule[]): unknown {
  if (Array.isArray(node)) return node.map(part => listingModules(part, modules))
  if (typeof node !== 'object' || node === null) return node
  const values = 'format' in node && VALUES_OF[String(node.format)]
  if (values) return { anyOf: values(modules).map(value => ({ const: value, type: 'string' })) }
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, listingModules(part, modules)]))
}

/** What operations point at instead of saying it again. */
interface Components {
  readonly schemas: Record<string, Json>
  readonly parameters: Record<string, Json>
  readonly responses: Record<string, Json>
}

const byName = (parts: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(Object.entries(parts).sort(([a], [b]) => a.localeCompare(b)))

/**
 * Points at a part of the document. Its name ends with a digest of what it says: parts that say the same are one, and no
 * other call changes the name.
 */
function shared(kind: 'parameters' | 'responses', name: string, part: Json, components: Components): Json {
  const digest = new Bun.CryptoHasher('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 8)
  const key = `${name.replace(/[^\w.-]/g, '_')}.${digest}`
  components[kind][key] = part
  return { $ref: `#/components/${kind}/${key}` }
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'message'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string', description: 'Text for the user' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

function operation(call: Call | PublicCall, owner: string, components: Components): Json {
  const body = call.body && {
    required: true,
    content: {
      [call.multipart ? 'multipart/form-data' : 'application/json']: {
        schema: named(call.body, components.schemas),
        ...(call.example === undefined ? {} : { example: call.example }),
      },
    },
  }
  return {
    operationId: call.operationId ?? operationIdOf(call),
    tags: [owner],
    summary: call.summary,
    description: whoMay(call.access),
    security: isForUsers(call.access) ? [{ bearer: [] }, ...(linksOf(call.access).length ? [{}] : [])] : [],
    parameters: [...parametersOf(call.params, 'path', components), ...parametersOf(call.query, 'query', components)],
    ...(body ? { requestBody: body } : {}),
    responses: { ...success(call, components), ...refusals(call) },
  }
}

function success(call: Call | PublicCall, components: Components): Json {
  if (call.response === 'nothing') return { 204: shared('responses', 'nothing', { description: 'Done' }, components) }
  if (call.response === 'file')
    return {
      200: shared('responses', 'file', THE_FILE, components),
      204: shared('responses', 'no_file', { description: 'There is no file' }, components),
    }
  const content = { 'application/json': { schema: named(call.response as TSchema, components.schemas) } }
  const answer = { description: 'Done', content }
  const [, ...acts] = call.path.split('/').filter(part => !part.startsWith(':'))
  // What many kinds of records can do answers the same for all of them.
  const act = acts.at(-1)
  return { [call.status ?? 200]: act ? shared('responses', act, answer, components) : answer }
}

const THE_FILE = { description: 'The file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }

function refusals(call: Call | PublicCall): Json {
  return {
    ...(call.access === 'public' ? { 401: problem } : {}),
    ...(isForUsers(call.access) ? { 401: problem, 403: problem } : {}),
    // A body names records too, and any of them may be unknown.
    ...(call.params || call.body || linksOf(call.access).length ? { 404: problem } : {}),
    ...(call.method === 'GET' ? {} : { 409: problem }),
    ...(call.conditional || ['PATCH', 'PUT', 'DELETE'].includes(call.method) ? { 412: problem } : {}),
    ...(call.body ? { 413: problem, 415: problem } : {}),
    ...(call.query || call.body || call.method === 'POST' ? { 422: problem } : {}),
    429: problem,
  }
}

/** What holds for every call, in Markdown. */
const ABOUT = `Every call of the platform. Staff and integrators send a bearer token; customers a hash link.

- Paths match whatever the case of their fixed parts; PUT does what PATCH does.
- A record comes with an \`ETag\`. A change or delete with \`If-Match\` of an older version is 412, with the record as it is in \`current\`; without that header so is a change that sends an older \`version\` back.
- A change takes a record back whole: a field that is \`readOnly\` is good with the value that it has, and 422 with any other.
- A POST with an \`Idempotency-Key\` is done once; sent again, it is answered as before with \`Idempotent-Replayed: true\`. Signing in, registering and choosing a password have no company to keep an answer for, and take no key.
- A body is JSON (\`application/json\`) or, where the call says so, \`multipart/form-data\`; anything else is 415.
- \`Prefer: return=minimal\` on a create or change answers 204 with the headers alone.
- A list is an array of at most 1000, or with \`limit\` a page whose \`Link\` header leads to the next one.
- 503 is for later: \`Retry-After\` says after how many seconds.`

const IN_PERSON = 'in person: not with an API token or as somebody else'

function whoMay(access: Access | 'public'): string {
  if (access === 'public') return 'Anyone.'
  if (access === 'signed-in') return 'Any signed-in user.'
  if (access === 'in-person') return `Any signed-in user, ${IN_PERSON}.`
  const customer = `customer with the hash link of: ${linksOf(access)
    .map(link => link.kind)
    .join(', ')}`
  if ('hash' in access) return `A ${customer}.`
  const module = 'module' in access ? `, module ${[access.module].flat().join(' or ')}` : ''
  const partner = access.partner ? ', users of a partner too' : ''
  const inPerson = 'inPerson' in access ? `, ${IN_PERSON}` : ''
  const orCustomer = linksOf(access).length ? `; or a ${customer}` : ''
  return `Role ${access.role ?? 100} or higher${module}${partner}${inPerson}${orCustomer}.`
}

/** `quotation/:id/duplicate` with POST is `quotation.duplicate`; reading `company/getmodules` is `company.getmodules`. */
function operationIdOf(call: Call | PublicCall): string {
  const parts = call.path.split('/').filter(part => !part.startsWith(':'))
  return parts.length > 1 ? parts.join('.') : `${parts[0]}.${call.method.toLowerCase()}`
}

function parametersOf(schema: TObject | undefined, place: 'path' | 'query', components: Components): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const required = place === 'path' || (schema?.required ?? []).includes(name)
    return shared('parameters', name, { name, in: place, required, schema: plain(property) }, components)
  })
}

/** Titled objects become components, so that a row is one type in every client. */
function named(schema: TSchema, schemas: Record<string, Json>): Json {
  const json = plain(schema) as Json
  return lift(json, schemas) as Json
}

function lift(node: unknown, schemas: Record<string, Json>): unknown {
  if (Array.isArray(node)) return node.map(part => lift(part, schemas))
  if (typeof node !== 'object' || node === null) return node
  const lifted = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, lift(value, schemas)])) as Json
  if (lifted.type !== 'object' || typeof lifted.title !== 'string') return lifted
  const name = lifted.title.replace(/[^\w.-]/g, '_')
  schemas[name] = joined(name, lifted, schemas[name])
  return { $ref: `#/components/schemas/${name}` }
}

/**
 * Two schemas of one name as one: answers may differ in optional fields, such as those that are answered when asked for.
 *
 * @throws Error for others: a client would expect of one answer what another has
 */
function joined(name: string, one: Json, other: Json = one): Json {
  const schema = { ...other, ...one, properties: { ...(other.properties as Json), ...(one.properties as Json) } }
  const required = (json: Json) => JSON.stringify([...((json.required as string[] | undefined) ?? [])].sort())
  const fits = (json: Json) =>
    required(json) === required(schema) &&
    (json.additionalProperties !== false ||
      Object.keys(json.properties as Json).length === Object.keys(schema.properties).length) &&
    Object.entries(json.properties as Json).every(
      ([field, value]) => JSON.stringify(value) === JSON.stringify(schema.properties[field]),
    )
  if (!fits(one) || !fits(other)) throw new Error(`Two different schemas are called ${name}`)
  return schema
}

/** A schema as plain JSON: TypeBox keeps its own marks in symbols, which JSON drops. */
const plain = (schema: TSchema): unknown => JSON.parse(JSON.stringify(schema))
