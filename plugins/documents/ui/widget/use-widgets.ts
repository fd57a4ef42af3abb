import { call, upload, useList, useT } from '@core/ui'
import { type AnyFormField, isLeft, saveOver } from '@core/ui/forms'
import { isForLater, type SaveQueue } from '@core/ui/records'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { EditorKind } from '../../contract/ui'
import type { WidgetChange, WidgetRow } from '../editor/document-row'
import { SeenRows } from '../editor/seen-rows'

/** The building blocks of the document, in order. */
export interface WidgetStore {
  widgets: readonly WidgetRow[]
  loaded: boolean
  /** The same as they are on screen now. */
  now(): readonly WidgetRow[]
  add(tag: string, after: number | null): Promise<number | undefined>
  /** Shows what is being typed in a widget, until `save` has brought it to the server. */
  typed(id: number, change: WidgetChange): void
  /** Saves what was typed in a widget; use it inside the queue through `useAutosave`. */
  save(id: number, change: WidgetChange): Promise<WidgetRow>
  update(id: number, change: WidgetChange): Promise<WidgetRow | undefined>
  duplicate(id: number): Promise<number | undefined>
  remove(id: number): void
  /** Puts one that was removed back where it was. */
  putBack(widget: WidgetRow): void
  /** The whole order, as ids (R-WIDG-008). */
  arrange(ids: readonly number[]): void
  /** Gives a picture widget its picture, or takes it away (R-WIDG-005). */
  setPicture(id: number, file: File | null): Promise<WidgetRow | undefined>
  reload(): void
}

