import {
  Button,
  ButtonLink,
  Card,
  confirm,
  Facts,
  formatDate,
  formatMoney,
  Loaded,
  useCall,
  useOwns,
  useParams,
  useSave,
  useSearchParams,
  useT,
} from '@core/ui'
import { DetailScreen, useRecord } from '@core/ui/records'
import described from '@openapi/fields/maintenancecontract'
import { CustomerOfFlow } from '@plugins/crm/contract/customer-of-flow'
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconReceipt } from '@tabler/icons-react'
import { ComingCard } from '../contract/coming-card'
import { ContractModal } from '../contract/contract-modal'
import { type Contract, ContractStatus, useEvery } from '../contract/contract-words'
import { EquipmentCard } from '../equipment/equipment-card'
import '../aftercare.css'

/** One maintenance contract: how often, for how much, and what comes. */
export default function ContractDetail() {
  const t = useT('aftercare')
  const { contractId } = useParams()
  const found = useCall('get', '/api/maintenancecontract/{id}', { params: { path: { id: Number(contractId) } } })
  return (
    <Loaded query={found} what={t('theContract')}>
      {contract => <Agreed key={contract.id} contract={contract} />}
    </Loaded>
  )
}

function Agreed({ contract }: { contract: Contract }) {
  const t = useT('aftercare')
  const every = useEvery()
  const bills = useOwns('INVOICE')
  const [params, setParams] = useSearchParams()
  const record = useRecord(described, contract)
  const change = useSave('patch', '/api/maintenancecontract/{id}', { refresh: ['/api/recurring_invoice', '/api/task'] })
  const { id, number, title, relation_fullname, status, can = [], amount_exc, next_date, end_date, duration } = contract
  const set = (next: Contract['status']) => change.mutate({ params: { path: { id } }, body: { status: next } })

  async function end(): Promise<void> {
    if (await confirm({ title: t('endAsk'), text: t('endText'), verb: t('end'), danger: true })) set('ended')
  }

  return (
    <>
      <DetailScreen
        title={title}
        crumb={number ?? title}
        crumbs={[{ title: t('contracts'), to: '/maintenancecontract_overview' }]}
        subtitle={relation_fullname}
        state={<ContractStatus status={status} />}
        actions={
          <>
            {bills && contract.recurring_invoice_id !== null && (
              <ButtonLink icon={IconReceipt} to={`/recurringinvoice_detail/${contract.recurring_invoice_id}`}>
                {t('toRecurring')}
              </ButtonLink>
            )}
            {can.includes('pause') && (
              <Button icon={IconPlayerPause} busy={change.isPending} onClick={() => set('paused')}>
                {t('pause')}
              </Button>
            )}
            {can.includes('resume') && (
              <Button icon={IconPlayerPlay} busy={change.isPending} onClick={() => set('active')}>
                {t('resume')}
              </Button>
            )}
            <Button variant="primary" icon={IconPencil} hotkey="E" onClick={() => setParams({ edit: '1' })}>
              {t('edit')}
            </Button>
          </>
        }
        menu={
          can.includes('end')
            ? [{ key: 'end', label: t('end'), icon: IconPlayerStop, danger: true, onSelect: () => void end() }]
            : []
        }
        record={record}
        facts={
          <>
            <Card title={t('contract')}>
              <Facts
                facts={[
                  { label: t('field.maintenancecontract.next_date'), value: next_date && formatDate(next_date) },
                  { label: t('field.maintenancecontract.interval_unit'), value: every(contract) },
                  { label: t('field.maintenancecontract.end_date'), value: end_date && formatDate(end_date) },
                  { label: t('field.maintenancecontract.duration'), value: duration },
                  {
                    label: t('field.maintenancecontract.amount_exc'),
                    value: amount_exc !== null && formatMoney(amount_exc),
                  },
                  { label: t('field.maintenancecontract.user_id'), value: contract.user_fullname ?? t('nobody') },
                ]}
              />
              {contract.remarks && <p className="aftercare-words">{contract.remarks}</p>}
            </Card>
            <EquipmentCard id={contract.equipment_id} />
            <CustomerOfFlow id={contract.flow_id} />
          </>
        }
        tabs={[{ key: 'overview', title: t('overview'), content: <ComingCard id={id} /> }]}
      />
      {params.has('edit') && <ContractModal contract={contract} onClose={() => setParams({}, { replace: true })} />}
    </>
  )
}
