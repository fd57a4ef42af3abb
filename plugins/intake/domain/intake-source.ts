import { readRows } from '@core/db/list'
import { atLeast, below } from '@core/db/where'
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
  begins: 'intake_date',
  async read(context, { from, to, userIds }) {
    const whose = userIds ? { user_id: [...userIds] } : {}
    const where = { ...LIVE, status: [...LIVE.status], intake_date: below(to), end_date: atLeast(from), ...whose }
    const rows = await readRows(context, Intake, COLUMNS, where, 'intake_date', { limit: MOST_EVENTS })
    return rows.map(intake => ({
      ...shown(intake),
      start: String(intake.intake_date),
      end: String(intake.end_date ?? intake.intake_date),
      all_day: false,
      attendees: [],
      absent: false,
      done: intake.status === 'completed',
    }))
  },
  async waiting(context) {
    const draft = { is_template: false, status: 'draft' } as const
    const rows = await readRows(context, Intake, COLUMNS, draft, 'id', { limit: MOST_WAITING })
    return rows.map(intake => ({ ...shown(intake), start: null, due: null, minutes: USUAL_MINUTES, people: 1 }))
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
  readonly version: number
}

const shown = ({ id, number, title, relation_fullname, flow_id, user_id, version }: Shown) => ({
  kind: 'intake',
  id,
  title: [title ?? number, relation_fullname].filter(Boolean).join(' · '),
  about: 'intake',
  flow_id,
  place: null,
  lat: null,
  lng: null,
  user_id,
  version,
})
