import type { FormItem } from '../form/form-field.ts'
import type { Column } from '../grid/column.ts'
import type { Translate } from '../i18n/use-t.ts'
import type { ListPath, RowOf } from '../query/list.ts'
import type { Icon } from './define-ui.ts'
import type { Place, SlotPlace } from './slot.ts'

/** Something to do with records: in the menu of a row, of a selection and of the record's own screen. */
export interface RecordAction<Row> {
  key: string
  label: string
  icon?: Icon
  danger?: boolean
  /** Records on which it is on offer; all when left out. The server has the last word. */
  when?: (row: Row) => boolean
  /** Only in lists, for what the screen of the record offers in a better place; in both when left out. */
  only?: 'list' | 'detail'
  /** Where it leads from one record. */
  to?: (row: Row) => string
  /** Instead of `to`: does it to one record, or to all that are selected. Lists are read again afterwards. */
  run?: (rows: readonly Row[]) => Promise<unknown>
}

/** Data in the words of the plugin that fills: `t` is its `useT`. */
type InWords<Data> = (t: Translate) => Data

/** Where other plugins add to the records of one resource; list, form and detail screen of the kit have them all. */
export interface RecordPlaces<Row> {
  /**
   * Columns of the list. `field` is one that the plugin's server half adds; the list asks for it only while the column is
   * in sight. It is exported as it is; lists do not sort on it.
   */
  readonly columns: Place<InWords<readonly Column<Row>[]>>
  readonly actions: Place<InWords<readonly RecordAction<Row>[]>>
  /** Fields of the forms, named as the plugin's server half takes them. */
  readonly fields: Place<InWords<readonly FormItem[]>>
  /** Tabs of the detail screen, behind its first. */
  readonly tabs: SlotPlace<{ row: Row }>
  /** Cards in the left column of the detail screen. */
  readonly cards: SlotPlace<{ row: Row }>
}

/** The places of a resource, by the address of its list: `recordPlaces('/api/relation')` in `contract/ui.ts`. */
export const recordPlaces = <P extends ListPath>(resource: P): RecordPlaces<RowOf<P>> => placesAt(resource as string)

/** {@link recordPlaces} for the parts of the kit, which learn the address when they are used. */
export const placesAt = <Row>(resource: string): RecordPlaces<Row> => ({
  columns: { name: `${resource} columns` },
  actions: { name: `${resource} actions` },
  fields: { name: `${resource} fields` },
  tabs: { name: `${resource} tabs` },
  cards: { name: `${resource} cards` },
})
