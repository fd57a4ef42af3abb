import {
  Button,
  ButtonLink,
  call,
  confirm,
  download,
  formatDate,
  formatMoney,
  type MenuItem,
  type RowOf,
  refreshCalls,
  Tag,
  toast,
  toastProblem,
  useT,
} from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import debitbatch from '@openapi/fields/debitbatch'
import { IconDownload, IconPlus, IconSignature, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { DebitDialog } from '../widgets/debit-dialog'

type Batch = RowOf<'/api/debitbatch'>

/** Files for direct debit, and what became of them. */
export default function DebitOverview() {
  const t = useT('bank')
  const [making, make] = useState(false)
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => make(true)}>
      {t('newDebit')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={debitbatch}
        title={t('debits')}
        what={t('debitsLower')}
        crumbs={[{ title: t('title'), to: '/bank' }]}
        sort="-execution_date"
        searchable={false}
        columns={[
          { field: 'reference', width: 220, phone: 'title' },
          { field: 'execution_date', width: 140, phone: 'meta', render: row => formatDate(row.execution_date) },
          { field: 'line_count', width: 110, align: 'right' },
          {
            field: 'status',
            width: 140,
            phone: 'aside',
            render: row => (
              <Tag tone={row.status === 'made' ? 'info' : 'neutral'}>{t(`field.debitbatch.status.${row.status}`)}</Tag>
            ),
          },
          { field: 'user_id', width: 160, exported: 'user_fullname', render: row => row.user_fullname },
          {
            field: 'amount',
            width: 140,
            phone: 'value',
            sum: formatMoney,
            render: row => <strong>{formatMoney(row.amount, { sign: false })}</strong>,
          },
        ]}
        rowActions={row => batchActions(t, row)}
        tools={
          <ButtonLink to="/bank_mandates" icon={IconSignature}>
            {t('mandates')}
          </ButtonLink>
        }
        actions={button}
        empty={{ text: t('debitsEmpty'), actions: button }}
      />
      {making && <DebitDialog onClose={() => make(false)} />}
    </>
  )
}

function batchActions(t: ReturnType<typeof useT<'bank'>>, { id, status, can }: Batch): MenuItem[] {
  async function cancel(): Promise<void> {
    const isSure = await confirm({
      title: t('cancelBatch'),
      text: t('cancelBatchText'),
      verb: t('cancelBatch'),
      danger: true,
    })
    if (!isSure) return
    await call('post', '/api/debitbatch/{id}/cancel', { params: { path: { id } } }).then(
      () => toast(t('batchCancelled')),
      toastProblem,
    )
    await refreshCalls('/api/debitbatch')
  }
  const file = () => void download(`/api/debitbatch/${id}/file`).catch(toastProblem)
  return [
    ...(status === 'made' ? [{ key: 'file', label: t('downloadFile'), icon: IconDownload, onSelect: file }] : []),
    ...(can?.includes('cancel')
      ? [{ key: 'cancel', label: t('cancelBatch'), icon: IconX, danger: true, onSelect: () => void cancel() }]
      : []),
  ]
}
