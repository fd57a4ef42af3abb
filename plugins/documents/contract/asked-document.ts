import { useSearchParams } from '@core/ui'

/** The customer that a new document is for: one that exists, or a name that was typed elsewhere. */
export interface AskedCustomer {
  name: string
  relationId?: number
}

/** Address that opens the create dialog of an overview for a person. */
export const newDocumentAddress = (overview: string, relation: { id: number; fullname: string }): string =>
  `${overview}?${new URLSearchParams({ new: relation.fullname, relation_id: String(relation.id) })}`

/** Whether the address asks for a new document, and for whom; `ask` and `close` put it there and take it away. */
export function useAskedDocument(): {
  asked: AskedCustomer | null
  ask: () => void
  close: () => void
} {
  const [address, setAddress] = useSearchParams()
  const name = address.get('new')
  const relationId = Number(address.get('relation_id')) || undefined

  function change(ask: boolean): void {
    setAddress(
      before => {
        const next = new URLSearchParams(before)
        next.delete('new')
        next.delete('relation_id')
        if (ask) next.set('new', '')
        return next
      },
      { replace: true },
    )
  }

  return { asked: name === null ? null : { name, relationId }, ask: () => change(true), close: () => change(false) }
}
