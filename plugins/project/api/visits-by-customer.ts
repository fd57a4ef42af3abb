import { call } from '@core/context/call'
import { Problem } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { not } from '@core/db/where'
import type { OutgoingRow } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { teamReader } from '@plugins/basis/contract/teams'
import { type Visit, visits } from '@plugins/basis/contract/visits'
import { flowLink, flowReader } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { Project } from '../entities/project'

const moment = t.Union([t.String({ format: 'date-time' }), t.Null()])

/** When who comes and what was done, as the customer of a dossier sees it. What waits to be planned is not theirs yet. */
export const visitsByCustomer = call({
  method: 'GET',
  path: 'flow/:hash/visitsbycustomer',
  access: { hash: flowLink },
  summary: 'The visits of a dossier as its customer sees them: who comes when, and what was done',
  params: t.Object({ hash: t.String({ maxLength: 64 }) }),
  response: t.Object({
    visits: t.Array(
      t.Object({
        id: t.Integer(),
        title: t.String(),
        start_date: moment,
        end_date: moment,
        done: t.Boolean(),
        who: t.Array(t.String()),
      }),
    ),
  }),
  async run(context, { recordId }) {
    if (!context.owns('PROJECT')) return { visits: [] }
    if (!(await context.use(flowReader).flow(context, recordId))) throw new Problem(404, flowLink.gone)
    const where = { flow_id: recordId, is_template: false, status: not('cancelled') }
    const projects = await readRows(context, Project, ['id'], where)
    if (!projects.length) return { visits: [] }
    const own = await context.use(visits).of(
      context,
      projects.map(({ id }) => id),
    )
    const planned = own.filter(({ start_date }) => start_date !== null)
    const teams = planned.some(({ team_id }) => team_id) ? await context.use(teamReader).teams(context) : null
    const peopleOf = ({ user_id, team_id, attendees }: Visit) => [
      ...new Set([...(user_id ? [user_id] : []), ...(team_id ? (teams?.live.get(team_id) ?? []) : []), ...attendees]),
    ]
    const people = [...new Set(planned.flatMap(peopleOf))].map((id): OutgoingRow => ({ id }))
    await userNames('id', 'fullname')(people, context)
    const names = new Map(people.map(({ id, fullname }) => [id, typeof fullname === 'string' ? fullname : null]))
    return {
      visits: planned.map(visit => ({
        id: visit.id,
        title: visit.title,
        start_date: visit.start_date,
        end_date: visit.end_date,
        done: visit.status === 'afgerond',
        who: peopleOf(visit).flatMap(id => names.get(id) ?? []),
      })),
    }
  },
})
