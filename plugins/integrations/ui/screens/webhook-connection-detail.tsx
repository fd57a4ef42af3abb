import {
  Button,
  Card,
  confirmDelete,
  IconButton,
  type Init,
  Loaded,
  Menu,
  Page,
  refreshCalls,
  Tag,
  toast,
  toastProblem,
  useCall,
  useNavigate,
  useParams,
  useSave,
  useT,
} from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import { ResourceFacts } from '@core/ui/records'
import webhookconnection from '@openapi/fields/webhookconnection'
import { IconDots, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Connection } from '../connections/tag-rule-modal'
import { TagRulesCard } from '../connections/tag-rules-card'

const PATH = '/api/webhookconnection/{id}'

/** Where a connection goes and what goes along; whatever is changed has to be tested anew (SCR-091). */
export default function WebhookConnectionDetail() {
  const t = useT('integrations')
  const id = Number(useParams().connectionId)
  const query = useCall('get', PATH, { params: { path: { id } } })
  return (
    <Loaded query={query} what={t('theConnections')}>
      {row => <Connected row={row} />}
    </Loaded>
  )
}

function Connected({ row }: { row: Connection }) {
  const t = useT('integrations')
  const navigate = useNavigate()
  const [editing, setEditing] = useState(row.url === null)
  const params = { path: { id: row.id } }
  const remove = useSave('delete', PATH)
  const change = useSave('patch', PATH)
  const test = useSave('post', '/api/webhookconnection/{id}/test')
  const save = (body: NonNullable<Init<'patch', typeof PATH>['body']>) => change.send({ params, body })

  async function tryOut(): Promise<void> {
    try {
      const { result, status, body, problem } = await test.send({ params })
      await refreshCalls(PATH)
      if (result === 'success') return toast(`${t('testDone')} ${t('testDoneText')}`)
      const answer = [problem ?? status, body].filter(Boolean).join(' ')
      toast(`${t('testFailed')} ${t('testFailedText')} ${answer}`, { tone: 'danger' })
    } catch (error) {
      toastProblem(error)
    }
  }

  async function trash(): Promise<void> {
    if (await confirmDelete()) remove.mutate({ params }, () => navigate('/account/company_integrations'))
  }

  return (
    <Page
      title={row.name || t('unnamed')}
      crumbs={[{ title: t('links'), to: '/account/company_integrations' }]}
      layout="narrow"
      state={
        <Tag tone={row.status === 'active' ? 'ok' : 'warn'}>{t(`field.webhookconnection.status.${row.status}`)}</Tag>
      }
      actions={
        <>
          <Button icon={IconPencil} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
          <Button
            variant="primary"
            icon={IconPlayerPlay}
            busy={test.isPending}
            why={row.url ? undefined : t('noAddressYet')}
            disabled={!row.url}
            onClick={() => void tryOut()}
          >
            {t('test')}
          </Button>
          <Menu
            label={t('more')}
            items={[{ key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void trash() }]}
          >
            <IconButton icon={IconDots} label={t('more')} />
          </Menu>
        </>
      }
    >
      <div className="settings-cards">
        <Card title={t('connectionFacts')}>
          <div className="vk-stack">
            <ResourceFacts of={webhookconnection} row={row} without={['name', 'status']} />
            <p className="vk-meta">{t('connectionText')}</p>
          </div>
        </Card>
        <TagRulesCard
          title={t('bodyTags')}
          help={t('bodyTagsText')}
          rules={row.body_tags}
          onSave={body_tags => save({ body_tags })}
        />
        <TagRulesCard
          title={t('headerTags')}
          help={t('headerTagsText')}
          rules={row.header_tags}
          onSave={header_tags => save({ header_tags })}
        />
        <TagRulesCard
          title={t('queryTags')}
          help={t('queryTagsText')}
          rules={row.query_tags}
          onSave={query_tags => save({ query_tags })}
        />
      </div>
      {editing && (
        <ResourceModal
          of={webhookconnection}
          record={row}
          title={t('editConnection')}
          layout={['name', 'url', ['method', 'flowprofile_id']]}
          only
          onClose={() => setEditing(false)}
        />
      )}
    </Page>
  )
}
