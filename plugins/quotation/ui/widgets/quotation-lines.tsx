import { Loaded, MoreButton, useGrowingList, useT } from '@core/ui'
import { DocumentLine } from '@plugins/documents/contract/document-line'
import { IconFileText } from '@tabler/icons-react'

/** The quotations of a dossier or a person, newest first. */
export function QuotationLines({ of }: { of: { flow_id: string } | { relation_id: string } }) {
  const t = useT('quotation')
  const { list, rows, more } = useGrowingList('/api/quotation', { ...of, sort: '-id' }, 20)
  return (
    <>
      <Loaded compact query={list} what={t('theQuotations')}>
        {() =>
          rows.map(row => (
            <DocumentLine
              key={row.id}
              to={`/quotation_detail/${row.id}`}
              icon={IconFileText}
              noun={t('quotation')}
              number={row.number}
              title={row.title}
              status={row.status === 'sent' && row.date_viewed ? 'viewed' : row.status}
              amount={row.amount_inc_vat}
              day={row.documentdate}
            />
          ))
        }
      </Loaded>
      <MoreButton more={more} />
    </>
  )
}
