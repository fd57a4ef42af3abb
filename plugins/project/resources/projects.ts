import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { reserveNumber } from '@core/numbers/next-number'
import { duplicated } from '@core/resource/duplicated'
import { resource } from '@core/resource/resource'
import { today } from '@core/time/today'
import { userNames } from '@core/users/user-names'
import { settleDoer, teamNames } from '@plugins/basis/contract/teams'
import { flowReader } from '@plugins/crm/contract'
import { formHolder } from '@plugins/surveys/contract'
import { countedForms } from '@plugins/surveys/contract/counted-forms'
import { Type as t } from '@sinclair/typebox'
import { projectEvents } from '../contract'
import { MOVING, moveProject } from '../domain/move-project'
import { handOver } from '../domain/plan-visits'
import type { ProjectRecord } from '../domain/project-record'
import { projectStates } from '../domain/project-states'
import { projectTemplates } from '../domain/project-templates'
import { Project } from '../entities/project'

/** Work that was sold, and its templates (S1 §3). */
export const projects = resource({
  entity: Project,
  module: 'PROJECT',
  sort: '-start_date',
  called: { by: 'number', notes: ['relation_fullname'] },
  defaults: { is_template: false },
  readonly: [
    'number',
    'relation_id',
    'relation_fullname',
    'date_completed',
    'date_cancelled',
    'delivery_id',
    'flow_data_id',
    'is_template',
  ],
  states: { ...projectStates, direct: { fields: MOVING, run: moveProject } },
  events: { created: projectEvents.made, deleted: projectEvents.removed, restored: projectEvents.restored },
  abilities: [
    duplicated<typeof Project>({
      title: 'title',
      // It is planned anew, with the forms and files of its original rather than those of a template.
      without: ['start_date', 'end_date', 'delivery_id'],
      begins: { projecttemplate_id: null },
      copied: (copy, original, context) => projectTemplates.copy(context, { from: original, to: copy }),
    }),
  ],
  enrich: [
    { fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') },
    teamNames,
    countedForms,
  ],
  async prepare(project, context, changes, before) {
    project.title = project.title?.trim() || null
    const doers = { user_id: project.user_id ?? null, team_id: project.team_id ?? null, ...doerIn(before) }
    settleDoer(project, changes)
    if (changes.projecttemplate_id) await projectTemplates.check(context, Number(changes.projecttemplate_id))
    if (!before) return begin(project, context, changes)
    if ('flow_id' in changes && changes.flow_id !== before.flow_id) throw invalid('flow_id', 'project.flow_stays')
    const isOpen = project.status === 'new' || project.status === 'planned'
    if (isOpen && !project.is_template) await handOver(context, project, doers)
  },
})

/** Who did it, of what is known of it before a change. */
const doerIn = (before: Readonly<Record<string, unknown>> | null) =>
  Object.fromEntries(
    (['user_id', 'team_id'] as const).flatMap(column => {
      const id = before?.[column]
      return before && column in before ? [[column, typeof id === 'number' ? id : null]] : []
    }),
  )

async function begin(project: ProjectRecord, context: Context, given: object): Promise<void> {
  if (project.status !== 'new') throw invalid('status', 'project.begins_new')
  if (project.is_template) {
    if (project.start_date) throw invalid('start_date', 'project.template_stays')
  } else {
    if (!project.flow_id) throw invalid('flow_id', 'core.required')
    const flow = await context.use(flowReader).flow(context, project.flow_id)
    if (!flow) throw invalid('flow_id', 'core.unknown_reference')
    const year = today(context.company).slice(0, 4)
    project.number = `P${year}-${String(await reserveNumber(context, `project-${year}`)).padStart(4, '0')}`
    project.relation_id = flow.relation_id
    project.relation_fullname = flow.relation_fullname
    project.title ??= flow.description?.slice(0, 255) ?? null
    if (!('projecttemplate_id' in given))
      project.projecttemplate_id = await projectTemplates.ofProfile(context, flow.flowprofile_id)
    const template = await projectTemplates.read(context, project.projecttemplate_id)
    project.remarks ??= template?.remarks ?? null
    if (!project.team_id) project.user_id ??= template?.user_id ?? flow.project_user_id ?? null
  }
  project.flow_data_id = await context.use(formHolder).begin(context, project.flow_id ?? null)
}
