import { type RefObject, useState } from 'react'
import { useEditor } from '../editor/editor-context'
import type { LineRow } from './line-rows'
import { placeOfNew } from './place-of-new'
import type { LooksOfNew, NewLine } from './use-calculation'

/** Where lines are being added: under a line, or after one; at the end without either. */
export interface Place {
  under: number | null
  after: number | null
}

/** Adding lines: where the focus is, one after the other. */
export function useAdding(main: readonly LineRow[], table: RefObject<HTMLTableElement | null>) {
  const { calculation: store } = useEditor()
  const [place, setPlace] = useState<Place | null>(null)
  const [fresh, setFresh] = useState<number | null>(null)

  function put(line: NewLine, { under, after }: Place, looks?: LooksOfNew): number | null {
    const begun = store.add({ ...line, ...(under ? { calculationitem_id: under } : after ? { after } : {}) }, looks)
    setFresh(begun?.id ?? null)
    return begun?.id ?? null
  }
  return {
    place,
    fresh,
    open: (under: number | null = null) =>
      setPlace({ under, after: under ? null : placeOfNew(main, focusedIn(table.current), inSightOf(table.current)) }),
    close: () => setPlace(null),
    /** A product is followed by the next one: the search goes along. */
    addProduct(line: NewLine, looks: LooksOfNew) {
      if (!place) return
      const begun = put(line, place, looks)
      if (begun && !place.under) setPlace({ ...place, after: begun })
    },
    addByHand(line: NewLine, under: number | null = null) {
      const after = placeOfNew(main, focusedIn(table.current), inSightOf(table.current))
      setPlace(null)
      put(line, { under, after })
    },
  }
}

const lineAt = (row: HTMLElement | null | undefined): number | undefined => Number(row?.dataset.line) || undefined

/** The line with the cell that has the focus, or had it last. */
const focusedIn = (table: HTMLTableElement | null): number | undefined =>
  lineAt(table?.querySelector<HTMLElement>('tr[data-line]:has([data-current])'))

/** The last line that is in sight. */
function inSightOf(table: HTMLTableElement | null): number | undefined {
  const end = table?.parentElement?.getBoundingClientRect().bottom ?? 0
  const rows = [...(table?.querySelectorAll<HTMLElement>('tr[data-line]') ?? [])]
  return lineAt(rows.findLast(row => row.getBoundingClientRect().bottom <= Math.min(end, innerHeight)))
}
