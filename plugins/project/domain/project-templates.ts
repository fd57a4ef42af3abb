import { type WorkTemplates, workTemplates } from '@plugins/surveys/contract/work-templates'
import { Project } from '../entities/project'
import { copyFiles } from './copy-files'
import { offsetsOf } from './plan-visits'

/** What projects begin with: forms, tasks with their place in the work, files, a colleague and remarks (G-TPL). */
export const projectTemplates: WorkTemplates = workTemplates({
  path: 'project',
  entity: Project,
  column: 'projecttemplate_id',
  label: 'project.project',
  offsetsOf,
  copyParts: copyFiles,
})
