import { useT } from '@core/ui'
import { WorkTemplatesCard } from '@plugins/surveys/contract/templates/work-templates-card'

/** The templates of projects, on the page of the settings (R-SET-022). */
export default function TemplatesCard() {
  return <WorkTemplatesCard of="project" title={useT('project')('templates')} />
}
