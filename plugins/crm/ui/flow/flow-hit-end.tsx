import { formatMoney, type SearchHit } from '@core/ui'
import { FLOW_STATUSES, stageOf } from '../../contract/flow-status'
import { useStatusName } from './flow-status'
import { StageJoints } from './stage-joints'

/** The stage of a dossier that was found, and what it is worth. */
export function FlowHitEnd({ hit: { status, amount } }: { hit: SearchHit }) {
  const nameOf = useStatusName()
  const known = FLOW_STATUSES.find(one => one === status)
  if (!known) return null
  const stage = stageOf(known)
  return (
    <>
      {stage ? <StageJoints stage={stage} /> : <span className="vk-text-2">{nameOf(known)}</span>}
      {typeof amount === 'number' && <strong>{formatMoney(amount, { cents: false, sign: false })}</strong>}
    </>
  )
}
