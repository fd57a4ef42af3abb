import { Avatar, Button, formatDay, formatMoney, ListScreen, StatusTag, useBelow, useNavigate, useT } from '@core/ui'
import { useAskedDocument } from '@plugins/documents/contract/new-document-modal'
import { TemplatesMenu } from '@plugins/documents/contract/templates-menu'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { NewConfirmation } from '../widgets/new-confirmation'

const STATUSES = ['draft', 'sent', 'approved', 'rejected', 'cancelled'] as const

/** All order confirmations by status (R-CONF-001). */
export default function ConfirmationOverview() {
  const t = useT('confirmation')
  const phone = useBelow(768)
  const navigate = useNavigate()
  const { asked, ask, close } = useAskedDocument()

  return (
    <>
      <ListScreen
        resource="/api/confirmation"
        title={t('confirmations')}
        what={t('confirmationsLower')}
        sort="-documentdate"
        href={row => `/confirmation_detail/${row.id}`}
        columns={[
          { field: 'number', header: t('number'), width: 118, phone: 'meta' },
          {
            field: 'relation_fullname',
            header: t('customer'),
            width: 200,
            phone: 'title',
            render: row =>
              phone ? row.relation_fullname || null : <Avatar name={row.relation_fullname || '–'} size={20} label />,
          },
          { field: 'title', header: t('title'), minWidth: 160 },
          {
            field: 'status',
            header: t('status'),
            width: 136,
            phone: 'aside',
            render: row => <StatusTag status={row.status === 'sent' && row.date_viewed ? 'viewed' : row.status} />,
          },
          {
            field: 'documentdate',
            header: t('date'),
            width: 96,
            phone: 'meta',
            render: row => formatDay(row.documentdate),
          },
          {
            field: 'date_send',
            header: t('sentOn'),
            width: 96,
            render: row => (row.date_send ? formatDay(row.date_send) : null),
          },
          {
            field: 'user_id',
            exported: 'user_fullname',
            header: t('handler'),
            width: 140,
            render: row => row.user_fullname,
          },
          {
            field: 'amount_inc_vat',
            header: t('amountInc'),
            width: 130,
            align: 'right',
            phone: 'value',
            render: row => <strong>{formatMoney(row.amount_inc_vat, { sign: false })}</strong>,
          },
        ]}
        views={[
          { key: 'draft', title: t('viewDraft'), filters: { status: 'draft' }, counted: true },
          { key: 'sent', title: t('viewSent'), filters: { status: 'sent' }, counted: true },
          { key: 'approved', title: t('viewApproved'), filters: { status: 'approved' } },
          { key: 'rejected', title: t('viewRejected'), filters: { status: 'rejected' } },
        ]}
        filters={[
          {
            field: 'status',
            label: t('status'),
            options: STATUSES.map(value => ({ value, label: t(`status_${value}`) })),
          },
          { field: 'documentdate', label: t('date'), kind: 'date' },
          { field: 'date_send', label: t('sentOn'), kind: 'date' },
          { field: 'amount_inc_vat', label: t('amountInc'), kind: 'money' },
        ]}
        rowActions={row => [
          { key: 'open', label: t('open'), icon: IconExternalLink, to: `/confirmation_detail/${row.id}` },
        ]}
        removal={{ to: 'trash', question: count => t('deleteConfirmations', { count }) }}
        phoneAvatar={row => <Avatar name={row.relation_fullname || '–'} size={40} />}
        tools={<TemplatesMenu kind="confirmation" />}
        actions={
          <Button variant="primary" icon={IconPlus} onClick={ask}>
            {t('newConfirmation')}
          </Button>
        }
        empty={{
          text: t('emptyText'),
          actions: (
            <Button variant="primary" icon={IconPlus} onClick={ask}>
              {t('newConfirmation')}
            </Button>
          ),
        }}
      />
      {asked !== null && (
        <NewConfirmation customer={asked} onClose={close} onMade={id => void navigate(`/confirmation_detail/${id}`)} />
      )}
    </>
  )
}
