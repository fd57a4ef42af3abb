import { Card, Facts, formatDate, formatMoney, formatNumber, useT } from '@core/ui'
import { chanceOf } from '../../domain/flow-worth'
import type { Flow } from './flow-status'

/** What a dossier may bring, with which chance and when; typed, or else by its quotation and its stage (G-WEIGH). */
export function WorthCard({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const ended = flow.status === 'completed' || flow.status === 'cancelled'
  return (
    <Card
      title={t(flow.expected_value === null ? 'field.flow.order_value' : 'field.flow.expected_value')}
      actions={<span className="vk-meta">{t('excVat')}</span>}
    >
      <strong className="crm-order-value">{flow.turnover === 0 ? '–' : formatMoney(flow.turnover)}</strong>
      {!ended && (
        <Facts
          facts={[
            {
              label: t('field.flow.chance'),
              value: t('chanceOf', {
                percent: formatNumber(chanceOf(flow)),
                amount: formatMoney(flow.turnover_weighted, { cents: false }),
              }),
            },
            { label: t('field.flow.closing_date'), value: flow.closing_date && formatDate(flow.closing_date) },
          ]}
        />
      )}
    </Card>
  )
}
