import { readFile } from '@core/ui'
import { useMemo, useRef } from 'react'
import type { WidgetChange, WidgetRow } from '../editor/document-row'
import type { Step } from '../editor/undo-history'
import type { Undo } from '../editor/use-undo'
import type { WidgetStore } from './use-widgets'
import {
  type ChangedWidget,
  changeStep,
  fieldsOf,
  orderStep,
  pictureStep,
  presenceStep,
  storedAs,
} from './widget-steps'

/** The widgets, of which everything that is done can be taken back. */
export function useUndoableWidgets(store: WidgetStore, { note, isLast }: Pick<Undo, 'note' | 'isLast'>): WidgetStore {
  const latest = useRef(store)
  latest.current = store
  /** What is being typed, as long as it is one step. */
  const typing = useRef<{ changed: ChangedWidget; step: Step } | null>(null)
  const noted = useRef<ChangedWidget[]>([])
  const actions = useMemo(() => {
    /** Waits for what the server made of a change: it may store a text another way than it was typed. */
    async function learned<T extends WidgetRow | undefined>(change: WidgetChange, saving: Promise<T>): Promise<T> {
      const saved = await saving
      if (saved)
        for (const one of noted.current)
          if (one.id === saved.id)
            Object.assign(one, {
              before: storedAs(one.before, change, saved),
              after: storedAs(one.after, change, saved),
            })
      return saved
    }
    const own = {
      now: () => latest.current.now(),
      update: (id: number, change: WidgetChange) => learned(change, latest.current.update(id, change)),
      remove: (id: number) => latest.current.remove(id),
      putBack: (widget: WidgetRow) => latest.current.putBack(widget),
      arrange: (ids: readonly number[]) => latest.current.arrange(ids),
      setPicture: (id: number, file: File | null) => latest.current.setPicture(id, file),
    }
    function noteChange(id: number, change: WidgetChange): void {
      const widget = own.now().find(one => one.id === id)
      if (!widget) return
      const known = typing.current
      if (
        known?.changed.id === id &&
        isLast(known.step) &&
        Object.keys(change).every(name => name in known.changed.after)
      ) {
        known.changed.after = { ...known.changed.after, ...change }
        return
      }
      const before = fieldsOf(widget, change)
      const changed = { id, before, after: { ...before, ...change } }
      const step = changeStep(own, changed)
      typing.current = { changed, step }
      noted.current.push(changed)
      note(step)
    }
    const noteNew = (id: number | undefined) => {
      if (id !== undefined) note(presenceStep(own, id, true))
      return id
    }
    return {
      typed(id: number, change: WidgetChange) {
        noteChange(id, change)
        latest.current.typed(id, change)
      },
      save: (id: number, change: WidgetChange) => learned(change, latest.current.save(id, change)),
      update(id: number, change: WidgetChange) {
        typing.current = null
        noteChange(id, change)
        return own.update(id, change)
      },
      add: async (tag: string, after: number | null) => noteNew(await latest.current.add(tag, after)),
      duplicate: async (id: number) => noteNew(await latest.current.duplicate(id)),
      remove(id: number) {
        note(presenceStep(own, id, false))
        own.remove(id)
      },
      async setPicture(id: number, file: File | null) {
        const had = own.now().find(one => one.id === id)?.picture_width
        const before = had ? await readFile(`/api/widgetpicture/${id}`) : null
        const saved = await own.setPicture(id, file)
        if (saved && file) note(pictureStep(own, saved, before, file))
        return saved
      },
      arrange(ids: readonly number[]) {
        note(orderStep(own, ids))
        own.arrange(ids)
      },
    }
  }, [note, isLast])
  return { ...store, ...actions }
}
