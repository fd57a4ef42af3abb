import { call, useList } from '@core/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { EditorKind } from '../../contract/ui'
import type { WidgetChange, WidgetRow, WidgetTag } from '../editor/document-row'
import type { SaveQueue } from '../editor/save-queue'

/** The building blocks of the document, in order. */
export interface WidgetStore {
  widgets: readonly WidgetRow[]
  loaded: boolean
  add(tag: WidgetTag, after: number | null): Promise<number | undefined>
  /** Saves fields of a widget; use it inside the queue through `useAutosave`, or with `update`. */
  save(id: number, change: WidgetChange): Promise<unknown>
  update(id: number, change: WidgetChange): void
  duplicate(id: number): void
  remove(id: number): void
  /** The whole order, as ids (R-WIDG-008). */
  arrange(ids: readonly number[]): void
  reload(): void
}

export function useWidgets(
  kind: EditorKind,
  documentId: number,
  { add: enqueue }: SaveQueue,
  onSaved: () => void,
): WidgetStore {
  const { data, refetch } = useList('/api/documentwidget', {
    widgetable_type: kind,
    widgetable_id: documentId,
    sort: 'order',
    limit: 500,
  } as never)
  const [widgets, setWidgets] = useState<readonly WidgetRow[]>([])
  const saved = useRef(onSaved)
  saved.current = onSaved
  useEffect(() => {
    if (data) setWidgets(data.rows as WidgetRow[])
  }, [data])

  const write = useCallback(
    async <T>(send: () => Promise<T>): Promise<T | undefined> => {
      const answer = await enqueue(send)
      await refetch()
      saved.current()
      return answer
    },
    [enqueue, refetch],
  )

  const actions = useMemo(() => {
    const path = (id: number) => ({ params: { path: { id } } })
    const order = (ids: readonly number[]) =>
      call('post', '/api/documentwidget/updateorder', {
        body: { items: ids.map((id, index) => ({ id, order: index })) },
      })
    const show = (id: number, change: WidgetChange) =>
      setWidgets(before => before.map(widget => (widget.id === id ? ({ ...widget, ...change } as WidgetRow) : widget)))
    return {
      async save(id: number, change: WidgetChange) {
        show(id, change)
        const answer = await call('patch', '/api/documentwidget/{id}', { ...path(id), body: change as never })
        saved.current()
        return answer
      },
      update(id: number, change: WidgetChange) {
        show(id, change)
        void write(() => call('patch', '/api/documentwidget/{id}', { ...path(id), body: change as never }))
      },
      remove(id: number) {
        setWidgets(before => before.filter(widget => widget.id !== id))
        void write(() => call('delete', '/api/documentwidget/{id}', path(id)))
      },
      arrange(ids: readonly number[]) {
        setWidgets(before => ids.flatMap(id => before.find(widget => widget.id === id) ?? []))
        void write(() => order(ids))
      },
      order,
      path,
    }
  }, [write])

  const { order, path, ...changes } = actions
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
        const made = (await call('post', '/api/documentwidget', { body: body as never })) as WidgetRow
        await order(placed(made.id, after))
        return made.id
      }),
    duplicate: id =>
      void write(async () => {
        const made = (await call('post', '/api/documentwidget/{id}/duplicate', path(id))) as WidgetRow
        await order(placed(made.id, id))
      }),
    reload: () => void refetch(),
  }
}
