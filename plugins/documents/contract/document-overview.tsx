import type { ResourceFields } from '@core/domain/field-description'
import { Avatar, Button, formatMoney, lazyPart, StatusTag, useBelow, useNavigate, useT } from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { useAskedDocument } from './asked-document'
import { useKindText } from './kind-text'
import { pathOfKind } from './path-of-kind'
import { TemplatesMenu } from './templates-menu'
import type { EditorKind } from './ui'

const NewDocumentModal = lazyPart(async () => ({ default: (await import('./new-document-modal')).NewDocumentModal }))

/** A row of a kind with types. */
interface TypedRow {
  document_type_id: number | null
  document_type?: string | null
}

interface DocumentOverviewProps {
  kind: EditorKind
  /** The fields of the kind, which the list takes its columns and filters from. */
  fields: ResourceFields
  /** The day beside the date of the document that tells most of one of this kind. */
  day: 'enddate' | 'date_send'
  /** Its documents are of types, which say more than amounts. */
  typed?: boolean
}

/** All documents of a kind that customers approve, by status. */
export function DocumentOverview({ kind, fields, day, typed = false }: DocumentOverviewProps) {
  const t = useT('documents')
  const words = useKindText(kind)
  const path = pathOfKind(kind, '/api/quotation')
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
      <ResourceList
        of={{ ...fields, path }}
        title={words('kindMany')}
        what={words('kindManyLower')}
        sort="-documentdate"
        href={row => `/${kind}_detail/${row.id}`}
        columns={[
          { field: 'number', width: 118, minWidth: 108, phone: 'meta' },
          {
            field: 'relation_fullname',
            width: 200,
            minWidth: 160,
            phone: 'title',
            render: row =>
              phone ? row.relation_fullname || null : <Avatar name={row.relation_fullname || '–'} size={20} label />,
          },
          { field: 'title', minWidth: 130 },
          ...(typed
            ? [
                {
                  field: 'document_type_id',
                  exported: 'document_type',
                  width: 160,
                  render: (row: TypedRow) => row.document_type ?? null,
                },
              ]
            : []),
          {
            field: 'customer.city',
            header: t('city'),
            width: 120,
            hidden: true,
            sortable: false,
            exported: false,
            render: row => row.customer?.city ?? null,
          },
          {
            field: 'status',
            width: 136,
            minWidth: 128,
            phone: 'aside',
            render: row => <StatusTag status={row.status === 'sent' && row.date_viewed ? 'viewed' : row.status} />,
          },
          { field: 'documentdate', width: 96, minWidth: 104, phone: 'meta' },
          { field: day, width: 96 },
          {
            field: 'user_id',
            exported: 'user_fullname',
            width: 140,
            render: row => row.user_fullname,
          },
          {
            field: 'amount_exc_vat',
            width: 130,
            hidden: true,
            sum: formatMoney,
            render: row => formatMoney(row.amount_exc_vat, { sign: false }),
          },
          {
            field: 'amount_inc_vat',
            width: 130,
            hidden: typed,
            ...(typed ? {} : { phone: 'value' as const }),
            sum: formatMoney,
            render: row => <strong>{formatMoney(row.amount_inc_vat, { sign: false })}</strong>,
          },
        ]}
        views={[
          { key: 'draft', title: t('field.status.draft'), filters: { status: 'draft' }, counted: true },
          { key: 'sent', title: t('viewSent'), filters: { status: 'sent' }, counted: true },
          { key: 'approved', title: t('viewApproved'), filters: { status: 'approved' } },
          { key: 'rejected', title: t('viewRejected'), filters: { status: 'rejected' } },
        ]}
        filters={[
          'status',
          'documentdate',
          day,
          'user_id',
          ...(typed ? ['document_type_id'] : []),
          'relation_fullname',
          { field: 'customer.city', label: t('city'), textsOf: path },
          'amount_inc_vat',
        ]}
        rowActions={row => [{ key: 'open', label: t('open'), icon: IconExternalLink, to: `/${kind}_detail/${row.id}` }]}
        removal={{
          to: 'trash',
          question: count => words('kindDelete', { count }),
          may: row => row.can?.includes('delete') ?? true,
        }}
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
