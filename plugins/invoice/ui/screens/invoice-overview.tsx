import { Avatar, atFirstTouch, Button, ButtonLink, lazyPart, useBelow, useNavigate, useT } from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import invoice from '@openapi/fields/invoice'
import { useAskedDocument } from '@plugins/documents/contract/asked-document'
import { TemplatesMenu } from '@plugins/documents/contract/templates-menu'
import { IconAlertTriangle, IconPlus, IconReceiptEuro, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { Ageing } from '../widgets/ageing'
import { invoiceActions, invoiceColumns } from '../widgets/invoice-columns'
import { ReminderDialog, type ToRemind } from '../widgets/reminder-dialog'
import { useInvoiceActions } from '../widgets/use-invoice-actions'
import { daysLate, OPEN, useOverdue } from '../widgets/use-open-invoices'

const NewDocumentModal = lazyPart(
  atFirstTouch(async () => ({
    default: (await import('@plugins/documents/contract/new-document-modal')).NewDocumentModal,
  })),
)

/** All invoices, with what is still to come in above them. */
export default function InvoiceOverview() {
  const t = useT('invoice')
  const phone = useBelow(768)
  const navigate = useNavigate()
  const actions = useInvoiceActions()
  const [reminding, remind] = useState<ToRemind | null>(null)
  const late = useOverdue() ?? 0
  const { asked, ask, close } = useAskedDocument()
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={ask}>
      {t('kindNew')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={invoice}
        title={t('invoices')}
        what={t('kindManyLower')}
        sort="-documentdate"
        href={row => `/invoice_detail/${row.id}`}
        columns={invoiceColumns(t, phone)}
        views={[
          { key: 'draft', title: t('field.invoice.status.draft'), filters: { status: 'draft' }, counted: true },
          { key: 'open', title: t('viewOpen'), filters: { status: OPEN }, sort: 'enddate', counted: true },
          { key: 'paid', title: t('viewPaid'), filters: { status: 'paid,settled' } },
          { key: 'unpayable', title: t('viewUnpayable'), filters: { status: 'unpayable' } },
        ]}
        filters={[
          'status',
          'documentdate',
          'enddate',
          'user_id',
          'relation_fullname',
          { field: 'customer.city', label: t('customerCity'), textsOf: '/api/invoice' },
          'amount_inc_vat',
          'amount_open',
        ]}
        bulkActions={[
          {
            key: 'send',
            label: t('sendMany'),
            icon: IconSend,
            batch: {
              path: '/api/invoice/bulksend',
              question: count => t('sendManyTitle', { count }),
              text: t('sendManyText'),
              done: count => t('sentMany', { count }),
            },
          },
        ]}
        rowTone={row => (daysLate(row) > 0 ? 'danger' : undefined)}
        rowActions={row =>
          invoiceActions(t, row, {
            pay: () => void actions.pay(row),
            credit: () => void actions.credit(row),
            remind: () => remind(row),
          })
        }
        removal={{
          to: 'trash',
          question: count => t('kindDelete', { count }),
          may: row => row.can?.includes('delete') ?? false,
        }}
        phoneAvatar={row => <Avatar name={row.relation_fullname || '–'} size={40} />}
        tools={
          <>
            {late > 0 && (
              <ButtonLink to="/overdueinvoice_overview.html" icon={IconAlertTriangle}>
                {`${t('overdueLink')} (${late})`}
              </ButtonLink>
            )}
            <ButtonLink to="/invoice_tobill" icon={IconReceiptEuro}>
              {t('toBill')}
            </ButtonLink>
            <TemplatesMenu kind="invoice" />
          </>
        }
        header={<Ageing />}
        actions={button}
        empty={{ text: t('kindEmpty'), actions: button }}
      />
      {reminding && <ReminderDialog invoice={reminding} onClose={() => remind(null)} />}
      {asked !== null && (
        <NewDocumentModal
          kind="invoice"
          customer={asked}
          onClose={close}
          onMade={id => void navigate(`/invoice_detail/${id}`)}
        />
      )}
    </>
  )
}
