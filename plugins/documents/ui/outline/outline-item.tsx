import { classes, IconButton, Menu, useT } from '@core/ui'
import { useSortable } from '@dnd-kit/react/sortable'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react'
import type { WidgetRow } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'
import { useWidgetActions } from '../widget/use-widget-actions'
import { useWidgetTypes, widgetName } from '../widget/widget-types'

/** A widget in the outline. */
export function OutlineItem({ widget, index }: { widget: WidgetRow; index: number }) {
  const t = useT('documents')
  const { selected, select, openSide, locked } = useEditor()
  const actions = useWidgetActions(widget.id)
  const { ref, handleRef, isDragging } = useSortable({ id: widget.id, index, disabled: locked })
  const type = useWidgetTypes().of(widget)
  const Glyph = widget.is_hidden ? IconEyeOff : type.icon
  const name = widgetName(widget, type)
  const note = widget.is_hidden ? t('hidden') : widget.description ? type.name : ''
  return (
    <li
      // Without a handle the drag library would make a button of the whole item.
      ref={locked ? undefined : ref}
      className={classes(
        'documents-outline-item',
        selected === widget.id && 'documents-outline-active',
        widget.is_hidden && 'documents-outline-hidden',
      )}
      data-dragging={isDragging || undefined}
    >
      {!locked && (
        <button type="button" ref={handleRef} className="documents-grip" aria-label={t('dragWidget', { name })}>
          <IconGripVertical size={14} stroke={1.75} />
        </button>
      )}
      <button
        type="button"
        className="documents-outline-open"
        aria-current={selected === widget.id || undefined}
        onClick={() => {
          select(widget.id)
          openSide()
        }}
      >
        <Glyph size={16} stroke={1.75} />
        <span className="documents-outline-text">
          <span className="vk-clip">{name}</span>
          {note && <span className="vk-meta vk-clip">{note}</span>}
        </span>
      </button>
      {!locked && (
        <Menu
          label={t('widgetMenu', { name })}
          items={[
            ...(actions.up ? [{ key: 'up', label: t('moveUp'), icon: IconArrowUp, onSelect: actions.up }] : []),
            ...(actions.down
              ? [{ key: 'down', label: t('moveDown'), icon: IconArrowDown, onSelect: actions.down }]
              : []),
            { key: 'copy', label: t('duplicate'), icon: IconCopy, onSelect: actions.duplicate },
            {
              key: 'hide',
              label: t(widget.is_hidden ? 'showWidget' : 'hideWidget'),
              icon: widget.is_hidden ? IconEye : IconEyeOff,
              onSelect: actions.hide,
            },
            { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void actions.remove() },
          ]}
        >
          <IconButton
            icon={IconDots}
            label={t('widgetMenu', { name })}
            size="small"
            className="documents-outline-more"
          />
        </Menu>
      )}
    </li>
  )
}
