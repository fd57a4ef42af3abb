import { Card, EmptyState, Link, Loaded, useList, useT } from '@core/ui'
import { DocumentLine } from '@plugins/documents/contract/document-line'
import { IconFileText } from '@tabler/icons-react'

/** Quotations that customers have not answered yet, those that end soonest first. */
export default function WaitingWidget() {
  const t = useT('quotation')
  const list = useList('/api/quotation', { status: 'sent', sort: 'enddate', limit: 5 })
  return (
    <Card
      title={t('waiting')}
      count={list.data?.total}
      flush
      actions={<Link to="/quotation_overview">{t('quotations')}</Link>}
    >
      <Loaded compact query={list} what={t('kindTheMany')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconFileText} title={t('noneWaiting')} text={t('noneWaitingText')} />
          ) : (
            rows.map(row => (
              <DocumentLine
                key={row.id}
                to={`/quotation_detail/${row.id}`}
                icon={IconFileText}
                noun={row.relation_fullname}
                number={row.number}
                title={row.title}
                status={row.date_viewed ? 'viewed' : row.status}
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
