import { Avatar, formatMoney, Link } from '@core/ui'
import { stageOf } from '../../contract/flow-status'
import { type Flow, useStatusName } from './flow-status'
import { StageJoints } from './stage-joints'

interface FlowLineProps {
  flow: Flow
  /** Whose it is stands with it, where that differs from line to line. */
  whose?: boolean
}

/** One dossier among those of a person or an organization: what it is about, how far it is and what it is worth. */
export function FlowLine({ flow, whose }: FlowLineProps) {
  const nameOf = useStatusName()
  const about = [whose && flow.relation_fullname, flow.number, flow.phase]
  return (
    <Link to={`/flow_detail/${flow.id}`} className="crm-row-link">
      <span className="vk-card-row crm-flow-row">
        <span className="vk-grow crm-two-lines">
          <strong className="vk-clip">{flow.description ?? flow.number}</strong>
          <span className="vk-meta vk-clip">{about.filter(Boolean).join(' · ')}</span>
        </span>
        {stageOf(flow.status) ? <StageJoints stage={stageOf(flow.status)} /> : nameOf(flow.status)}
        <strong className="crm-amount">
          {flow.turnover === 0 ? '–' : formatMoney(flow.turnover, { cents: false })}
        </strong>
        {flow.user_fullname && <Avatar name={flow.user_fullname} size={20} />}
      </span>
    </Link>
  )
}
