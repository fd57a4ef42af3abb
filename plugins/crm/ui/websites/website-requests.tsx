import {
  Button,
  CardRow,
  EmptyState,
  formatMoment,
  Link,
  Loaded,
  MoreButton,
  Tag,
  useGrowingList,
  useSave,
  useT,
} from '@core/ui'
import { IconFolderPlus } from '@tabler/icons-react'
import '../crm.css'
import './website-requests.css'

/** What came in by a website last, and what was kept aside (G-WEB). */
export default function WebsiteRequests({ websiteId }: { websiteId: number }) {
  const t = useT('crm')
  const { list, rows, more } = useGrowingList('/api/websitelead', {
    website_id: String(websiteId),
    sort: '-created_at',
  })
  const accept = useSave('post', '/api/websitelead/{id}/accept', { refresh: ['/api/flow', '/api/relation'] })
  return (
    <>
      <Loaded compact query={list} what={t('theRequests')}>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noRequests')} text={t('noRequestsText')} />
          ) : (
            rows.map(lead => (
              <CardRow key={lead.id}>
                <span className="vk-grow crm-two-lines crm-request">
                  {lead.flow_id ? (
                    <Link to={`/flow_detail/${lead.flow_id}`}>{lead.name}</Link>
                  ) : (
                    <strong>{lead.name}</strong>
                  )}
                  <span className="vk-meta vk-clip">
                    {[formatMoment(lead.created_at), lead.reason && t(`field.websitelead.reason.${lead.reason}`)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {lead.taken_at === null && (
                  <span className="vk-row crm-request-end">
                    <Tag tone="warn">{t('keptAside')}</Tag>
                    <Button
                      size="small"
                      icon={IconFolderPlus}
                      onClick={() => accept.mutate({ params: { path: { id: lead.id } } })}
                    >
                      {t('acceptRequest')}
                    </Button>
                  </span>
                )}
              </CardRow>
            ))
          )
        }
      </Loaded>
      <MoreButton more={more} />
    </>
  )
}
