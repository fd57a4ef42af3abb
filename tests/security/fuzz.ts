import { openapiDocument } from '@core/http/openapi'
import { MODULE_TAGS } from '@core/tenancy/modules'
import { type TestServer, testServer } from '@core/testing/server'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import fc from 'fast-check'
import { Client } from 'pg'
import { fillCompany } from './fill-company'
import { casesOf, type FuzzCase, type Operation, requestOfCase, type Schema } from './fuzz-input'
import { linksOf, modulesOf } from './verdict'

/** Cases per call: `FUZZ_CASES=2000 npm test -- tests/security/fuzz`. */
const CASES = Number(process.env.FUZZ_CASES ?? 200)
/** The same seed gives the same cases: `FUZZ_SEED`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)

const problem = TypeCompiler.Compile(
  t.Object({
    type: t.String(),
    title: t.String(),
    status: t.Integer(),
    message: t.String({ minLength: 3 }),
    detail: t.Optional(t.String()),
    errors: t.Optional(t.Record(t.String(), t.Array(t.String()))),
  }),
)

/** What a run found. */
export interface FuzzResult {
  readonly failures: string[]
  readonly sent: number
  readonly succeeded: number
}

/**
 * Sends cases to every operation of the OpenAPI document whose method `wanted` takes, each with a filled company of
 * its own, and reports the smallest case of each operation that breaks a promise of the document.
 */
export async function fuzz(wanted: (method: string) => boolean): Promise<FuzzResult> {
  const server = await testServer({ env: { ROLE: 'api' } })
  const owner = new Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const { assembly } = server.app.platform
  const document = openapiDocument(assembly) as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const resolve = (ref: string): Schema => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}
  const result = { failures: [] as string[], sent: 0, succeeded: 0 }
  let firstId = 700_000_000
  for (const { call } of [...assembly.calls, ...assembly.publicCalls]) {
    if (!wanted(call.method)) continue
    const template = `/api/${call.path.replace(/:(\w+)/g, '{$1}')}`
    const operation = document.paths[template]?.[call.method.toLowerCase()]
    if (!operation) throw new Error(`${call.method} ${call.path} is not in the OpenAPI document`)
    const modules = MODULE_TAGS.filter(tag => tag !== 'ADMIN' || modulesOf(call).includes('ADMIN'))
    const company = await server.company({ modules })
    firstId += 10
    const filled = await fillCompany(owner, server.app.platform, { companyId: company.id, firstId, canary: 'kanarie' })
    const token = await tokenOf(server, company.id, company.admin.userId)
    const answer = answerCheck(operation, typeof call.response === 'string' ? undefined : (call.response as TSchema))
    const known = { id: firstId, hash: filled.hash(linksOf(call)[0]?.kind ?? '', 1) }
    const run = await fc.check(
      fc.asyncProperty(casesOf(operation, resolve, known), async (given: FuzzCase) => {
        const response = await server.app.handle(requestOfCase(call.method, template, given, token))
        result.sent++
        if (response.ok) result.succeeded++
        await answer(response)
      }),
      { numRuns: CASES, seed: SEED, endOnFailure: false },
    )
    if (run.failed) result.failures.push(inWords(`${call.method} ${template}`, run))
  }
  await owner.end()
  await server.stop()
  return result
}

const tokenOf = ({ app }: TestServer, companyId: number, userId: number) =>
  app.platform.tokens.sign({ companyId, userId, sessionId: null }, {})

/** Throws unless an answer is one that the document promises. */
function answerCheck(operation: Operation, schema: TSchema | undefined) {
  const good: TypeCheck<TSchema> | undefined = schema && TypeCompiler.Compile(schema)
  return async (response: Response): Promise<void> => {
    const text = await response.text()
    const say = (what: string) => new Error(`${response.status} ${what}: ${text.slice(0, 300)}`)
    if (response.status >= 500) throw say('is a bug')
    if (!(response.status in operation.responses)) throw say('is not declared')
    if (!response.ok) {
      if (!response.headers.get('content-type')?.startsWith('application/problem+json')) throw say('is no problem+json')
      const body: unknown = JSON.parse(text)
      if (!problem.Check(body) || body.status !== response.status) throw say('is not a problem')
    } else if (good) {
      const body: unknown = JSON.parse(text)
      const error = good.Errors(body).First()
      if (error) throw say(`is not of its schema, ${error.path} ${error.message}`)
    }
  }
}

function inWords(what: string, run: fc.RunDetails<[FuzzCase]>): string {
  const cause = run.errorInstance instanceof Error ? run.errorInstance.message : String(run.errorInstance)
  return `${what}: ${cause}\n  smallest case, seed ${run.seed}, path ${run.counterexamplePath}: ${JSON.stringify(run.counterexample).slice(0, 400)}`
}
