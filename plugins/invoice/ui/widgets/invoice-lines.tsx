import { Loaded, MoreButton, useGrowingList, useT } from '@core/ui'
import { DocumentLine } from '@plugins/documents/contract/document-line'
import { IconReceiptEuro } from '@tabler/icons-react'
import { DueTag } from './due-tag'

/** The invoices of a dossier or a person, newest first. */
export function InvoiceLines({ of }: { of: { flow_id: string } | { relation_id: string } }) {
  const t = useT('invoice')
  const { list, rows, more } = useGrowingList('/api/invoice', { ...of, sort: '-id' }, 20)
  return (
    <>
      <Loaded compact query={list} what={t('theInvoices')}>
        {() =>
          rows.map(row => (
            <DocumentLine
              key={row.id}
              to={`/invoice_detail/${row.id}`}
              icon={IconReceiptEuro}
              noun={t(row.credit_of ? 'creditInvoice' : 'invoice')}
              number={row.number}
              title={row.title}
              status={row.status}
              tag={<DueTag invoice={row} />}
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
