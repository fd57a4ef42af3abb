import { formatMoney, Link, useCurrentUser, useT } from '@core/ui'
import { usePlaceOfWork } from '../location/use-place-of-work'
import { addressLines } from '../relation/address'
import type { Flow } from './flow-status'
import { RelationGone, useRelationOf } from './relation-gone'

/** On a phone: for whom, where and how much, in two lines. */
export function FlowSummary({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const { simplemode } = useCurrentUser()
  const { relation, gone } = useRelationOf(flow)
  const work = usePlaceOfWork(flow, relation)
  if (gone) return <RelationGone flow={flow} />
  return (
    <Link className="vk-card crm-summary" to={`/relation_detail/${flow.relation_id}`}>
      <span className="vk-grow crm-two-lines">
        <strong className="vk-clip">{flow.relation_fullname}</strong>
        <span className="vk-text-2 vk-clip">{work && addressLines(work).join(', ')}</span>
      </span>
      {!simplemode && flow.order_value !== null && (
        <span className="crm-two-lines crm-summary-value">
          <strong>{formatMoney(flow.order_value)}</strong>
          <span className="vk-text-2">{t('excVat')}</span>
        </span>
      )}
    </Link>
  )
}
