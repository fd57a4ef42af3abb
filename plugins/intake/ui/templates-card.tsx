import { useT } from '@core/ui'
import { WorkTemplatesCard } from '@plugins/surveys/contract/templates/work-templates-card'

/** The templates of surveys, on the page of the settings (R-SET-022). */
export default function TemplatesCard() {
  return <WorkTemplatesCard of="intake" title={useT('intake')('templates')} />
}
