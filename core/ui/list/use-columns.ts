import { useMemo } from 'react'
import { customColumns } from '../custom-fields/custom-columns.ts'
import type { CustomField } from '../custom-fields/use-custom-fields.ts'
import { placesAt } from '../define/record-places.ts'
import { useContents } from '../define/use-fills.ts'
import type { Column } from '../grid/column.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'

interface ListColumns<Row> {
  columns: readonly Column<Row>[]
  hidden: string[]
  setHidden: (hidden: string[]) => void
  /** Parameters that ask for what other plugins add, as far as it is in sight. */
  asked: { with?: string }
}

/** The columns of a list: its own, those on offer, what other plugins add, and the fields of the company. */
export function useColumns<Row extends object>(
  { resource, key, phone }: { resource: string; key: string; phone: boolean },
  own: readonly Column<Row>[],
  offered: readonly Column<Row>[],
  custom: readonly CustomField[],
): ListColumns<Row> {
  const contents = useContents(placesAt<Row>(resource).columns)
  const added = useMemo(() => (contents ?? []).map<Column<Row>>(column => ({ ...column, sortable: false })), [contents])
  const company = useMemo(() => customColumns<Row>(custom), [custom])
  const startHidden = [...offered, ...added.filter(column => column.hidden), ...company]
  const [hidden, setHidden] = useHiddenColumns(key, own, startHidden)
  const seen = added.filter(({ field, phone: place }) => !hidden.includes(field) && (!phone || place !== undefined))
  return {
    columns: [...own, ...offered, ...added, ...company],
    hidden,
    setHidden,
    asked: seen.length > 0 ? { with: seen.map(({ field }) => field).join(',') } : {},
  }
}
