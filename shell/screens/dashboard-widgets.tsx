import { IconButton } from '@core/ui/buttons/icon-button.tsx'
import { dashboardWidgets } from '@core/ui/define/dashboard-slot.ts'
import { Slot, type SlotFill } from '@core/ui/define/slot-view.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { useStored } from '@core/ui/theme/use-stored.ts'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { inOrder, moved } from './widget-order.ts'

interface DashboardWidgetsProps {
  usecase: string
  widgets: readonly SlotFill[]
  /** Shows the buttons that move a panel. */
  arranging: boolean
}

const keyOf = ({ code, key }: SlotFill): string => `${code}.${key}`

/** The panels of the dashboard in the order this browser remembers (R-UI-001). */
export function DashboardWidgets({ usecase, widgets, arranging }: DashboardWidgetsProps) {
  const t = useCoreT()
  const [order, setOrder] = useStored<string[]>(`dashboard.order.${usecase}`, [])
  const shown = inOrder(widgets, keyOf, order)
  const keys = shown.map(keyOf)
  return (
    <div className="shell-widgets">
      {shown.map(widget => (
        <div key={keyOf(widget)} className="shell-widget" style={{ '--columns': widget.columns } as CSSProperties}>
          {arranging && (
            <div className="shell-widget-move">
              <span className="vk-grow vk-clip">{widget.title}</span>
              <IconButton
                size="small"
                icon={IconArrowLeft}
                label={t('widgetEarlier', { title: widget.title })}
                disabled={keys[0] === keyOf(widget)}
                onClick={() => setOrder(moved(keys, keyOf(widget), -1))}
              />
              <IconButton
                size="small"
                icon={IconArrowRight}
                label={t('widgetLater', { title: widget.title })}
                disabled={keys.at(-1) === keyOf(widget)}
                onClick={() => setOrder(moved(keys, keyOf(widget), 1))}
              />
            </div>
          )}
          <Slot
            of={dashboardWidgets}
            only={widget.key}
            usecase={usecase}
            wrap={(content, fill) => (keyOf(fill) === keyOf(widget) ? content : null)}
          />
        </div>
      ))}
    </div>
  )
}
