import { Button, Card, CardRow, EmptyState, formatDate, Link, Loaded, useList, useT } from '@core/ui'
import { IconCalendarRepeat, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ContractModal } from './contract-modal'
import { ContractStatus } from './contract-words'

/** The maintenance contracts of a dossier. */
export function ContractsCard({ flowId }: { flowId: number }) {
  const t = useT('aftercare')
  const [asking, setAsking] = useState(false)
  const found = useList('/api/maintenancecontract', { flow_id: String(flowId), sort: '-id', limit: 50 })
  return (
    <Card
      title={t('contracts')}
      count={found.data?.total || undefined}
      flush
      actions={
        <Button size="small" variant="minimal" icon={IconPlus} onClick={() => setAsking(true)}>
          {t('newContract')}
        </Button>
      }
    >
      <Loaded compact query={found} what={t('contracts')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconCalendarRepeat} title={t('noContracts')} text={t('noContractsText')} />
          ) : (
            rows.map(contract => (
              <CardRow key={contract.id}>
                <Link className="vk-grow vk-clip" to={`/maintenancecontract_detail/${contract.id}`}>
                  {contract.title}
                </Link>
                <ContractStatus status={contract.status} />
                <span className="vk-meta">{contract.next_date && formatDate(contract.next_date)}</span>
              </CardRow>
            ))
          )
        }
      </Loaded>
      {asking && <ContractModal contract={null} starting={{ flow_id: flowId }} onClose={() => setAsking(false)} />}
    </Card>
  )
}
