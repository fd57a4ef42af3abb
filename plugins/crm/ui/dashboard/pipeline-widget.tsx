import { Card, formatMoney, formatNumber, Link, Loaded, useCall, useT } from '@core/ui'
import type { CSSProperties } from 'react'
import { FLOW_STAGES } from '../../contract/flow-status'
import { stageColor, stageName } from '../../contract/stage-look'
import { columnFigures, nothingIn } from '../pipeline/board-columns'
import './widgets.css'

/** Bars of what is in each stage; the figures under them say the same in words. */
export default function PipelineWidget() {
  const t = useT('crm')
  const board = useCall('get', '/api/flow/pipelinefigures')
  const figures = columnFigures(board.data ?? [])
  const bars = FLOW_STAGES.map(stage => {
    return { stage, ...(figures[stage] ?? nothingIn) }
  })
  const byWorth = bars.some(bar => bar.worth > 0)
  const highest = Math.max(1, ...bars.map(bar => (byWorth ? bar.worth : bar.count)))
  const weighted = bars.reduce((sum, bar) => sum + bar.weighted, 0)
  return (
    <Card
      title={t('pipeline')}
      actions={
        <>
          {board.data && (
            <span className="vk-meta">{t('weighted', { amount: formatMoney(weighted, { cents: false }) })}</span>
          )}
          <Link to="/pipeline">{t('openBoard')}</Link>
        </>
      }
    >
      <Loaded compact query={board} what={t('thePipeline')}>
        {() => (
          <ul className="crm-bars">
            {bars.map(({ stage, count, worth }) => (
              <li
                key={stage}
                style={
                  {
                    '--stage': stageColor(stage),
                    '--stage-text': stageColor(stage, 'text'),
                    '--share': (byWorth ? worth : count) / highest,
                  } as CSSProperties
                }
              >
                <span className="crm-bar" aria-hidden="true">
                  <i />
                </span>
                <span className="crm-bar-name vk-clip">{stageName(stage)}</span>
                <strong>{short(worth)}</strong>
                <span className="vk-meta">{t('flowsIn', { count })}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

/** 48.200 euros as "€ 48,2k": seven amounts next to each other. */
function short(euros: number): string {
  if (euros < 1000) return formatMoney(euros, { cents: false })
  const [unit, letter] = euros < 1_000_000 ? [1000, 'k'] : [1_000_000, 'M']
  return `€ ${formatNumber(Math.round((euros / unit) * 10) / 10)}${letter}`
}
