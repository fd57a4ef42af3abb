import { formatMoney, formatNumber, useT } from '@core/ui'
import type { CSSProperties } from 'react'
import { FLOW_STAGES } from '../../contract/flow-status'
import { stageColor, stageName } from '../../contract/stage-look'
import { type ColumnFigures, nothingIn } from './board-columns'
import './board-figures.css'

/** What the pipeline is worth in all, and how that is spread over the stages; dashes until that is known. */
export function BoardFigures({ figures }: { figures: ColumnFigures | undefined }) {
  const t = useT('crm')
  const shares = FLOW_STAGES.map(stage => ({ stage, ...(figures?.[stage] ?? nothingIn) }))
  const total = shares.reduce((sum, share) => sum + share.worth, 0)
  const weighted = shares.reduce((sum, share) => sum + share.weighted, 0)
  const open = shares.reduce((sum, share) => sum + share.count, 0)
  const euros = (amount: number) => (figures ? formatMoney(amount, { cents: false }) : '–')
  return (
    <dl className="crm-figures">
      <Figure label={t('field.flow.turnover_weighted')} value={euros(weighted)} />
      <Figure label={t('totalValue')} value={euros(total)} />
      <Figure label={t('openCount')} value={figures ? formatNumber(open) : '–'} />
      <div className="crm-figure crm-figure-wide">
        <dt>{t('distribution')}</dt>
        <dd className="crm-shares">
          {shares
            .filter(share => share.weighted > 0)
            .map(({ stage, weighted: part }) => (
              <i
                key={stage}
                role="img"
                aria-label={`${stageName(stage)} ${euros(part)}`}
                title={`${stageName(stage)} ${euros(part)}`}
                style={{ '--stage': stageColor(stage), flexGrow: part } as CSSProperties}
              />
            ))}
        </dd>
      </div>
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="crm-figure">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
