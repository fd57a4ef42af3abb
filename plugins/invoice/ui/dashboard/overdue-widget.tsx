import { Card, EmptyState, Link, Loaded, useList, useT } from '@core/ui'
import { DocumentLine } from '@plugins/documents/contract/document-line'
import { IconCheck, IconReceiptEuro } from '@tabler/icons-react'
import { DueTag } from '../widgets/due-tag'
import { overdue } from '../widgets/use-open-invoices'

/** Invoices that should have been paid, the latest first (R-INV-006). */
export default function OverdueWidget() {
  const t = useT('invoice')
  const list = useList('/api/invoice', { ...overdue(), sort: 'enddate', limit: 5 })
  return (
    <Card
      title={t('overdueTitle')}
      count={list.data?.total}
      flush
      actions={<Link to="/overdueinvoice_overview.html">{t('allOverdue')}</Link>}
    >
      <Loaded compact query={list} what={t('kindTheMany')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconCheck} title={t('noneOverdue')} text={t('noneOverdueText')} />
          ) : (
            rows.map(row => (
              <DocumentLine
                key={row.id}
                to={`/invoice_detail/${row.id}`}
                icon={IconReceiptEuro}
                noun={row.relation_fullname}
                number={row.number}
                title={row.title}
                status={row.status}
                tag={<DueTag invoice={row} />}
                amount={row.amount_inc_vat}
                day={row.enddate}
              />
            ))
          )
        }
      </Loaded>
    </Card>
  )
}
