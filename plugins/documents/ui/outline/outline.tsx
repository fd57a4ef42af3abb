import { Button, LoadingState, Menu, useT } from '@core/ui'
import { IconPlus } from '@tabler/icons-react'
import { useEditor } from '../editor/editor-context'
import { Sorting } from '../editor/sorting'
import { useWidgetTypes } from '../widget/widget-types'
import { OutlineItem } from './outline-item'
import './outline.css'

/** The widgets of the document in order: drag, add, hide, copy, delete (R-WIDG-001, R-WIDG-008). */
export function Outline() {
  const t = useT('documents')
  const { widgets: store, locked, select, selected } = useEditor()
  const types = useWidgetTypes()

  return (
    <section className="documents-outline" aria-label={t('outline')}>
      <header className="documents-outline-head">
        <h2>{t('outline')}</h2>
        {!locked && (
          <Menu
            label={t('addWidget')}
            placement="bottom-end"
            items={types.all
              .filter(({ addable }) => addable)
              .map(({ tag, name, icon }) => ({
                key: tag,
                label: name,
                icon,
                onSelect: () => void store.add(tag, selected).then(made => made && select(made)),
              }))}
          >
            <Button variant="minimal" size="small" icon={IconPlus}>
              {t('addWidget')}
            </Button>
          </Menu>
        )}
      </header>
      {!store.loaded && <LoadingState lines={6} />}
      <Sorting
        onMoved={(from, to) => {
          const ids = store.widgets.map(widget => widget.id)
          store.arrange(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] as number))
        }}
      >
        <ol className="documents-outline-list">
          {store.widgets.map((widget, index) => (
            <OutlineItem key={widget.id} widget={widget} index={index} />
          ))}
        </ol>
      </Sorting>
    </section>
  )
}
