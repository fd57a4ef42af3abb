import { IconButton } from '@core/ui/buttons/icon-button.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { IconArrowLeft, IconArrowRight, IconPencil, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface WidgetBarProps {
  title: string
  /** What drags it. */
  grip: ReactNode
  first: boolean
  last: boolean
  onMove: (by: 1 | -1) => void
  onEdit?: (() => void) | undefined
  onRemove: () => void
}

/** Above a widget while a dashboard is arranged: drag it, move it by a key, change it, take it away. */
export function WidgetBar({ title, grip, first, last, onMove, onEdit, onRemove }: WidgetBarProps) {
  const t = useCoreT()
  return (
    <div className="shell-widget-move">
      {grip}
      <span className="vk-grow vk-clip">{title}</span>
      <IconButton
        size="small"
        icon={IconArrowLeft}
        label={t('widgetEarlier', { title })}
        disabled={first}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        icon={IconArrowRight}
        label={t('widgetLater', { title })}
        disabled={last}
        onClick={() => onMove(1)}
      />
      {onEdit && <IconButton size="small" icon={IconPencil} label={t('widgetChange', { title })} onClick={onEdit} />}
      <IconButton size="small" icon={IconX} label={t('widgetRemove', { title })} onClick={onRemove} />
    </div>
  )
}
