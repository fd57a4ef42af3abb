import type { Call, PublicCall } from '@core/http/call'
import { openapiDocument } from '@core/http/openapi'
import { MODULE_TAGS } from '@core/tenancy/modules'
import { TEST_PASSWORD, type TestServer, testServer } from '@core/testing/server'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import fc from 'fast-check'
import { Client } from 'pg'
import { certainCases } from './certain-cases'
import { fillCompany, fillPlatform } from './fill-company'
import { casesOf, type FuzzCase, type Operation, requestOfCase, type Schema } from './fuzz-input'
import { linksOf, modulesOf } from './verdict'

/** Cases per call, beside those that are certain: `FUZZ_CASES=2000 npm test -- tests/security/fuzz`. */
const CASES = Number(process.env.FUZZ_CASES ?? 200)
/** Calls that are tried beside each other. */
const AT_ONCE = 4
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

/** What a run found, and how the cases that chance made fared. */
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
  const { assembly } = server.app.platform
  const document = openapiDocument(assembly) as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const resolve = (ref: string): Schema => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}
  const result = { failures: [] as string[], sent: 0, succeeded: 0 }
  let firstId = 700_000_000
  const fuzzCall = async (call: Call | PublicCall, owner: Client) => {
    firstId += 10
    const id = firstId
    const template = `/api/${call.path.replace(/:(\w+)/g, '{$1}')}`
    const operation = document.paths[template]?.[call.method.toLowerCase()]
    if (!operation) throw new Error(`${call.method} ${call.path} is not in the OpenAPI document`)
    const modules = MODULE_TAGS.filter(tag => tag !== 'ADMIN' || modulesOf(call).includes('ADMIN'))
    const company = await server.company({ modules })
    const { userId } = company.admin
    const given = { companyId: company.id, firstId: id, canary: 'kanarie', userId }
    const filled = await fillCompany(owner, server.app.platform, given)
    if (modules.includes('ADMIN')) await fillPlatform(owner, server.app.platform, id)
    const token = await tokenOf(server, company.id, userId)
    const answer = answerCheck(operation, call)
    const known = { id, userId, password: TEST_PASSWORD, hash: filled.hash(linksOf(call)[0]?.kind ?? '', 1) }
    const certain = certainCases(operation, resolve, known).map((given): [FuzzCase] => [given])
    let tried = 0
    const run = await fc.check(
      fc.asyncProperty(casesOf(operation, resolve, known), async (given: FuzzCase) => {
        // Behind a limit, all but the first cases would get no further than its door.
        if (isLimited(call)) await owner.query('delete from attempt')
        const response = await server.app.handle(requestOfCase(call.method, template, given, token))
        // Those that are certain come first, and are made to be refused.
        if (++tried > certain.length) result.sent++
        if (tried > certain.length && response.ok) result.succeeded++
        await answer(response, Boolean(given.query.fields))
      }),
      { numRuns: CASES + certain.length, seed: SEED, endOnFailure: false, examples: certain },
    )
    if (run.failed) result.failures.push(inWords(`${call.method} ${template}`, run))
  }
  const calls = [...assembly.calls, ...assembly.publicCalls].map(({ call }) => call).filter(call => wanted(call.method))
  const everywhere = (call: Call | PublicCall) => modulesOf(call).includes('ADMIN')
  // Companies do not meet, so several calls go on at once; what reaches into all companies comes after them.
  const waiting = calls.filter(call => !everywhere(call))
  const inTurn = async (left: (Call | PublicCall)[]) => {
    const owner = new Client({ connectionString: server.ownerUrl })
    await owner.connect()
    for (let call = left.shift(); call; call = left.shift()) await fuzzCall(call, owner)
    await owner.end()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => inTurn(waiting)))
  await inTurn(calls.filter(everywhere))
  await server.stop()
  return result
}

/** Whether tries are counted: by the declaration, or by the call itself where nobody has signed in yet. */
const isLimited = ({ access, limit }: Call | PublicCall) => access === 'public' || limit !== undefined

const tokenOf = ({ app }: TestServer, companyId: number, userId: number) =>
  app.platform.tokens.sign({ companyId, userId, sessionId: null }, {})

/** Throws unless an answer is one that the document promises, of whole rows or of some of their fields. */
function answerCheck(operation: Operation, call: Call | PublicCall) {
  const compiled = (schema: Call['response'] | undefined): TypeCheck<TSchema> | undefined =>
    schema && typeof schema !== 'string' ? TypeCompiler.Compile(schema as TSchema) : undefined
  const [whole, parts] = [compiled(call.response), compiled(call.parts)]
  return async (response: Response, inParts: boolean): Promise<void> => {
    const good = inParts ? (parts ?? whole) : whole
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
