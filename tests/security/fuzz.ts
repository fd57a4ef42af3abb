import type { Call } from '@core/context/call'
import { openapiDocument } from '@core/http/openapi'
import type { PublicCall } from '@core/platform/public-call'
import { allModules, TEST_PASSWORD, type TestServer, testServer } from '@core/testing/server'
import { calendarOf, OTHER_SIDE, otherSide } from '@plugins/integrations/tests/other-side'
import fc from 'fast-check'
import { Client } from 'pg'
import { answerCheck } from './answer-check'
import { certainCases } from './certain-cases'
import { everydaySample, IN_FULL } from './everyday-sample'
import { type Filled, fillCompany, fillPlatform } from './fill-company'
import { casesOf, type FuzzCase, requestOfCase, type Schema } from './fuzz-input'
import { madeReady } from './made-ready'
import { type ApiDocument, operationAt } from './operation-at'
import { LINKED, plainCase } from './plain-case'
import { linksOf, modulesOf } from './verdict'
import { nameOf } from './world'

/** Cases per call that is tried in full, beside those that are certain: `FUZZ_CASES=2000 npm test -- tests/security/fuzz`. */
const CASES = Number(process.env.FUZZ_CASES ?? (IN_FULL ? 200 : 40))
/** The most for a call that these were too few for to be answered with success once: it goes on until it is. */
const ENOUGH = Math.max(CASES, 200)
/** The same for calls that the everyday round only samples, and the part of the certain ones that each of these gets. */
const SAMPLED_CASES = 16
const SAMPLED_PART = 6
/** Calls that are tried beside each other. */
const AT_ONCE = 4
/** The same seed gives the same cases: `FUZZ_SEED`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)

/** What a run found, and how the cases that chance made fared at the calls that are tried in full. */
export interface FuzzResult {
  readonly failures: string[]
  readonly sent: number
  readonly succeeded: number
  /** Calls that nothing was answered with success, so that nothing is known of what they answer. */
  readonly unreached: string[]
}

/** A filled company to try calls in. */
interface Stage extends Filled {
  readonly userId: number
  readonly token: string
}

/**
 * Sends cases to every operation of the OpenAPI document whose method `wanted` takes, and reports the smallest case of
 * each operation that breaks a promise of the document. Calls that change something get a filled company of their own.
 */
