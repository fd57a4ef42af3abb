import { Avatar, Button, formatDay, formatMoney, ListScreen, StatusTag, useBelow, useNavigate, useT } from '@core/ui'
import { useAskedDocument } from '@plugins/documents/contract/new-document-modal'
import { TemplatesMenu } from '@plugins/documents/contract/templates-menu'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { NewQuotation } from '../widgets/new-quotation'

const STATUSES = ['draft', 'sent', 'approved', 'rejected', 'expired', 'cancelled'] as const

/** All quotations by status (R-QUOT-001). */
export default function QuotationOverview() {
  const t = useT('quotation')
  const phone = useBelow(768)
  const navigate = useNavigate()
  const { asked, ask, close } = useAskedDocument()

  return (
    <>
      <ListScreen
        resource="/api/quotation"
        title={t('quotations')}
        what={t('quotationsLower')}
        sort="-documentdate"
        href={row => `/quotation_detail/${row.id}`}
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
            field: 'enddate',
            header: t('validUntil'),
            width: 96,
            render: row => (row.enddate ? formatDay(row.enddate) : null),
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
          { field: 'enddate', label: t('validUntil'), kind: 'date' },
          { field: 'amount_inc_vat', label: t('amountInc'), kind: 'money' },
        ]}
        rowActions={row => [
          { key: 'open', label: t('open'), icon: IconExternalLink, to: `/quotation_detail/${row.id}` },
        ]}
        removal={{ to: 'trash', question: count => t('deleteQuotations', { count }) }}
        phoneAvatar={row => <Avatar name={row.relation_fullname || '–'} size={40} />}
        tools={<TemplatesMenu kind="quotation" />}
        actions={
          <Button variant="primary" icon={IconPlus} onClick={ask}>
            {t('newQuotation')}
          </Button>
        }
        empty={{
          text: t('emptyText'),
          actions: (
            <Button variant="primary" icon={IconPlus} onClick={ask}>
              {t('newQuotation')}
            </Button>
          ),
        }}
      />
      {asked !== null && (
        <NewQuotation customer={asked} onClose={close} onMade={id => void navigate(`/quotation_detail/${id}`)} />
      )}
    </>
  )
}
