import {
  Button,
  Card,
  copyText,
  Facts,
  formatMoney,
  IconButton,
  Link,
  LoadingState,
  phoneLink,
  routeLink,
  Tag,
  useCurrentUser,
  useT,
} from '@core/ui'
import { IconCopy, IconExternalLink, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { stageOf } from '../../contract/flow-status'
import { addressLines } from '../relation/address'
import { EmailLink } from '../relation/email-link'
import { EditRelationModal } from '../relation/relation-modal'
import { customerPage } from './customer-page'
import { FlowMap } from './flow-map'
import type { Flow } from './flow-status'
import { RelationGone, useRelationOf } from './relation-gone'

/** Left column of a dossier: who it is for, where, the customer's link, and what it is worth. */
export function FlowFacts({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const { simplemode } = useCurrentUser()
  return (
    <>
      <CustomerCard flow={flow} />
      {!simplemode && (
        <Card title={t('orderValue')} actions={<span className="vk-meta">{t('excVat')}</span>}>
          <strong className="crm-order-value">{flow.order_value === null ? '–' : formatMoney(flow.order_value)}</strong>
        </Card>
      )}
      <Card title={t('flow')}>
        <Facts
          facts={[
            { label: t('handler'), value: flow.user_fullname },
            { label: t('leadDate'), value: <DutchDay day={flow.lead_date} /> },
            { label: t('leadSource'), value: flow.lead_source },
            {
              label: t('reference'),
              value: [flow.reference, flow.reference2, flow.reference3].filter(Boolean).join(', '),
            },
            {
              label: t('tags'),
              value: flow.tags.length > 0 && (
                <span className="vk-row vk-row-wrap crm-tags">
                  {flow.tags.map(tag => (
                    <Tag key={tag}>{tag}</Tag>
                  ))}
                </span>
              ),
            },
          ].map(fact => ({ ...fact, value: fact.value || null }))}
        />
      </Card>
    </>
  )
}

function DutchDay({ day }: { day: string }) {
  return <time dateTime={day}>{day.split('-').reverse().join('-')}</time>
}

function CustomerCard({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const [editing, setEditing] = useState(false)
  const { relation, gone } = useRelationOf(flow)
  if (gone) return <RelationGone flow={flow} />
  if (!relation) return <LoadingState lines={4} />
  const address = addressLines(relation)
  const portal = customerPage(flow)
  return (
    <>
      <FlowMap relation={relation} stage={stageOf(flow.status)} />
      <Card
        title={<Link to={`/relation_detail/${relation.id}`}>{relation.fullname}</Link>}
        actions={<IconButton icon={IconPencil} label={t('editRelation')} onClick={() => setEditing(true)} />}
      >
        <Facts
          facts={[
            { label: t('phone'), value: relation.phone && <a href={phoneLink(relation.phone)}>{relation.phone}</a> },
            { label: t('email'), value: relation.email && <EmailLink email={relation.email} /> },
            {
              label: t('address'),
              value: address.length > 0 && (
                <a href={routeLink(address.join(', '))} target="_blank" rel="noreferrer" title={t('planRoute')}>
                  {address.map(line => (
                    <span key={line} className="crm-line">
                      {line}
                    </span>
                  ))}
                </a>
              ),
            },
            {
              label: t('customerLink'),
              value: (
                <span className="vk-row">
                  <a href={portal} target="_blank" rel="noreferrer" className="crm-external">
                    {t('openPortal')} <IconExternalLink size={14} stroke={1.75} />
                  </a>
                  <IconButton
                    size="small"
                    icon={IconCopy}
                    label={t('copyPortal')}
                    onClick={() => void copyText(portal)}
                  />
                </span>
              ),
            },
          ].map(fact => ({ ...fact, value: fact.value || null }))}
        />
        {!address.length && (
          <Button size="small" variant="minimal" onClick={() => setEditing(true)}>
            {t('addAddress')}
          </Button>
        )}
        {editing && <EditRelationModal relation={relation} onClose={() => setEditing(false)} />}
      </Card>
    </>
  )
}