export function useWidgets(
  kind: EditorKind,
  documentId: number,
  { add: enqueue, send }: SaveQueue,
  onSaved: () => void,
): WidgetStore {
  const { data, refetch } = useList('/api/documentwidget', {
    widgetable_type: kind,
    widgetable_id: String(documentId),
    sort: 'order',
    limit: 500,
  })
  const [widgets, setWidgets] = useState<readonly WidgetRow[]>([])
  const shown = useRef<readonly WidgetRow[]>([])
  const unsent = useRef(new Map<number, WidgetChange>())
  /** Also for who looks before React drew it. */
  const show = useCallback((change: (before: readonly WidgetRow[]) => readonly WidgetRow[]) => {
    shown.current = change(shown.current)
    setWidgets(shown.current)
  }, [])
  const [seen] = useState(() => new SeenRows<WidgetRow>())
  const t = useT('documents')
  const labelled = useRef<readonly AnyFormField[]>([])
  labelled.current = [
    { name: 'description', label: t('widgetName') },
    { name: 'stringcontent', label: t('heading') },
    ...['textcontent', 'textcontent2', 'textcontent3'].map(name => ({
      ...{ name, kind: 'richtext' as const },
      label: t('widgetText'),
    })),
    { name: 'is_hidden', label: t('visibleToCustomer'), spoken: value => t(value ? 'no' : 'yes') },
  ]
  const saved = useRef(onSaved)
  saved.current = onSaved
  const accept = useCallback(
    (rows: readonly WidgetRow[]) => {
      seen.learn(rows)
      show(() => rows.map(widget => ({ ...widget, ...unsent.current.get(widget.id) }) as WidgetRow))
    },
    [seen, show],
  )
  /** Changes that the server does not know yet: what it answers meanwhile is without them. */
  const underWay = useRef(0)
  useEffect(() => {
    if (data && underWay.current === 0) accept(data.rows as WidgetRow[])
  }, [data, accept])

  const write = useCallback(
    async <T>(send: () => Promise<T>): Promise<T | undefined> => {
      underWay.current += 1
      const answer = await enqueue(send)
      const { data: there } = await refetch()
      underWay.current -= 1
      // Also what was refused goes back: an answer that says what is known already would change nothing by itself.
      if (there && underWay.current === 0) accept(there.rows as WidgetRow[])
      saved.current()
      return answer
    },
    [enqueue, refetch, accept],
  )

  const actions = useMemo(() => {
    const path = (id: number) => ({ params: { path: { id } } })
    const learned = (widget: WidgetRow) => {
      seen.learn([widget])
      return widget
    }
    const order = async (ids: readonly number[]) => {
      const items = ids.map((id, index) => ({ id, order: index }))
      const headers = seen.ifUnchanged(...ids)
      seen.learn((await call('post', '/api/documentwidget/updateorder', { headers, body: { items } })) as WidgetRow[])
    }
    const patch = async (id: number, change: WidgetChange) => {
      const start = seen.typedOver(id)
      if (!start) throw new Error(`Widget ${id} is not of this document`)
      return saveOver({
        fields: labelled.current,
        start,
        change,
        send: async (body, headers) =>
          (await call('patch', '/api/documentwidget/{id}', { ...path(id), headers, body })) as WidgetRow,
      })
    }
    const apply = (id: number, change: WidgetChange) =>
      show(before => before.map(widget => (widget.id === id ? ({ ...widget, ...change } as WidgetRow) : widget)))
    const drop = (id: number, isOver: (name: keyof WidgetChange, value: unknown) => boolean) => {
      const rest = Object.entries(unsent.current.get(id) ?? {})
      const kept = rest.filter(([name, value]) => !isOver(name as keyof WidgetChange, value))
      unsent.current.set(id, Object.fromEntries(kept))
    }
    return {
      now: () => shown.current,
      typed(id: number, change: WidgetChange) {
        seen.typed(id)
        unsent.current.set(id, { ...unsent.current.get(id), ...change })
        apply(id, change)
      },
      async save(id: number, change: WidgetChange) {
        const typed = { ...unsent.current.get(id), ...change }
        // What was typed meanwhile stays.
        const sent = () => drop(id, (name, value) => typed[name] === value)
        try {
          const answer = await patch(id, typed)
          sent()
          seen.taken(answer, Object.keys(unsent.current.get(id) ?? {}).length > 0)
          show(before =>
            before.map(one => (one.id === id ? ({ ...answer, ...unsent.current.get(id) } as WidgetRow) : one)),
          )
          saved.current()
          return answer
        } catch (error) {
          if (!isForLater(error) && !isLeft(error)) {
            sent()
            seen.forget(id)
          }
          throw error
        }
      },
      update(id: number, change: WidgetChange) {
        drop(id, name => name in change)
        apply(id, change)
        return write(async () => learned(await patch(id, change)))
      },
      putBack(gone: WidgetRow) {
        show(before => [...before, gone].toSorted((a, b) => a.order - b.order))
        void write(async () =>
          learned((await call('post', '/api/documentwidget/{id}/restore', path(gone.id))) as WidgetRow),
        )
      },
      remove(id: number) {
        // What was typed in it goes first, so that it comes back with that.
        send()
        show(before => before.filter(widget => widget.id !== id))
        void write(() => call('delete', '/api/documentwidget/{id}', { ...path(id), headers: seen.ifUnchanged(id) }))
      },
      arrange(ids: readonly number[]) {
        show(before => ids.flatMap((id, order) => before.filter(one => one.id === id).map(one => ({ ...one, order }))))
        void write(() => order(ids))
      },
      setPicture: (id: number, file: File | null) =>
        write(async () => {
          const kept = file
            ? upload<WidgetRow>('/api/widgetpicture', file, { document_widget_id: id })
            : call('delete', '/api/widgetpicture/{id}', path(id))
          return learned((await kept) as WidgetRow)
        }),
      order,
      path,
      learned,
    }
  }, [write, send, seen, show])

  const { order, path, learned, ...changes } = actions
  const ids = widgets.map(widget => widget.id)
  const placed = (id: number, after: number | null) => {
    const place = after === null ? ids.length : ids.indexOf(after) + 1
    return [...ids.slice(0, place), id, ...ids.slice(place)]
  }
  return {
    widgets,
    loaded: data !== undefined,
    ...changes,
    add: (tag, after) =>
      write(async () => {
        const body = {
          widgetable_type: kind,
          widgetable_id: documentId,
          document_widget_type_tag: tag,
          order: ids.length,
        }
        const made = learned((await call('post', '/api/documentwidget', { body })) as WidgetRow)
        await order(placed(made.id, after))
        return made.id
      }),
    duplicate: id => {
      send()
      return write(async () => {
        const made = learned((await call('post', '/api/documentwidget/{id}/duplicate', path(id))) as WidgetRow)
        await order(placed(made.id, id))
        return made.id
      })
    },
    reload: () => void refetch(),
  }
}
