import { Card, EmptyState, type Icon, Loaded, MoreButton, type RowOf, useGrowingList, useList } from '@core/ui'
import type { ReactNode } from 'react'
import { DocumentLine } from './document-line'
import { useKindText } from './kind-text'
import { pathOfKind } from './path-of-kind'
import type { EditorKind } from './ui'

type Row = RowOf<'/api/quotation'>

interface DocumentLinesProps<R> {
  kind: EditorKind
  icon: Icon
  /** Whose documents: of a dossier or of a person. */
  of: { flow_id: string } | { relation_id: string }
  /** Instead of the status. */
  tag?: (row: R) => ReactNode
}

/** The documents of a kind of a dossier or a person, newest first. */
export function DocumentLines<R extends object = Row>({ kind, icon, of, tag }: DocumentLinesProps<R>) {
  const words = useKindText(kind)
  const { list, rows, more } = useGrowingList(pathOfKind(kind, '/api/quotation'), { ...of, sort: '-id' }, 20)
  return (
    <>
      <Loaded compact query={list} what={words('kindTheMany')}>
        {() =>
          rows.map(row => (
            <DocumentLine
              key={row.id}
              to={`/${kind}_detail/${row.id}`}
              icon={icon}
              noun={words(row.amount_inc_vat < 0 ? 'kindNegative' : 'kindOne')}
              number={row.number}
              title={row.title}
              status={row.status === 'sent' && row.date_viewed ? 'viewed' : row.status}
              tag={tag?.(row as object as R)}
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

/** The documents of a kind of a person, as a card on their page. */
export function DocumentsOfRelation<R extends object = Row>({
  relationId,
  ...lines
}: Omit<DocumentLinesProps<R>, 'of'> & { relationId: number }) {
  const { kind } = lines
  const words = useKindText(kind)
  const of = { relation_id: String(relationId) }
  const { data } = useList(pathOfKind(kind, '/api/quotation'), { ...of, limit: 1 })
  return (
    <Card title={words('kindMany')} count={data?.total} flush>
      {data?.total === 0 ? (
        <EmptyState compact title={words('kindNone')} text={words('kindEmpty')} />
      ) : (
        <DocumentLines<R> of={of} {...lines} />
      )}
    </Card>
  )
}
