import {
  Avatar,
  Button,
  ButtonLink,
  download,
  EmptyState,
  type MenuItem,
  Page,
  toastProblem,
  useBelow,
  useT,
} from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import invoice from '@openapi/fields/invoice'
import { IconCheck, IconDownload, IconListDetails, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { StatementDrawer } from '../books/statement-drawer'
import { Ageing } from '../widgets/ageing'
import { invoiceActions, invoiceColumns } from '../widgets/invoice-columns'
import { ReminderDialog, type ToRemind } from '../widgets/reminder-dialog'
import { useInvoiceActions } from '../widgets/use-invoice-actions'
import { type InvoiceRow, overdue, useOverdue } from '../widgets/use-open-invoices'

/** Sent invoices past their end date, latest first (R-INV-006). */
export default function OverdueOverview() {
  const t = useT('invoice')
  const phone = useBelow(768)
  const actions = useInvoiceActions()
  const [reminding, remind] = useState<ToRemind | null>(null)
  const [stating, state] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const late = useOverdue()
  const statementAction = ({ relation_id: id }: InvoiceRow): MenuItem[] =>
    id ? [{ key: 'statement', label: t('statementShow'), icon: IconListDetails, onSelect: () => state(id) }] : []

  async function fetchSheet(): Promise<void> {
    setBusy(true)
    await download('/api/invoice/books/overdue/export?format=xlsx').catch(toastProblem)
    setBusy(false)
  }

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
        rowActions={row => [
          ...invoiceActions(t, row, {
            pay: () => void actions.pay(row),
            credit: () => void actions.credit(row),
            remind: () => remind(row),
          }),
          ...statementAction(row),
        ]}
        tools={
          <Button icon={IconDownload} busy={busy} onClick={() => void fetchSheet()}>
            {t('overdueSheet')}
          </Button>
        }
        phoneAvatar={row => <Avatar name={row.relation_fullname || '–'} size={40} />}
        header={<Ageing />}
      />
      {stating && <StatementDrawer relationId={stating} onClose={() => state(null)} />}
      {reminding && <ReminderDialog invoice={reminding} onClose={() => remind(null)} />}
    </>
  )
}
