import { Button, Card, Facts, formatDateTime, Link, Loaded, Page, useCall, useParams, useT } from '@core/ui'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionModal } from '../action/action-modal'
import { ActionRow } from '../action/action-row'

/** One to-do on a page of its own (SCR-052). */
export default function ActionDetail() {
  const t = useT('basis')
  const { actionId } = useParams()
  const [editing, setEditing] = useState(false)
  const action = useCall('get', '/api/action/{id}', { params: { path: { id: Number(actionId) } } })
  return (
    <Loaded query={action} what={t('theAction')}>
      {found => (
        <Page
          title={found.description}
          crumbs={[{ title: t('actions'), to: '/action_overview' }]}
          layout="narrow"
          actions={
            <Button icon={IconPencil} onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          }
        >
          <Card flush>
            <ActionRow action={found} about={false} />
          </Card>
          <Card>
            <Facts
              facts={[
                { label: t('field.action.user_id'), value: found.user_fullname ?? t('everybody') },
                { label: t('field.action.due_date'), value: formatDateTime(found.due_date) },
                {
                  label: t('about'),
                  value: found.flow_id ? <Link to={`/flow_detail/${found.flow_id}`}>{found.subject}</Link> : null,
                },
                {
                  label: t('doneAt'),
                  value: found.completion_date ? formatDateTime(found.completion_date) : null,
                },
              ]}
            />
          </Card>
          {editing && <ActionModal action={found} onClose={() => setEditing(false)} />}
        </Page>
      )}
    </Loaded>
  )
}
