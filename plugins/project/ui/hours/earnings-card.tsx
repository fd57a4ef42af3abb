import { Button, Card, Facts, formatMoney, formatNumber, Loaded, Tag, useCall, useT } from '@core/ui'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { RatesModal } from './rates-modal'

/** What a project earned, for managers alone: agreed, less what hours and materials cost. */
export function EarningsCard({ projectId }: { projectId: number }) {
  const t = useT('project')
  const [asking, ask] = useState(false)
  const found = useCall('get', '/api/project/{id}/earnings', { params: { path: { id: projectId } } })
  return (
    <Card
      title={t('earnings')}
      actions={<Tag icon={IconLock}>{t('managersOnly')}</Tag>}
      footer={
        <Button size="small" onClick={() => ask(true)}>
          {t('rates')}
        </Button>
      }
    >
      <Loaded compact query={found} what={t('earnings')}>
        {({ agreed, hours_cost, materials_cost, margin, without_rate, without_cost }) => (
          <>
            <Facts
              facts={[
                {
                  key: 'agreed',
                  label: t('agreed'),
                  value: agreed === null ? t('nothingAgreed') : formatMoney(agreed),
                },
                { key: 'cost', label: t('hoursCost'), value: formatMoney(hours_cost) },
                { key: 'materials', label: t('materials'), value: formatMoney(materials_cost) },
                { key: 'margin', label: t('margin'), value: marginOf(agreed, margin) },
              ]}
            />
            {without_rate.length > 0 && <p className="vk-meta">{t('withoutRate', { count: without_rate.length })}</p>}
            {without_cost > 0 && <p className="vk-meta">{t('withoutCost', { count: without_cost })}</p>}
          </>
        )}
      </Loaded>
      {asking && <RatesModal onClose={() => ask(false)} />}
    </Card>
  )
}

function marginOf(agreed: number | null, margin: number | null): string {
  if (margin === null) return '–'
  return agreed ? `${formatMoney(margin)} (${formatNumber((100 * margin) / agreed, 1)} %)` : formatMoney(margin)
}
