import { type Answer, classes, Tag, type Tint, useT } from '@core/ui'
import { FLOW_STAGES, type FlowStage, stageOf } from '@plugins/crm/contract/flow-status'

export type PartnerFlow = Answer<'get', '/api/flow/indexForPartner'>[number]

const TINTS: Readonly<Record<FlowStage, Tint>> = {
  new: 'slate',
  intake: 'amber',
  quotation: 'violet',
  confirmation: 'blue',
  project: 'green',
  invoice: 'magenta',
  aftercare: 'red',
}

/** How far a dossier is, as its tag says it. */
export function StageTag({ status }: Pick<PartnerFlow, 'status'>) {
  const t = useT('partner')
  const stage = stageOf(status)
  if (stage) return <Tag tone={TINTS[stage]}>{t(`stage_${stage}`)}</Tag>
  return (
    <Tag tone={status === 'completed' ? 'ok' : 'neutral'}>{t(status === 'completed' ? 'completed' : 'cancelled')}</Tag>
  )
}

/** How many dossiers are in which stage, as one bar; words and numbers for who does not see it. */
export function StageBar({ flows }: { flows: readonly PartnerFlow[] }) {
  const t = useT('partner')
  const counts = FLOW_STAGES.map(stage => ({
    stage,
    count: flows.filter(({ status }) => stageOf(status) === stage).length,
  })).filter(({ count }) => count > 0)
  return (
    <ul className="partner-bar">
      {counts.map(({ stage, count }) => (
        <li
          key={stage}
          className={classes('partner-bar-part')}
          style={{ flexGrow: count, background: `var(--hue-${TINTS[stage]})` }}
        >
          <span className="vk-hidden">{t(`stage_${stage}`)}</span> {count}
        </li>
      ))}
    </ul>
  )
}

/** What the colours of the bars stand for. */
export function StageLegend() {
  const t = useT('partner')
  return (
    <p className="partner-legend" aria-hidden>
      {FLOW_STAGES.map(stage => (
        <span key={stage}>
          <i style={{ background: `var(--hue-${TINTS[stage]})` }} />
          {t(`stage_${stage}`)}
        </span>
      ))}
    </p>
  )
}
