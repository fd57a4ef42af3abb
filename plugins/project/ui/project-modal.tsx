import { Field, type RowOf, Select, useCall, useNavigate, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/project'
import { doerFields } from '@plugins/basis/contract/doer-fields'
import { useState } from 'react'

type Project = RowOf<'/api/project'>

export const ALSO = ['/api/flow', '/api/task', '/api/calendar', '/api/planning']

interface NewProjectModalProps {
  /** What it begins with: the dossier that it is for. */
  starting?: Partial<Project>
  /** The template that is chosen at first. */
  template?: number | null
  onClose: () => void
}

/** A new project: of which dossier, with which template, and when its first visit is, if that is known (MOD-011). */
export function NewProjectModal({ starting = {}, template: first = null, onClose }: NewProjectModalProps) {
  const t = useT('project')
  const navigate = useNavigate()
  const [template, setTemplate] = useState<number | null>(first)
  const { data: templates = [] } = useCall('get', '/api/project/indexTemplates')
  return (
    <ResourceModal
      of={described}
      title={t('newProject')}
      verb={t('makeProject')}
      layout={['flow_id', 'title', 'start_date', 'user_id', 'team_id', 'remarks']}
      only
      fields={{
        ...doerFields(() => 'project', t('leaderOfFlow')),
        flow_id: { required: true, disabled: Boolean(starting.flow_id) },
        start_date: { label: t('firstVisit') },
        remarks: { rows: 3 },
      }}
      values={starting}
      along={template === null ? undefined : { projecttemplate_id: template || null }}
      refresh={ALSO}
      onSaved={({ id }) => void navigate(`/project_detail/${id}`)}
      onClose={onClose}
    >
      {templates.length > 0 && (
        <Field label={t('template')}>
          <Select
            value={template}
            onChange={setTemplate}
            empty={t('templateOfProfile')}
            options={[
              ...templates.map(({ id, title }) => ({ value: id, label: title ?? `#${id}` })),
              { value: 0, label: t('noTemplate') },
            ]}
          />
        </Field>
      )}
    </ResourceModal>
  )
}

/** When a project begins, who does it and what it is about; its open visits move along. */
export function EditProjectModal({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useT('project')
  const mayPlan = project.status === 'new' || project.status === 'planned'
  return (
    <ResourceModal
      of={described}
      record={project}
      title={t('editProject')}
      layout={[...(mayPlan ? (['start_date'] as const) : []), 'title', 'user_id', 'team_id', 'remarks']}
      only
      fields={{
        ...doerFields(() => 'project'),
        start_date: { label: t('firstVisit'), help: t('firstVisitText') },
        remarks: { rows: 3 },
      }}
      refresh={ALSO}
      onClose={onClose}
    />
  )
}
