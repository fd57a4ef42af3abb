import { call, Problem, upload, useList } from '@core/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { EditorKind } from '../../contract/ui'
import type { WidgetChange, WidgetRow } from '../editor/document-row'
import type { SaveQueue } from '../editor/save-queue'
import { Versions } from '../editor/versions'

/** The building blocks of the document, in order. */
export interface WidgetStore {
  widgets: readonly WidgetRow[]
  loaded: boolean
  add(tag: string, after: number | null): Promise<number | undefined>
  /** Saves fields of a widget; use it inside the queue through `useAutosave`, or with `update`. */
  save(id: number, change: WidgetChange): Promise<unknown>
  update(id: number, change: WidgetChange): void
  duplicate(id: number): void
  remove(id: number): void
  /** The whole order, as ids (R-WIDG-008). */
  arrange(ids: readonly number[]): void
  /** Gives a picture widget its picture (R-WIDG-005). */
  setPicture(id: number, file: File): Promise<unknown>
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
    widgetable_id: String(documentId),
    sort: 'order',
    limit: 500,
  })
  const [widgets, setWidgets] = useState<readonly WidgetRow[]>([])
  const [versions] = useState(() => new Versions())
  const saved = useRef(onSaved)
  saved.current = onSaved
  const accept = useCallback(
    (rows: readonly WidgetRow[]) => {
      versions.learn(rows)
      setWidgets(rows)
    },
    [versions],
  )
  useEffect(() => {
    if (data) accept(data.rows as WidgetRow[])
  }, [data, accept])

  const write = useCallback(
    async <T>(send: () => Promise<T>): Promise<T | undefined> => {
      const answer = await enqueue(send)
      const { data: there } = await refetch()
      // What was refused goes back: an answer that says what is known already would change nothing by itself.
      if (answer === undefined && there) accept(there.rows as WidgetRow[])
      saved.current()
      return answer
    },
    [enqueue, refetch, accept],
  )

  const actions = useMemo(() => {
    const path = (id: number) => ({ params: { path: { id } } })
    const seen = (id: number) => ({ ...path(id), headers: versions.ifUnchanged(id) })
    const learned = (widget: WidgetRow) => {
      versions.learn([widget])
      return widget
    }
    const order = async (ids: readonly number[]) => {
      const items = ids.map((id, index) => ({ id, order: index }))
      const headers = versions.ifUnchanged(...ids)
      versions.learn(
        (await call('post', '/api/documentwidget/updateorder', { headers, body: { items } })) as WidgetRow[],
      )
    }
    const patch = async (id: number, change: WidgetChange) => {
      try {
        return learned((await call('patch', '/api/documentwidget/{id}', { ...seen(id), body: change })) as WidgetRow)
      } catch (error) {
        // Whoever was told that somebody else changed it and goes on typing wants it this way.
        if (error instanceof Problem && error.stale) learned(error.body.current as WidgetRow)
        throw error
      }
    }
    const show = (id: number, change: WidgetChange) =>
      setWidgets(before => before.map(widget => (widget.id === id ? ({ ...widget, ...change } as WidgetRow) : widget)))
    return {
      async save(id: number, change: WidgetChange) {
        show(id, change)
        const answer = await patch(id, change)
        saved.current()
        return answer
      },
      update(id: number, change: WidgetChange) {
        show(id, change)
        void write(() => patch(id, change))
      },
      remove(id: number) {
        setWidgets(before => before.filter(widget => widget.id !== id))
        void write(() => call('delete', '/api/documentwidget/{id}', seen(id)))
      },
      arrange(ids: readonly number[]) {
        setWidgets(before => ids.flatMap(id => before.find(widget => widget.id === id) ?? []))
        void write(() => order(ids))
      },
      setPicture: (id: number, file: File) =>
        write(async () => learned(await upload<WidgetRow>('/api/widgetpicture', file, { document_widget_id: id }))),
      order,
      path,
      learned,
    }
  }, [write, versions])

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
    duplicate: id =>
      void write(async () => {
        const made = learned((await call('post', '/api/documentwidget/{id}/duplicate', path(id))) as WidgetRow)
        await order(placed(made.id, id))
      }),
    reload: () => void refetch(),
  }
}
