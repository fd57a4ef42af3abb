import { Avatar, Button, formatDay, formatMoney, ListScreen, StatusTag, useBelow, useNavigate, useT } from '@core/ui'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { useKindText } from './kind-text'
import { NewDocumentModal, useAskedDocument } from './new-document-modal'
import { pathOfKind } from './path-of-kind'
import { TemplatesMenu } from './templates-menu'
import type { EditorKind } from './ui'

type Status = 'draft' | 'sent' | 'approved' | 'rejected' | 'expired' | 'cancelled'

interface DocumentOverviewProps {
  kind: EditorKind
  /** Statuses that its documents can have. */
  statuses: readonly Status[]
  /** The day beside the date of the document that tells most of one of this kind. */
  day: { field: 'enddate' | 'date_send'; header: string }
}

/** All documents of a kind that customers approve, by status. */
export function DocumentOverview({ kind, statuses, day }: DocumentOverviewProps) {
  const t = useT('documents')
  const words = useKindText(kind)
  const phone = useBelow(768)
  const navigate = useNavigate()
  const { asked, ask, close } = useAskedDocument()
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={ask}>
      {words('kindNew')}
    </Button>
  )
  return (
    <>
      <ListScreen
        resource={pathOfKind(kind, '/api/quotation')}
        title={words('kindMany')}
        what={words('kindManyLower')}
        sort="-documentdate"
        href={row => `/${kind}_detail/${row.id}`}
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
          { ...day, width: 96, render: row => (row[day.field] ? formatDay(row[day.field]) : null) },
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
            options: statuses.map(value => ({ value, label: t(`status_${value}`) })),
          },
          { field: 'documentdate', label: t('date'), kind: 'date' },
          { field: day.field, label: day.header, kind: 'date' },
          { field: 'amount_inc_vat', label: t('amountInc'), kind: 'money' },
        ]}
        rowActions={row => [{ key: 'open', label: t('open'), icon: IconExternalLink, to: `/${kind}_detail/${row.id}` }]}
        removal={{ to: 'trash', question: count => words('kindDelete', { count }) }}
        phoneAvatar={row => <Avatar name={row.relation_fullname || '–'} size={40} />}
        tools={<TemplatesMenu kind={kind} />}
        actions={button}
        empty={{ text: words('kindEmpty'), actions: button }}
      />
      {asked !== null && (
        <NewDocumentModal
          kind={kind}
          customer={asked}
          onClose={close}
          onMade={id => void navigate(`/${kind}_detail/${id}`)}
        />
      )}
    </>
  )
}
