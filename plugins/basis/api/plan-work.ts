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
import { teamReader } from '../contract/teams'
import { inTheWay, sharedBy } from '../domain/planning/in-the-way'

const moment = nullable(t.String({ format: 'date-time' }))
const namesOf = userNames('user_id', 'user_fullname')

const person = nullable(t.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }))
const team = nullable(t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))

/** Something in the way, with the names of whom it takes. */
const inItsWay = t.Composite([calendarEvent, t.Object({ taken: t.Array(t.String()) })])

/** When work is to be, and who does it unless that stays as it is. */
const plan = t.Object(
  {
    start_date: moment,
    /** Left out, it lasts as it did. */
    end_date: t.Optional(moment),
    user_id: t.Optional(person),
    /** Which team does it, in place of one colleague. */
    team_id: t.Optional(team),
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
    was: t.Object({ start_date: moment, end_date: moment, user_id: person, team_id: t.Optional(team) }),
    found: t.Array(inItsWay),
  }),
  example: { start_date: '2026-12-01T08:00:00Z', end_date: '2026-12-01T12:00:00Z', user_id: 1, version: 1 },
  async run(context, { params, body, request }) {
    const source = context.all(calendarSources).find(({ kind }) => kind === params.kind)
    if (!source) throw notFound()
    await lockByName(context, 'planning')
    const [record] = await findAll(source.resource, context, [params.id])
    if (!record) throw notFound()
    const was = asPlanned(source, toRow(source.resource.entity, record))
    checkWhose(context, was, body)
    await checkTeam(context, source, body.team_id)
    await checkVersion(
      request,
      record,
      () => answer(source.resource, source.resource.enrich ?? [], context, record),
      body,
    )
    const { start_date, end_date } = body
    const ends = end_date === undefined ? {} : { end_date }
    const planned = { ...ends, [beginsIn(source)]: start_date, ...doerOf(source, body) }
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
  /** Of kinds of work that teams do as well. */
  readonly team_id?: number | null
  /** Who that is: of a to-do for the handler of its dossier the handler. */
  readonly whose: number | null
}

function asPlanned(source: CalendarSource, row: Readonly<Record<string, unknown>>): Planned {
  const user_id = typeof row.user_id === 'number' ? row.user_id : null
  return {
    start_date: row[beginsIn(source)] ? String(row[beginsIn(source)]) : null,
    end_date: row.end_date ? String(row.end_date) : null,
    user_id,
    ...(doneByTeams(source) && { team_id: typeof row.team_id === 'number' ? row.team_id : null }),
    whose: typeof row.assignee_id === 'number' ? row.assignee_id : user_id,
  }
}

interface Whose {
  readonly user_id?: number | null | undefined
  readonly team_id?: number | null | undefined
}

/** Below manager one plans oneself, and what is nobody's. */
function checkWhose(context: Context, was: Planned, becomes: Whose): void {
  const { id, role } = signedIn(context)
  if (role >= PLANS_OTHERS) return
  const isOwn = (whose: number | null | undefined) => !whose || whose === id || whose === HANDLER
  if (!isOwn(was.whose) || !isOwn(becomes.user_id)) throw invalid('user_id', 'basis.own_planning_only')
  if (was.team_id || becomes.team_id) throw invalid('team_id', 'basis.own_planning_only')
}

/** Who does it from now on, as it is written down; nothing where that stays as it is. */
function doerOf(source: CalendarSource, { user_id, team_id }: Whose): Whose {
  if (user_id === undefined && team_id === undefined) return {}
  const doer = user_id === undefined && !team_id ? {} : { user_id: user_id ?? null }
  return doneByTeams(source) ? { ...doer, team_id: team_id ?? null } : doer
}

const doneByTeams = ({ resource }: CalendarSource): boolean => 'team_id' in resource.entity.meta.properties

/**
 * Work keeps the number of a team that went to the trash, but is planned for it no more.
 *
 * @throws Problem 422 for a team that is not there, and for work that teams do not do
 */
async function checkTeam(context: Context, source: CalendarSource, team_id: number | null | undefined): Promise<void> {
  if (!team_id) return
  if (!doneByTeams(source)) throw invalid('team_id', 'basis.not_for_teams')
  const { live } = await context.use(teamReader).teams(context)
  if (!live.has(team_id)) throw invalid('team_id', 'core.unknown_reference')
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
  if (!planned) return []
  const found = inTheWay(planned, taken).map(event => ({
    ...event,
    user_fullname: null,
    taken: sharedBy(planned, event),
  }))
  const people = [...new Set(found.flatMap(event => event.taken))].map(id => ({ id, user_id: id, user_fullname: null }))
  await namesOf(found, context)
  await namesOf(people, context)
  const nameOf = new Map(people.map(({ user_id, user_fullname }) => [user_id, user_fullname]))
  return found.map(event => ({ ...event, taken: event.taken.flatMap(id => nameOf.get(id) ?? []) }))
}
