import { Avatar, Button, formatListed, formatMoney, lazyPart, Tag, useBelow, useNavigate, useT } from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/recurring_invoice'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { intervalInWords, recurringPage, standingOf } from '../recurring/words'

const NewRecurring = lazyPart(async () => ({ default: (await import('../recurring/new-recurring')).NewRecurring }))

/** Invoices that come again each period, the next one first. */
export default function RecurringOverview() {
  const t = useT('invoice')
  const phone = useBelow(768)
  const navigate = useNavigate()
  const [making, make] = useState(false)
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => make(true)}>
      {t('newRecurring')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={described}
        title={t('recurring')}
        what={t('recurringLower')}
        crumbs={[{ title: t('invoices'), to: '/invoice_overview' }]}
        sort="next_date"
        href={row => recurringPage(row.id)}
        columns={[
          {
            field: 'relation_fullname',
            width: 210,
            minWidth: 160,
            phone: 'title',
            render: row =>
              phone ? row.relation_fullname : <Avatar name={row.relation_fullname || '–'} size={20} label />,
          },
          { field: 'title', minWidth: 160, phone: 'meta' },
          {
            field: 'interval_unit',
            header: t('recurringInterval'),
            width: 140,
            render: row => intervalInWords(t, row),
          },
          {
            field: 'next_date',
            width: 140,
            phone: 'meta',
            render: row => (row.status === 'active' ? formatListed(row.next_date) : null),
          },
          { field: 'way', width: 180 },
          {
            field: 'status',
            width: 140,
            phone: 'aside',
            render: row => {
              const { text, tone } = standingOf(t, row)
              return <Tag tone={tone}>{text}</Tag>
            },
          },
          {
            field: 'amount_inc_vat',
            header: t('recurringAmount'),
            width: 140,
            align: 'right',
            sortable: false,
            phone: 'value',
            render: row => <strong>{formatMoney(row.amount_inc_vat, { sign: false })}</strong>,
          },
          { field: 'interval_count', hidden: true },
          { field: 'refusal', hidden: true },
          { field: 'user_id', hidden: true, exported: 'user_fullname', render: row => row.user_fullname },
        ]}
        views={[
          { key: 'active', title: t('field.recurring_invoice.status.active'), filters: { status: 'active' } },
          { key: 'paused', title: t('field.recurring_invoice.status.paused'), filters: { status: 'paused' } },
          { key: 'ended', title: t('field.recurring_invoice.status.ended'), filters: { status: 'ended' } },
        ]}
        filters={['status', 'interval_unit', 'next_date', 'way', 'user_id']}
        rowTone={row => (row.refusal ? 'danger' : undefined)}
        removal={{ to: 'trash', question: count => t('recurringDelete', { count }) }}
        phoneAvatar={row => <Avatar name={row.relation_fullname || '–'} size={40} />}
        actions={button}
        empty={{ text: t('recurringEmpty'), actions: button }}
      />
      {making && <NewRecurring onClose={() => make(false)} onMade={id => void navigate(recurringPage(id))} />}
    </>
  )
}
