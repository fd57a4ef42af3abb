import { ButtonLink, Card, CardRow, formatDateTime, Link, Loaded, StatusTag, Tag, useCall, useT } from '@core/ui'
import { IconCheck, IconSignature } from '@tabler/icons-react'
import './delivery-card.css'

/** How far the delivery of a project is. */
export const useDelivery = (id: number) => useCall('get', '/api/project/{id}/delivery', { params: { path: { id } } })

/** The forms that the customer signs, and the report that was signed; nothing where no form asks for a signature. */
export function DeliveryCard({ projectId }: { projectId: number }) {
  const t = useT('project')
  const found = useDelivery(projectId)
  if (found.data && !found.data.forms.length && !found.data.report) return null
  return (
    <Card title={t('delivery')} flush>
      <Loaded compact query={found} what={t('delivery')}>
        {({ forms, report }) => (
          <>
            {forms.map(form => (
              <CardRow key={form.id}>
                <Link className="vk-grow vk-clip" to={`/flowdataitem_detail/${form.id}`}>
                  {form.name}
                </Link>
                {form.status === 'open' ? (
                  <Tag icon={IconSignature}>{t('notSigned')}</Tag>
                ) : (
                  <Tag tone="ok" icon={IconCheck}>
                    {t(report ? 'isDone' : 'reportComes')}
                  </Tag>
                )}
              </CardRow>
            ))}
            {report && (
              <CardRow>
                <span className="vk-grow">
                  <strong>{[report.number, report.title].filter(Boolean).join(' · ')}</strong>
                  <span className="vk-meta project-delivery-line">
                    {report.signername && report.signed_at
                      ? t('deliverySigned', { name: report.signername, when: formatDateTime(report.signed_at) })
                      : t('deliveryUndone')}
                  </span>
                  {report.signed_at && (
                    <span className="vk-meta project-delivery-line">
                      {report.mail_to ? t('deliveryMailed', { address: report.mail_to }) : t('deliveryNotMailed')}
                    </span>
                  )}
                </span>
                <StatusTag status={report.status} />
                <ButtonLink size="small" to={`/document_detail/${report.id}`}>
                  {t('openReport')}
                </ButtonLink>
              </CardRow>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}
