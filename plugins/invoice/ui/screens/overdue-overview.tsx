import { Avatar, ButtonLink, EmptyState, Page, useBelow, useT } from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import invoice from '@openapi/fields/invoice'
import { IconCheck, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { Ageing } from '../widgets/ageing'
import { invoiceActions, invoiceColumns } from '../widgets/invoice-columns'
import { ReminderDialog, type ToRemind } from '../widgets/reminder-dialog'
import { useInvoiceActions } from '../widgets/use-invoice-actions'
import { overdue, useOverdue } from '../widgets/use-open-invoices'

/** Sent invoices past their end date, latest first (R-INV-006). */
export default function OverdueOverview() {
  const t = useT('invoice')
  const phone = useBelow(768)
  const actions = useInvoiceActions()
  const [reminding, remind] = useState<ToRemind | null>(null)
  const late = useOverdue()
  const crumbs = [{ title: t('invoices'), to: '/invoice_overview' }]
  if (late === 0)
    return (
      <Page title={t('overdueTitle')} crumbs={crumbs}>
        <EmptyState
          icon={IconCheck}
          title={t('noneOverdue')}
          text={t('noneOverdueText')}
          actions={<ButtonLink to="/invoice_overview">{t('invoices')}</ButtonLink>}
        />
      </Page>
    )
  return (
    <>
      <ResourceList
        of={invoice}
        stateKey="overdue-invoices"
        title={t('overdueTitle')}
        what={t('overdueLower')}
        crumbs={crumbs}
        sort="enddate"
        query={overdue()}
        href={row => `/invoice_detail/${row.id}`}
        columns={invoiceColumns(t, phone, { ofLate: true })}
        rowTone={() => 'danger'}
        bulkActions={[
          {
            key: 'remind',
            label: t('remindMany'),
            icon: IconSend,
            batch: {
              path: '/api/invoice/bulksendreminder',
              question: count => t('remindManyTitle', { count }),
              text: t('remindManyText'),
              done: count => t('remindedMany', { count }),
            },
          },
        ]}
        rowActions={row =>
          invoiceActions(t, row, {
            pay: () => void actions.pay(row),
            credit: () => void actions.credit(row),
            remind: () => remind(row),
          })
        }
        phoneAvatar={row => <Avatar name={row.relation_fullname || '–'} size={40} />}
        header={<Ageing />}
      />
      {reminding && <ReminderDialog invoice={reminding} onClose={() => remind(null)} />}
    </>
  )
}
