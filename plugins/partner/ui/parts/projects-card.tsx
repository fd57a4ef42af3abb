import { Card, useT } from '@core/ui'
import { type PartnerFlow, StageBar, StageLegend } from './stages'

interface ProjectsCardProps {
  projects: readonly { id: number; label: string }[]
  flows: readonly PartnerFlow[]
}

/** How far the work in each project is. */
export function ProjectsCard({ projects, flows }: ProjectsCardProps) {
  const t = useT('partner')
  const rows = [...projects, { id: null, label: t('withoutProject') }]
    .map(({ id, label }) => ({ label, own: flows.filter(flow => flow.partner_project_id === id) }))
    .filter(({ own }) => own.length > 0)
  if (rows.length === 0) return null
  return (
    <Card title={t('projects')} count={projects.length || undefined}>
      <StageLegend />
      {rows.map(({ label, own }) => (
        <section key={label} className="partner-project">
          <span>
            <strong>{label}</strong>
            <span className="vk-meta">
              {t('delivered', { count: own.filter(({ status }) => status === 'completed').length })}
            </span>
          </span>
          <StageBar flows={own} />
        </section>
      ))}
    </Card>
  )
}
