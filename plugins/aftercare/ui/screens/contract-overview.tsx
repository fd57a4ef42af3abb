import { Avatar, Button, Drawer, formatDate, formatMoney, useNavigate, useSearchParams, useT } from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/maintenancecontract'
import { IconCalendarRepeat, IconChartBar, IconPlus } from '@tabler/icons-react'
import { ComingCard } from '../contract/coming-card'
import { ContractModal } from '../contract/contract-modal'
import { ContractStatus, useEvery } from '../contract/contract-words'

/** All maintenance contracts, the next visit first, and what they bring in a year. */
export default function ContractOverview() {
  const t = useT('aftercare')
  const navigate = useNavigate()
  const every = useEvery()
  const [params, setParams] = useSearchParams()
  const close = () => setParams({}, { replace: true })
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setParams({ new: '' })}>
      {t('newContract')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={described}
        title={t('contracts')}
        what={t('contractsLower')}
        sort="next_date"
        href={row => `/maintenancecontract_detail/${row.id}`}
        filters={['status', 'next_date', 'user_id', 'relation_fullname']}
        columns={[
          {
            field: 'title',
            width: 240,
            minWidth: 160,
            phone: 'title',
            render: row => <strong className="vk-clip">{row.title}</strong>,
          },
          {
            field: 'relation_fullname',
            width: 190,
            minWidth: 120,
            phone: 'meta',
            render: row => <Avatar name={row.relation_fullname || '–'} size={20} label />,
          },
          { field: 'status', width: 120, phone: 'aside', render: row => <ContractStatus status={row.status} /> },
          { field: 'interval_unit', width: 150, render: row => every(row) },
          {
            field: 'next_date',
            width: 140,
            phone: 'value',
            render: row => row.next_date && formatDate(row.next_date),
          },
          {
            field: 'amount_exc',
            width: 160,
            render: row => row.amount_exc !== null && formatMoney(row.amount_exc),
          },
          { field: 'user_id', width: 150, exported: 'user_fullname', render: row => row.user_fullname },
        ]}
        removal={{ to: 'trash', question: count => t('deleteContracts', { count }) }}
        tools={
          <Button icon={IconChartBar} onClick={() => setParams({ coming: '' })}>
            {t('coming')}
          </Button>
        }
        actions={button}
        empty={{ icon: IconCalendarRepeat, title: t('noContracts'), text: t('noContractsText'), actions: button }}
      />
      {params.has('coming') && (
        <Drawer title={t('contracts')} width={640} onClose={close}>
          <ComingCard />
        </Drawer>
      )}
      {params.has('new') && (
        <ContractModal
          contract={null}
          onSaved={({ id }) => void navigate(`/maintenancecontract_detail/${id}`)}
          onClose={close}
        />
      )}
    </>
  )
}
