import { on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { projectEvents } from '../contract'
import { Project } from '../entities/project'
import { moveProject } from './move-project'
import { projectTemplates } from './project-templates'

/** A new project takes over its template, and is planned where it came with a moment. */
export const settleNew = on(
  projectEvents.made,
  'take over the template and plan it',
  async ({ id }, context) => {
    const project = await openRecord(context, Project, id)
    if (!project) return
    const { start_date, end_date } = project
    // Its visits say when it is: until these are planned it is not.
    Object.assign(project, { start_date: null, end_date: null })
    if (project.projecttemplate_id) {
      const template = await projectTemplates.check(context, project.projecttemplate_id)
      await projectTemplates.takeOver(context, project, template)
    }
    if (project.is_template) return
    await context.emit(projectEvents.created, { id })
    if (start_date)
      await moveProject(context, project, { start_date: start_date.toISOString(), end_date: end_date?.toISOString() })
  },
  { within: true },
)
