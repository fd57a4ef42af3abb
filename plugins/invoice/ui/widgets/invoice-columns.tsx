import { Avatar, type Column, classes, formatDay, formatMoney, type MenuItem, type useT } from '@core/ui'
import { IconCheck, IconExternalLink, IconReceiptRefund, IconSend } from '@tabler/icons-react'
import { DueTag } from './due-tag'
import { daysLate, type InvoiceRow, mayRemind } from './use-open-invoices'

type T = ReturnType<typeof useT<'invoice'>>

/** Columns of a list of invoices. */
export const invoiceColumns = (t: T, phone: boolean): Column<InvoiceRow>[] => [
  {
    field: 'number',
    header: t('number'),
    width: 118,
    phone: 'meta',
    render: row => row.number ?? <span className="vk-text-3">{t('noNumber')}</span>,
  },
  {
    field: 'relation_fullname',
    header: t('customer'),
    width: 210,
    phone: 'title',
    render: row =>
      phone ? row.relation_fullname || null : <Avatar name={row.relation_fullname || '–'} size={20} label />,
  },
  { field: 'title', header: t('description'), minWidth: 160 },
  {
    field: 'documentdate',
    header: t('date'),
    width: 122,
    phone: 'meta',
    render: row => (row.status === 'draft' ? null : formatDay(row.documentdate)),
  },
  {
    field: 'enddate',
    header: t('dueDate'),
    width: 122,
    hidden: true,
    render: row => (row.enddate ? formatDay(row.enddate) : null),
  },
  { field: 'status', header: t('status'), width: 150, phone: 'aside', render: row => <DueTag invoice={row} /> },
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
    header: t('handler'),
    width: 140,
    hidden: true,
    render: row => row.user_fullname,
  },
  {
    field: 'amount_open',
    header: t('amountOpen'),
    width: 132,
    align: 'right',
    hidden: true,
    render: row => (row.amount_open ? formatMoney(row.amount_open, { sign: false }) : null),
  },
  {
    field: 'amount_inc_vat',
    header: t('amountInc'),
    width: 132,
    align: 'right',
    phone: 'value',
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
export const invoiceActions = (t: T, row: InvoiceRow, run: Run): MenuItem[] => [
  { key: 'open', label: t('open'), icon: IconExternalLink, to: `/invoice_detail/${row.id}` },
  ...(mayRemind(row) ? [{ key: 'remind', label: t('remind'), icon: IconSend, onSelect: run.remind }] : []),
  ...(['sent', 'approved', 'expired'].includes(row.status)
    ? [{ key: 'paid', label: t('markPaid'), icon: IconCheck, onSelect: run.pay }]
    : []),
  ...(row.number && !row.credit_of
    ? [{ key: 'credit', label: t('makeCredit'), icon: IconReceiptRefund, onSelect: run.credit }]
    : []),
]
