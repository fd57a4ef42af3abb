import { Button, Card, EmptyState, Link, Loaded, Tag, useList, useNavigate, useSave, useT } from '@core/ui'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import '../links.css'

/** Addresses that rules send dossiers to (R-SET-021). */
export function ConnectionsCard() {
  const t = useT('integrations')
  const navigate = useNavigate()
  const list = useList('/api/webhookconnection', { sort: 'name', limit: 100, fields: 'name,url,status' })
  const create = useSave('post', '/api/webhookconnection')
  const begin = () => create.mutate({ body: {} }, made => navigate(`/webhookconnection_detail/${made.id}`))
  const add = (
    <Button size="small" icon={IconPlus} busy={create.isPending} onClick={begin}>
      {t('newConnection')}
    </Button>
  )
  return (
    <Card title={t('connections')} count={list.data?.total} flush actions={add}>
      <Loaded query={list} what={t('theConnections')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconWebhook} title={t('noConnections')} text={t('noConnectionsText')} />
          ) : (
            rows.map(({ id, name, url, status }) => (
              <Link key={id} className="vk-card-row integrations-row" to={`/webhookconnection_detail/${id}`}>
                <span className="vk-grow vk-clip">
                  <strong>{name || t('unnamed')}</strong>
                  <span className="integrations-note vk-clip">{url ?? t('noAddressYet')}</span>
                </span>
                <Tag tone={status === 'active' ? 'ok' : 'warn'}>{t(`field.webhookconnection.status.${status}`)}</Tag>
              </Link>
            ))
          )
        }
      </Loaded>
    </Card>
  )
}

export default ConnectionsCard
