import { isSame } from '@core/domain/is-same'
import type { WidgetChange, WidgetRow } from '../editor/document-row'
import type { Step } from '../editor/undo-history'
import type { WidgetStore } from './use-widgets'

type Widgets = Pick<WidgetStore, 'now' | 'update' | 'remove' | 'putBack' | 'arrange' | 'setPicture'>

const find = (store: Widgets, id: number): WidgetRow | undefined => store.now().find(widget => widget.id === id)

/** The fields that a change names, as a widget has them. */
export function fieldsOf(widget: WidgetRow, change: WidgetChange): WidgetChange {
  return Object.fromEntries(Object.entries(widget).filter(([name]) => name in change))
}

/** What people say in a widget, without what moves by itself. */
function saidIn({ version, order, created_at, updated_at, deleted_at, ...said }: WidgetRow): object {
  return said
}

/** Fields of a widget before and after a change. */
export interface ChangedWidget {
  readonly id: number
  before: WidgetChange
  after: WidgetChange
}

/** Fields, with what was sent of them as the server stored it. */
export function storedAs(fields: WidgetChange, sent: WidgetChange, saved: WidgetRow): WidgetChange {
  const isSent = (name: string) => name in sent && isSame([fields[name as Name]], [sent[name as Name]])
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isSent(name) ? saved[name as Name] : value]),
  )
}
type Name = keyof WidgetChange

export function changeStep(store: Widgets, changed: ChangedWidget): Step {
  const go = (to: WidgetChange, from: WidgetChange) => {
    const widget = find(store, changed.id)
    if (!widget || !isSame(fieldsOf(widget, from), from)) return false
    void store.update(changed.id, to)
    return true
  }
  return { undo: () => go(changed.before, changed.after), redo: () => go(changed.after, changed.before) }
}

/** A widget that is there from now on, or no longer. */
export function presenceStep(store: Widgets, id: number, isNew: boolean): Step {
  let known = find(store, id)
  const away = () => {
    const widget = find(store, id)
    if (!widget || (known && !isSame(saidIn(widget), saidIn(known)))) return false
    known = widget
    store.remove(id)
    return true
  }
  const back = () => {
    if (!known || find(store, id)) return false
    store.putBack(known)
    return true
  }
  return isNew ? { undo: away, redo: back } : { undo: back, redo: away }
}

/** Which picture it has: another of the same size is another. */
const pictureOf = ({ picture_width, picture_height, picture_digest }: WidgetRow) => [
  picture_width,
  picture_height,
  picture_digest,
]

/** A picture that was put in place of another, or where none was. */
export function pictureStep(store: Widgets, saved: WidgetRow, before: File | null, after: File): Step {
  let left = pictureOf(saved)
  const go = (to: File | null) => {
    const widget = find(store, saved.id)
    if (!widget || !isSame(pictureOf(widget), left)) return false
    void store.setPicture(saved.id, to).then(put => {
      if (put) left = pictureOf(put)
    })
    return true
  }
  return { undo: () => go(before), redo: () => go(after) }
}

export function orderStep(store: Widgets, after: readonly number[]): Step {
  const order = () => store.now().map(({ id }) => id)
  const before = order()
  const go = (to: readonly number[], from: readonly number[]) => {
    if (!isSame(order(), from)) return false
    store.arrange(to)
    return true
  }
  return { undo: () => go(before, after), redo: () => go(after, before) }
}
