import { call } from '@core/context/call'
import { type Context, signedIn } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { lockByName } from '@core/db/lock-by-name'
import { nullable, wireFields } from '@core/db/schema'
import { answer, checkVersion, findAll, updateRecord } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { userNames } from '@core/users/user-names'
import { beginsIn, type CalendarSource, calendarEvent, calendarSources, PLANS_OTHERS } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { HANDLER } from '../contract/action-facts'
import { inTheWay } from '../domain/planning/in-the-way'

const moment = nullable(t.String({ format: 'date-time' }))
const namesOf = userNames('user_id', 'user_fullname')

const person = nullable(t.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }))

/** When work is to be, and who does it unless that stays as it is. */
const plan = t.Object(
  {
    start_date: moment,
    end_date: moment,
    user_id: t.Optional(person),
    /** As it was seen: a newer one is not overwritten. */
    version: t.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
)

/**
 * Plans work: when it is and who does it. It is planned also where something is in the way, and the answer tells of that.
 * One at a time in a company, so that of two who plan the same hour the second one hears of the first.
 */
export const planWork = call({
  method: 'POST',
  path: 'planning/:kind/:id',
  operationId: 'planning.plan',
  access: { module: 'BASIS' },
  summary: 'Plan work, or take it out of the planning; answers what is in its way',
  params: t.Object({ kind: t.String({ maxLength: 64 }), id: t.Integer({ minimum: 1 }) }),
  body: plan,
  response: t.Object({
    version: t.Integer(),
    /** What it was planned as, to plan it back. */
    was: t.Object({ start_date: moment, end_date: moment, user_id: person }),
    found: t.Array(calendarEvent),
  }),
  example: { start_date: '2026-12-01T08:00:00Z', end_date: '2026-12-01T12:00:00Z', user_id: 1, version: 1 },
  async run(context, { params, body, request }) {
    const source = context.all(calendarSources).find(({ kind }) => kind === params.kind)
    if (!source) throw notFound()
    await lockByName(context, 'planning')
    const [record] = await findAll(source.resource, context, [params.id])
    if (!record) throw notFound()
    const was = asPlanned(source, toRow(source.resource.entity, record))
    checkWhose(context, was.whose, body.user_id)
    await checkVersion(
      request,
      record,
      () => answer(source.resource, source.resource.enrich ?? [], context, record),
      body,
    )
    const { version: _, start_date, ...rest } = body
    const planned = { ...rest, [beginsIn(source)]: start_date }
    checkFilled(source, planned)
    await updateRecord(source.resource, context, record, planned)
    const { whose: _whose, ...before } = was
    return {
      version: Number(record.version),
      was: before,
      found: await findInTheWay(context, params, asPlanned(source, toRow(source.resource.entity, record))),
    }
  },
})

interface Planned {
  readonly start_date: string | null
  readonly end_date: string | null
  readonly user_id: number | null
  /** Who that is: of a to-do for the handler of its dossier the handler. */
  readonly whose: number | null
}

function asPlanned(source: CalendarSource, row: Readonly<Record<string, unknown>>): Planned {
  const user_id = typeof row.user_id === 'number' ? row.user_id : null
  return {
    start_date: row[beginsIn(source)] ? String(row[beginsIn(source)]) : null,
    end_date: row.end_date ? String(row.end_date) : null,
    user_id,
    whose: typeof row.assignee_id === 'number' ? row.assignee_id : user_id,
  }
}

/** Below manager one plans oneself, and what is nobody's. */
function checkWhose(context: Context, was: number | null, becomes: number | null | undefined): void {
  const { id, role } = signedIn(context)
  if (role >= PLANS_OTHERS) return
  const isOwn = (whose: number | null | undefined) => !whose || whose === id || whose === HANDLER
  if (!isOwn(was) || !isOwn(becomes)) throw invalid('user_id', 'basis.own_planning_only')
}

/** An appointment always has a time, a task need not. */
function checkFilled({ resource }: CalendarSource, planned: Readonly<Record<string, unknown>>): void {
  const needed = wireFields(resource.entity).filter(({ property }) => !property.nullable)
  for (const { name } of needed) if (planned[name] === null) throw invalid(name, 'core.required')
}

async function findInTheWay(
  context: Context,
  { kind, id }: { kind: string; id: number },
  { start_date, end_date }: Planned,
) {
  if (!start_date || !end_date) return []
  const ask = { from: new Date(start_date), to: new Date(end_date) }
  const taken = []
  for (const source of context.all(calendarSources)) taken.push(...(await source.read(context, ask)))
  const planned = taken.find(event => event.kind === kind && event.id === id)
  const found = planned ? inTheWay(planned, taken).map(event => ({ ...event, user_fullname: null })) : []
  await namesOf(found, context)
  return found
}
