import type { Answer } from '@core/ui'

/** A document of a dossier, whatever its kind. */
export type FlowDocument = Answer<'get', '/api/flow/{id}/getAvailableDocuments'>[number]

/** Names one of several kinds. */
export const refOf = ({ kind, id }: Pick<FlowDocument, 'kind' | 'id'>): string => `${kind}:${id}`

const FIRST_COUNTS = ['approved', 'sent', 'draft']

/** The document of a kind that counts of each dossier: what was agreed to, then what was sent, then the newest draft. */
export function countingOf(found: readonly FlowDocument[], kind: string): FlowDocument[] {
  const perFlow = Map.groupBy(
    found.filter(document => document.kind === kind),
    ({ flow_id }) => flow_id,
  )
  return [...perFlow.values()].flatMap(own => {
    const status = FIRST_COUNTS.find(each => own.some(document => document.status === each))
    return own.find(document => document.status === status) ?? []
  })
}
