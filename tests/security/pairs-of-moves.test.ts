import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { workFor } from '@core/platform/work-for'
import { declared } from '@core/resource/declared'
import { move } from '@core/states/move'
import { putBack } from '@core/states/put-back'
import { type AnyStates, ownedColumns, type Stateful } from '@core/states/states'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { OptimisticLockError } from '@mikro-orm/postgresql'
import { Client } from 'pg'
import { IN_FULL, LIMIT_MS } from './everyday-sample'
import { fillCompany } from './fill-company'

/**
 * Of sixteen at once that make two moves with one record each sees what the one before it did, whatever kind and whichever
 * moves: they are those that are declared.
 */
let server: TestServer
let company: TestCompany
let owner: Client
const FIRST = 710_000_000
const AT_ONCE = IN_FULL ? 16 : 8

beforeAll(async () => {
  // Filled records have versions that cannot be printed: jobs that mail them would wait in the files that come after.
  server = await testServer({ own: true })
  company = await server.company()
  owner = new Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.stop()
})

type Deed = (context: Context, states: AnyStates, record: Stateful) => Promise<void>

interface Named {
  readonly name: string
  /** Statuses that it starts from. */
  readonly from: readonly string[]
  readonly run: Deed
}

/** What can be done with a kind that gives it another status: its moves, and putting it back in what it was before. */
function deedsOf({ moves, putBack: back }: AnyStates): Named[] {
  const named = Object.entries(moves).map(([name, { from }]): Named => {
    return { name, from, run: (context, states, record) => move(context, states, record, name) }
  })
  if (!back) return named
  const to = back.to[0] ?? ''
  const from = Object.values(moves).flatMap(one => (one.from.includes(to) ? one.to : []))
  return [...named, { name: 'putBack', from, run: (context, states, record) => putBack(context, states, record, to) }]
}

/** Every two of them, each with itself too. */
const pairsOf = (deeds: readonly Named[]): [Named, Named][] =>
  deeds.flatMap((one, at) => deeds.slice(at).map((other): [Named, Named] => [one, other]))

const asStaff = <T>(work: (context: Context) => Promise<T>) =>
  workFor(server.app.platform, { companyId: company.id, userId: company.admin.userId }, work)

/** Does it as a call does: once more where somebody was first, and answers what staff are told. */
async function told(states: AnyStates, run: Deed): Promise<string> {
  try {
    await asStaff(async context => {
      const record = await openRecord(context, states.entity, FIRST)
      await run(context, states, record as unknown as Stateful)
    })
    return 'done'
  } catch (error) {
    if (error instanceof OptimisticLockError) return told(states, run)
    if (error instanceof Problem) return String(error.status)
    throw error
  }
}

/** Puts the record in a status, to which it came by the move that its log tells of. */
async function begin(states: AnyStates, status: string): Promise<void> {
  const { tableName } = states.entity.meta
  await owner.query('delete from log_item where company_id = $1 and loggable_type = $2 and loggable_id = $3', [
    company.id,
    tableName,
    FIRST,
  ])
  await owner.query(`update "${tableName}" set status = $1, version = version + 1 where id = ${FIRST}`, [status])
  const before = states.putBack?.to[0]
  if (before !== undefined && before !== status)
    await asStaff(async context => {
      const record = (await openRecord(context, states.entity, FIRST)) as unknown as Record<string, unknown>
      const owned = Object.fromEntries(ownedColumns(states).map(column => [column, record[column] ?? null]))
      context.log({
        ...{ type: tableName, id: FIRST, description: 'begun' },
        before: { ...owned, status: before },
        after: { ...owned, status },
      })
    })
}

/** The moves that the log of the record tells of, in order. */
async function logged(states: AnyStates) {
  const { rows } = await owner.query<{ from: string; to: string; description: string }>(
    `select old_value->>'status' as "from", new_value->>'status' as "to", description from log_item
     where company_id = $1 and loggable_type = $2 and loggable_id = $3 and description <> 'begun'
       and old_value->>'status' is not null and new_value->>'status' is not null order by id`,
    [company.id, states.entity.meta.tableName, FIRST],
  )
  return rows
}

test(
  'of many at once that make two moves with one record, each goes on from where the one before it left off (R-DOC-001)',
  async () => {
    await fillCompany(owner, server.app.platform, { companyId: company.id, firstId: FIRST, canary: 'kanarie' })
    const kinds = await asStaff(async context =>
      context.use(declared).resources.flatMap(({ path, states }) => (states ? [{ path, states }] : [])),
    )
    const wrong: string[] = []
    const done = new Set<string>()
    for (const { path, states } of kinds) {
      for (const [one, other] of pairsOf(deedsOf(states))) {
        const start = one.from.find(status => other.from.includes(status)) ?? one.from[0] ?? ''
        await begin(states, start)
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, n) => told(states, (n % 2 ? other : one).run)),
        )
        const lines = await logged(states)
        const { rows } = await owner.query(`select status from "${states.entity.meta.tableName}" where id = ${FIRST}`)
        const note = (what: string) => wrong.push(`${path}: ${one.name} and ${other.name} from ${start}: ${what}`)
        if (answers.some(answer => answer !== 'done' && answer !== '409' && answer !== '422')) note(answers.join())
        const moves = answers.filter(answer => answer === 'done').length
        if (moves) for (const { name } of [one, other]) done.add(`${path} ${name}`)
        // A move may bring about another: an invoice of nothing is settled once it is sent.
        if (moves > lines.length) note(`${moves} done, ${lines.length} in the log`)
        const broken = lines.findIndex((line, at) => line.from !== (lines[at - 1]?.to ?? start))
        if (broken >= 0) note(`the log goes on from ${lines[broken]?.from} after ${lines[broken - 1]?.to ?? start}`)
        const last = lines.at(-1)?.to ?? start
        if (rows[0]?.status !== last) note(`is ${rows[0]?.status}, and ${last} in the log`)
      }
    }
    expect(wrong).toEqual([])
    // Kinds whose moves all fail would prove nothing.
    expect(kinds.map(({ path }) => path).filter(path => ![...done].some(name => name.startsWith(`${path} `)))).toEqual(
      [],
    )
  },
  LIMIT_MS,
)
