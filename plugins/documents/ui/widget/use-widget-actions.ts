import { confirm, useT } from '@core/ui'
import { useEditor } from '../editor/editor-context'

/** What can be done with one widget, alike in the outline and on the paper. */
export function useWidgetActions(id: number) {
  const t = useT('documents')
  const { widgets: store, selected, select } = useEditor()
  const ids = store.widgets.map(widget => widget.id)
  const place = ids.indexOf(id)
  const widget = store.widgets[place]
  const swap = (other: number) => () => store.arrange(ids.with(place, ids[other] ?? id).with(other, id))
  return {
    up: place > 0 ? swap(place - 1) : undefined,
    down: place < ids.length - 1 ? swap(place + 1) : undefined,
    duplicate: () => store.duplicate(id),
    hide: () => store.update(id, { is_hidden: !widget?.is_hidden }),
    remove: async () => {
      if (!(await confirm({ title: t('deleteWidgetTitle'), verb: t('delete'), danger: true }))) return
      if (selected === id) select(null)
      store.remove(id)
    },
  }
}
