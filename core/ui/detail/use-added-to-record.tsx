import type { ReactNode } from 'react'
import { Card } from '../data/card.tsx'
import { placesAt } from '../define/record-places.ts'
import { Slot, useSlot } from '../define/slot-view.tsx'
import { useRecordActions } from '../list/use-record-actions.ts'
import type { MenuItem } from '../overlays/menu.tsx'
import type { HistoryOf } from './history-drawer.tsx'

interface AddedToRecord {
  tabs: { key: string; title: string; content: ReactNode }[]
  cards: ReactNode
  items: MenuItem[]
}

/** What other plugins add to the screen of a record: see `recordPlaces`. */
export function useAddedToRecord(record: HistoryOf | undefined): AddedToRecord {
  const places = placesAt<HistoryOf['row']>(record?.resource ?? '')
  const tabs = useSlot(places.tabs)
  const { itemsFor } = useRecordActions<HistoryOf['row']>(record?.resource ?? '', 'detail')
  if (!record) return { tabs: [], cards: null, items: [] }
  const { row } = record
  return {
    tabs: tabs.map(({ key, title }) => ({ key, title, content: <Slot of={places.tabs} only={key} row={row} /> })),
    cards: <Slot of={places.cards} row={row} wrap={(content, { title }) => <Card title={title}>{content}</Card>} />,
    items: itemsFor(row),
  }
}
