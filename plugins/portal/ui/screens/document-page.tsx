import { LoadingState, Problem, useInLanguage, useParams } from '@core/ui'
import { type Kind, useDocument } from '../customer-document'
import { FullPageError } from '../parts/full-page-error'
import { ShownDocument } from '../parts/shown-document'

/** The page of a document of whichever kind the address names (R-PORT-004). */
export default function DocumentPage() {
  const { page = '', hash = '' } = useParams()
  const [, kind] = /^customer_([a-z]+)_detail$/.exec(page) ?? []
  return kind ? <OpenDocument key={hash} kind={kind} hash={hash} /> : <FullPageError error={new Problem(404)} />
}

function OpenDocument({ kind, hash }: { kind: Kind; hash: string }) {
  const query = useDocument(kind, hash)
  const spoken = useInLanguage(query.data?.language)
  if (query.error) return <FullPageError error={query.error} onRetry={() => void query.refetch()} />
  return query.data && spoken ? <ShownDocument document={query.data} /> : <LoadingState lines={6} />
}
