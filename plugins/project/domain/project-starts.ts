import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { createRecord } from '@core/resource/record'
import type { ProjectStarts } from '@plugins/crm/contract/project-starts'
import { Project } from '../entities/project'
import { projects } from '../resources/projects'
import { projectTemplates } from './project-templates'

/** A project that a dossier has, is to have or begins with. */
interface Begun {
  readonly flow_id: number
  readonly template_id: number | null
}

/** Begins a project in a dossier; with the template of its profile where none is chosen. */
export async function beginProject(context: Context, { flow_id, template_id }: Begun): Promise<void> {
  await createRecord(projects, context, { flow_id, ...(template_id ? { projecttemplate_id: template_id } : {}) })
}

/** The dossiers among some that have a project which was not called off. */
export async function withProject(context: Context, flowIds: readonly number[]): Promise<ReadonlySet<number | null>> {
  const live = ['new', 'planned', 'completed'] as const
  const where = { flow_id: [...flowIds], is_template: false, status: [...live] }
  return new Set((await readRows(context, Project, ['flow_id'], where)).map(({ flow_id }) => flow_id))
}

/** Begins projects in dossiers that are imported (S1 §3). */
export const startProjects: ProjectStarts = {
  templates: async context =>
    (await projectTemplates.choice.choices(context)).map(({ id, title }) => ({ id, name: title })),
  start: beginProject,
}
