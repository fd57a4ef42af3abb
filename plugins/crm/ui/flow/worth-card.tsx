import { Card, Facts, formatDate, formatMoney, formatNumber, useT } from '@core/ui'
import { amountText } from '@plugins/settings/contract/amount-text'
import { chanceOf } from '../../domain/flow-worth'
import { useKpis } from '../kpis/use-kpis'
import type { Flow } from './flow-status'

/**
 * What a dossier may bring, with which chance and when: typed, or else by its quotation and its stage (G-WEIGH). Below it
 * the key figures of the company (G-KPI).
 */
export function WorthCard({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const kpis = useKpis()
  const ended = flow.status === 'completed' || flow.status === 'cancelled'
  const facts = [
    ...(ended
      ? []
      : [
          {
            label: t('field.flow.chance'),
            value: t('chanceOf', {
              percent: formatNumber(chanceOf(flow)),
              amount: formatMoney(flow.turnover_weighted, { cents: false }),
            }),
          },
          { label: t('field.flow.closing_date'), value: flow.closing_date && formatDate(flow.closing_date) },
        ]),
    ...kpis.map(({ column, name, unit }) => ({
      key: column,
      label: name,
      value: flow[column] ? amountText(flow[column], unit) : null,
    })),
  ]
  return (
    <Card
      title={t(flow.expected_value === null ? 'field.flow.order_value' : 'field.flow.expected_value')}
      actions={<span className="vk-meta">{t('excVat')}</span>}
    >
      <strong className="crm-order-value">{flow.turnover === 0 ? '–' : formatMoney(flow.turnover)}</strong>
      {facts.length > 0 && <Facts facts={facts} />}
    </Card>
  )
}
