import { type WorkTemplates, workTemplates } from '@plugins/surveys/contract/work-templates'
import { Intake } from '../entities/intake'

/** What surveys begin with: forms, tasks, an adviser and remarks (G-TPL). */
export const intakeTemplates: WorkTemplates = workTemplates({
  path: 'intake',
  entity: Intake,
  column: 'intaketemplate_id',
  label: 'intake.intake',
})
