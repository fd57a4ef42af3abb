import { Avatar, classes, formatDay, formatListed, formatMoney, type MenuItem, type useT } from '@core/ui'
import type { ResourceColumn } from '@core/ui/lists'
import type invoice from '@openapi/fields/invoice'
import { IconCheck, IconExternalLink, IconReceiptRefund, IconSend } from '@tabler/icons-react'
import { DueTag } from './due-tag'
import { daysLate, type InvoiceRow } from './use-open-invoices'

type T = ReturnType<typeof useT<'invoice'>>

/** Columns of a list of invoices; in one of those that are late the end date is in sight. */
export const invoiceColumns = (
  t: T,
  phone: boolean,
  { ofLate = false } = {},
): readonly ResourceColumn<typeof invoice, InvoiceRow>[] => [
  {
    field: 'number',
    width: 118,
    minWidth: 104,
    phone: 'meta',
    render: row => row.number ?? <span className="vk-text-3">{t('noNumber')}</span>,
  },
  {
    field: 'relation_fullname',
    width: 210,
    minWidth: 160,
    phone: 'title',
    render: row =>
      phone ? row.relation_fullname || null : <Avatar name={row.relation_fullname || '–'} size={20} label />,
  },
  { field: 'title', minWidth: 130 },
  {
    field: 'customer.city',
    header: t('customerCity'),
    width: 120,
    hidden: true,
    sortable: false,
    exported: false,
    render: row => row.customer?.city ?? null,
  },
  {
    field: 'documentdate',
    width: 122,
    minWidth: 120,
    phone: 'meta',
    render: row => (row.status === 'draft' ? null : formatListed(row.documentdate)),
  },
  { field: 'enddate', width: 122, minWidth: 112, hidden: !ofLate },
  { field: 'status', width: 150, minWidth: 146, phone: 'aside', render: row => <DueTag invoice={row} /> },
  {
    field: 'date_reminded',
    header: t('lastAction'),
    width: 170,
    sortable: false,
    render: row => lastAction(t, row),
  },
  {
    field: 'user_id',
    exported: 'user_fullname',
    width: 140,
    hidden: true,
    render: row => row.user_fullname,
  },
  {
    field: 'amount_exc_vat',
    width: 132,
    hidden: true,
    sum: formatMoney,
    render: row => formatMoney(row.amount_exc_vat, { sign: false }),
  },
  {
    field: 'amount_open',
    width: 132,
    hidden: true,
    sum: formatMoney,
    render: row => (row.amount_open ? formatMoney(row.amount_open, { sign: false }) : null),
  },
  {
    field: 'amount_inc_vat',
    width: 132,
    phone: 'value',
    sum: formatMoney,
    render: row => (
      <strong className={classes(daysLate(row) > 0 && 'vk-danger')}>
        {formatMoney(row.amount_inc_vat, { sign: false })}
      </strong>
    ),
  },
]

/** What happened to an invoice last, as far as paying it goes. */
function lastAction(t: T, row: InvoiceRow): string | null {
  if (row.date_paid) return t('paidOn', { day: formatDay(row.date_paid) })
  if (row.date_reminded) return t('remindedOn', { times: row.reminders, day: formatDay(row.date_reminded) })
  if (row.date_viewed) return t('viewedOn', { day: formatDay(row.date_viewed) })
  return null
}

interface Run {
  pay: () => void
  credit: () => void
  remind: () => void
}

/** What can be done with an invoice in a list. */
export const invoiceActions = (t: T, { id, can }: Pick<InvoiceRow, 'id' | 'can'>, run: Run): MenuItem[] => {
  const acts = [
    { key: 'remind', label: t('remind'), icon: IconSend, onSelect: run.remind },
    { key: 'pay', label: t('markPaid'), icon: IconCheck, onSelect: run.pay },
    { key: 'credit', label: t('makeCredit'), icon: IconReceiptRefund, onSelect: run.credit },
  ]
  const open = { key: 'open', label: t('open'), icon: IconExternalLink, to: `/invoice_detail/${id}` }
  return [open, ...acts.filter(({ key }) => can?.includes(key))]
}
