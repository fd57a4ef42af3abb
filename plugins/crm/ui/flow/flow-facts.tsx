import {
  Button,
  Card,
  copyText,
  customerPage,
  Facts,
  IconButton,
  Link,
  LoadingState,
  type RowOf,
  Tag,
  useCurrentUser,
  useT,
} from '@core/ui'
import { ResourceFacts } from '@core/ui/records'
import described from '@openapi/fields/flow'
import { IconCopy, IconExternalLink, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { stageOf } from '../../contract/flow-status'
import { FlowLocations } from '../location/flow-locations-card'
import { usePlaceOfWork } from '../location/use-place-of-work'
import { addressLines } from '../relation/address'
import { EditRelationModal } from '../relation/relation-modal'
import { RouteTo } from '../relation/route-to'
import { useContactFacts } from '../relation/use-contact-facts'
import { FlowMap } from './flow-map'
import type { Flow } from './flow-status'
import { RelationGone, useRelationOf } from './relation-gone'
import { WorthCard } from './worth-card'

/** Left column of a dossier: who it is for, where, the customer's link, and what it is worth. */
export function FlowFacts({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const { simplemode } = useCurrentUser()
  return (
    <>
      <CustomerCard flow={flow} />
      {!simplemode && <WorthCard flow={flow} />}
      <Card title={t('flow')}>
        <ResourceFacts
          of={described}
          row={flow}
          first={['user_id', 'lead_date', 'lead_source', 'reference', 'tags']}
          only
          values={{
            user_id: flow.user_fullname,
            lead_date: <DutchDay day={flow.lead_date} />,
            reference: [flow.reference, flow.reference2, flow.reference3].filter(Boolean).join(', '),
            tags:
              flow.tags.length > 0 ? (
                <span className="vk-row vk-row-wrap crm-tags">
                  {flow.tags.map(tag => (
                    <Tag key={tag}>{tag}</Tag>
                  ))}
                </span>
              ) : null,
          }}
        />
      </Card>
    </>
  )
}

function DutchDay({ day }: { day: string }) {
  return <time dateTime={day}>{day.split('-').reverse().join('-')}</time>
}

/** Who a dossier is for, and where. */
export function CustomerCard({ flow }: { flow: Flow }) {
  const { relation, gone } = useRelationOf(flow)
  if (gone) return <RelationGone flow={flow} />
  return relation ? <Customer flow={flow} relation={relation} /> : <LoadingState lines={4} />
}

function Customer({ flow, relation }: { flow: Flow; relation: RowOf<'/api/relation'> }) {
  const t = useT('crm')
  const [editing, setEditing] = useState(false)
  const contact = useContactFacts(relation)
  const work = usePlaceOfWork(flow, relation)
  const portal = customerPage('flow', flow.hash)
  return (
    <>
      {work && <FlowMap work={work} stage={stageOf(flow.status)} />}
      <Card
        title={<Link to={`/relation_detail/${relation.id}`}>{relation.fullname}</Link>}
        actions={<IconButton icon={IconPencil} label={t('editRelation')} onClick={() => setEditing(true)} />}
      >
        <Facts
          facts={[
            ...contact,
            ...(flow.location_id && work ? [{ label: t('workAddress'), value: <RouteTo place={work} /> }] : []),
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
          ]}
        />
        {addressLines(relation).length === 0 && (
          <Button size="small" variant="minimal" onClick={() => setEditing(true)}>
            {t('addAddress')}
          </Button>
        )}
        {editing && <EditRelationModal relation={relation} onClose={() => setEditing(false)} />}
      </Card>
      <FlowLocations flow={flow} relation={relation} />
    </>
  )
}
