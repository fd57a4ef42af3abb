import { classes, IconButton, useBelow, useT } from '@core/ui'
import { IconArrowDown, IconArrowUp, IconCopy, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DrawnWidget } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'
import { useWidgetActions } from '../widget/use-widget-actions'
import { useWidgetTypes, widgetName } from '../widget/widget-types'
import './widget-frame.css'

/** A widget on the paper of the editor: a click selects it, the bar above the selected one acts on it. */
export function WidgetFrame({ widget, children }: { widget: DrawnWidget; children: ReactNode }) {
  const t = useT('documents')
  const { widgets, selected, select, openSide, locked } = useEditor()
  const narrow = useBelow(992)
  const actions = useWidgetActions(widget.id)
  const types = useWidgetTypes()
  const row = widgets.widgets.find(one => one.id === widget.id)
  if (!row) return null
  const active = selected === widget.id
  const name = widgetName(row, types.of(row))
  return (
    <div
      className={classes('documents-frame', active && 'documents-frame-active')}
      data-absent={widget.absent ?? undefined}
    >
      {active && !locked && (
        <div className="documents-frame-bar" role="toolbar" aria-label={name}>
          <span className="vk-clip">{name}</span>
          {narrow && <IconButton icon={IconPencil} label={t('editThis')} size="small" onClick={openSide} />}
          <IconButton icon={IconArrowUp} label={t('moveUp')} size="small" disabled={!actions.up} onClick={actions.up} />
          <IconButton
            icon={IconArrowDown}
            label={t('moveDown')}
            size="small"
            disabled={!actions.down}
            onClick={actions.down}
          />
          <IconButton icon={IconCopy} label={t('duplicateWidget')} size="small" onClick={actions.duplicate} />
          <IconButton
            icon={row.is_hidden ? IconEye : IconEyeOff}
            label={t(row.is_hidden ? 'showWidget' : 'hideWidget')}
            size="small"
            onClick={actions.hide}
          />
          <IconButton icon={IconTrash} label={t('deleteWidget')} size="small" onClick={actions.remove} />
        </div>
      )}
      <div className="documents-frame-content">
        {children}
        {/* Over the content, not around it: a button cannot hold headings and tables. */}
        <button
          type="button"
          className="documents-frame-select"
          aria-pressed={active}
          aria-label={t('editWidget', { name })}
          onClick={() => select(active ? null : widget.id)}
        />
      </div>
    </div>
  )
}
