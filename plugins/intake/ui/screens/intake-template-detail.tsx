import { Button, Loaded, Page, useCall, useOwns, useParams, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/intake'
import { TaskTemplatesCard } from '@plugins/basis/contract/task-templates-card'
import { FormsOfHolder } from '@plugins/surveys/contract/forms-of-holder'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'

/** A template of a survey: what it is called and which forms and tasks come along (SCR-092). */
export default function IntakeTemplateDetail() {
  const t = useT('intake')
  const { intaketemplateId } = useParams()
  const hasTasks = useOwns('BASIS')
  const [editing, setEditing] = useState(false)
  const template = useCall('get', '/api/intake/{id}', { params: { path: { id: Number(intaketemplateId) } } })
  return (
    <Loaded query={template} what={t('theTemplates')}>
      {found => (
        <Page
          title={found.title ?? t('template')}
          crumbs={[{ title: t('templates'), to: '/account/company_documentsettings' }]}
          layout="narrow"
          actions={
            <Button icon={IconPencil} hotkey="E" onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          }
        >
          {found.flow_data_id && <FormsOfHolder id={found.flow_data_id} />}
          {hasTasks && <TaskTemplatesCard title={t('tasks')} of={{ intake_id: found.id }} type="intake" />}
          {editing && (
            <ResourceModal
              of={described}
              record={found}
              title={t('template')}
              layout={['title', 'user_id', 'remarks']}
              only
              onClose={() => setEditing(false)}
            />
          )}
        </Page>
      )}
    </Loaded>
  )
}
