import { Loaded, MoreButton, useGrowingList, useT } from '@core/ui'
import { DocumentLine } from '@plugins/documents/contract/document-line'
import { IconSignature } from '@tabler/icons-react'

/** The order confirmations of a dossier or a person, newest first. */
export function ConfirmationLines({ of }: { of: { flow_id: string } | { relation_id: string } }) {
  const t = useT('confirmation')
  const { list, rows, more } = useGrowingList('/api/confirmation', { ...of, sort: '-id' }, 20)
  return (
    <>
      <Loaded compact query={list} what={t('theConfirmations')}>
        {() =>
          rows.map(row => (
            <DocumentLine
              key={row.id}
              to={`/confirmation_detail/${row.id}`}
              icon={IconSignature}
              noun={t('confirmation')}
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
