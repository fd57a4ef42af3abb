import { LoadingState, Problem, useInLanguage, useParams } from '@core/ui'
import type { Kind } from '../customer-document'
import { FullPageError } from '../parts/full-page-error'
import { ShownProof } from '../parts/shown-proof'
import { useProof } from '../proof'

/** `/customer_quotation_detail/{hash}/proof`: what was signed, and a check that anybody can repeat. */
export default function ProofPage() {
  const { page = '', hash = '' } = useParams()
  const [, kind] = /^customer_([a-z]+)_detail$/.exec(page) ?? []
  return kind ? <OpenProof key={hash} kind={kind} hash={hash} /> : <FullPageError error={new Problem(404)} />
}

function OpenProof({ kind, hash }: { kind: Kind; hash: string }) {
  const query = useProof(kind, hash)
  const spoken = useInLanguage(query.data?.language)
  if (query.error) return <FullPageError error={query.error} onRetry={() => void query.refetch()} />
  return query.data && spoken ? <ShownProof proof={query.data} /> : <LoadingState lines={6} />
}