export async function fuzz(wanted: (method: string) => boolean): Promise<FuzzResult> {
  // What they answer is checked here, with the case that led to it.
  const server = await testServer({ env: { ROLE: 'api', OUTBOUND_ALLOW: OTHER_SIDE }, checkResponses: false })
  const elsewhere = otherSide()
  const calendar = elsewhere.at('/agenda.ics', calendarOf(['Werkoverleg', 1]))
  const { assembly } = server.app.platform
  const document = openapiDocument(assembly) as unknown as ApiDocument
  const resolve = (ref: string): Schema => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}
  const sample = everydaySample(assembly)
  const calls = [...assembly.publicCalls, ...assembly.calls]
    .map(({ call }) => call)
    .filter(call => wanted(call.method) && sample.samples(call))
  const result = {
    failures: [] as string[],
    sent: 0,
    succeeded: 0,
    unreached: [] as string[],
  }
  const stageFor = stages(server)
  const fuzzCall = async (call: Call | PublicCall, owner: Client) => {
    const template = `/api/${call.path.replace(/:(\w+)/g, '{$1}')}`
    const operation = operationAt(document, template, call.method)
    if (!operation) throw new Error(`${nameOf(call)} is not in the OpenAPI document`)
    const stage = await stageFor(call, owner)
    const { firstId: id, userId, token } = stage
    const answer = answerCheck(operation, call, resolve)
    const known = { id, userId, password: TEST_PASSWORD, hash: stage.hash(linksOf(call)[0]?.kind ?? '', LINKED) }
    const ready = await madeReady[nameOf(call)]?.({ server, owner, calendar, ...stage, id })
    const plain = { ...plainCase(operation, known), ...ready }
    const nasty = certainCases(operation, resolve, plain)
    const inFull = sample.tries(call)
    // Calls that are sampled share the nasty cases out among them.
    const share = calls.indexOf(call) % SAMPLED_PART
    const some = inFull ? nasty : [...unknownRecord(plain), ...nasty.filter((_, i) => i % SAMPLED_PART === share)]
    const certain = [plain, ...some].map((given): [FuzzCase] => [given])
    let tried = 0
    let reached = false
    let untilReached = false
    const attempt = fc.asyncProperty(casesOf(operation, resolve, known, plain), async (given: FuzzCase) => {
      if (untilReached && reached) return
      // Behind a limit, all but the first cases would get no further than its door.
      if (isLimited(call)) await owner.query('delete from attempt')
      const response = await server.app.handle(requestOfCase(call.method, template, given, token))
      reached ||= response.ok
      // Those that are certain come first, and are made to be refused; calls that are sampled go on until one succeeds.
      const counts = ++tried > certain.length && inFull
      if (counts) result.sent++
      if (counts && response.ok) result.succeeded++
      await answer(response, Boolean(given.query.fields))
    })
    const check = (cases: number) =>
      fc.check(attempt, { numRuns: cases + certain.length, seed: SEED, endOnFailure: false, examples: certain })
    const first = await check(inFull ? CASES : SAMPLED_CASES)
    untilReached = true
    const run = first.failed || reached ? first : await check(ENOUGH)
    if (run.failed) result.failures.push(inWords(`${call.method} ${template}`, run))
    if (!reached) result.unreached.push(nameOf(call))
  }
  // Companies do not meet, so several calls go on at once; what reaches into all companies comes after them.
  const alone = (call: Call | PublicCall) => call.method !== 'GET' && modulesOf(call).includes('ADMIN')
  const waiting = calls.filter(call => !alone(call))
  const inTurn = async (left: (Call | PublicCall)[]) => {
    const owner = new Client({ connectionString: server.ownerUrl })
    await owner.connect()
    for (let call = left.shift(); call; call = left.shift()) await fuzzCall(call, owner)
    await owner.end()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => inTurn(waiting)))
  await inTurn(calls.filter(alone))
  await elsewhere.stop()
  await server.stop()
  return result
}

/** The same request for a record that nobody has. */
function unknownRecord(plain: FuzzCase): FuzzCase[] {
  const numbers = Object.entries(plain.path).filter(([, value]) => /^\d+$/.test(value))
  if (!numbers.length) return []
  return [{ ...plain, path: { ...plain.path, ...Object.fromEntries(numbers.map(([name]) => [name, UNKNOWN])) } }]
}
const UNKNOWN = '999999999999'

/** Answers the company to try a call in: calls that only read share theirs, unless rows were made ready for one. */
function stages(server: TestServer) {
  let firstId = 700_000_000
  const shared = new Map<boolean, Promise<Stage>>()
  async function made(isPlatform: boolean, owner: Client): Promise<Stage> {
    firstId += 10
    const id = firstId
    const company = await server.company({ modules: allModules.filter(tag => tag !== 'ADMIN' || isPlatform) })
    const { userId } = company.admin
    // Hashes are made of it, and open the records of one company only.
    const given = { companyId: company.id, firstId: id, canary: `kanarie-${id}`, userId }
    const filled = await fillCompany(owner, server.app.platform, given)
    if (isPlatform) await fillPlatform(owner, server.app.platform, id)
    const token = await server.app.platform.tokens.sign({ companyId: company.id, userId, sessionId: null }, {})
    return { ...filled, userId, token }
  }
  return (call: Call | PublicCall, owner: Client): Promise<Stage> => {
    const isPlatform = modulesOf(call).includes('ADMIN')
    if (call.method !== 'GET' || nameOf(call) in madeReady) return made(isPlatform, owner)
    const stage = shared.get(isPlatform) ?? made(isPlatform, owner)
    shared.set(isPlatform, stage)
    return stage
  }
}

/** Whether tries are counted: by the declaration, or by the call itself where nobody has signed in yet. */
const isLimited = ({ access, limit }: Call | PublicCall) => access === 'public' || limit !== undefined

function inWords(what: string, run: fc.RunDetails<[FuzzCase]>): string {
  const cause = run.errorInstance instanceof Error ? run.errorInstance.message : String(run.errorInstance)
  return `${what}: ${cause}\n  smallest case, seed ${run.seed}, path ${run.counterexamplePath}: ${JSON.stringify(run.counterexample).slice(0, 400)}`
}
