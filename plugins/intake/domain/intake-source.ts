import { readRows } from '@core/db/list'
import { atLeast, below, type WhereOf } from '@core/db/where'
import { broughtBy, ofNoTeam, readWithTeams, type Teams, teamReader, teamsWith } from '@plugins/basis/contract/teams'
import { type CalendarSource, MOST_EVENTS, MOST_WAITING } from '@plugins/crm/contract'
import { Intake } from '../entities/intake'
import { intakes } from '../resources/intakes'

const COLUMNS = [
  'id',
  'number',
  'title',
  'relation_fullname',
  'flow_id',
  'user_id',
  'team_id',
  'status',
  'intake_date',
  'end_date',
  'version',
] as const

const LIVE = { is_template: false, status: ['planned', 'completed'] as const }

/** Surveys in the agenda, yellow, and those that wait to be planned (G-CALCOL). */
export const intakeSource: CalendarSource = {
  kind: 'intake',
  resource: intakes,
  text: 'remarks',
  begins: 'intake_date',
  async read(context, { from, to, userIds }) {
    const teams = await context.use(teamReader).teams(context)
    const where = { ...LIVE, status: [...LIVE.status], intake_date: below(to), end_date: atLeast(from) }
    const read = (whose: WhereOf<typeof Intake>) =>
      readRows(context, Intake, COLUMNS, { ...where, ...whose }, 'intake_date', { limit: MOST_EVENTS })
    const own = userIds ? { user_id: [...userIds] } : {}
    const rows = await readWithTeams(read, own, userIds ? teamsWith(teams, userIds) : [])
    return rows.map(intake => ({
      ...shown(intake, teams),
      start: String(intake.intake_date),
      end: String(intake.end_date ?? intake.intake_date),
      all_day: false,
      attendees: [...broughtBy(teams, intake.team_id).members],
      absent: false,
      done: intake.status === 'completed',
    }))
  },
  async waiting(context, { nobody }) {
    const limit = MOST_WAITING
    const teams = await context.use(teamReader).teams(context)
    const left = { user_id: nobody.filter(id => id !== null), team_id: ofNoTeam(teams) }
    const planned = { is_template: false, status: 'planned', ...left } as const
    const rows = [
      ...(left.user_id.length ? await readRows(context, Intake, COLUMNS, planned, 'intake_date', { limit }) : []),
      ...(await readRows(context, Intake, COLUMNS, { is_template: false, status: 'draft' }, 'id', { limit })),
    ]
    return rows.slice(0, limit).map(intake => ({
      ...shown(intake, teams),
      start: intake.status === 'planned' && intake.intake_date ? String(intake.intake_date) : null,
      due: null,
      minutes: USUAL_MINUTES,
      people: 1,
    }))
  },
}

/** How long a survey takes that nobody planned yet. */
const USUAL_MINUTES = 90

interface Shown {
  readonly id: number
  readonly number: string | null
  readonly title: string | null
  readonly relation_fullname: string
  readonly flow_id: number | null
  readonly user_id: number | null
  readonly team_id: number | null
  readonly version: number
}

const shown = ({ id, number, title, relation_fullname, flow_id, user_id, team_id, version }: Shown, teams: Teams) => ({
  kind: 'intake',
  id,
  title: [title ?? number, relation_fullname].filter(Boolean).join(' · '),
  about: 'intake',
  flow_id,
  place: null,
  lat: null,
  lng: null,
  user_id,
  team_id: broughtBy(teams, team_id).team_id,
  version,
})
