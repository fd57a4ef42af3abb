import { dashboardWidgets } from '@core/ui/define/dashboard-slot.ts'
import { Slot } from '@core/ui/define/slot-view.tsx'
import { SortableGrid } from '@core/ui/sorting/sortable-grid.tsx'
import type { CSSProperties } from 'react'
import { moved, type Panel } from './arrangement.ts'
import { type Arranging, nameOf } from './use-arrangement.ts'
import { WidgetBar } from './widget-bar.tsx'

interface PanelsProps {
  dashboard: Arranging
  /** Whose work they are about. */
  usecase: string
  arranging: boolean
}

/** The panels of the dashboard, in the order of its user (R-UI-001). */
export function Panels({ dashboard, usecase, arranging }: PanelsProps) {
  const { boxes, panels, fills, arrange } = dashboard
  const keep = (next: readonly Panel[]) => arrange({ boxes, panels: next })
  const titleOf = ({ panel }: Panel): string => fills.get(panel)?.title ?? ''
  const columns = ({ panel }: Panel) => ({ '--columns': fills.get(panel)?.columns ?? 12 }) as CSSProperties

  const content = (shown: Panel) => {
    const fill = fills.get(shown.panel)
    return (
      <Slot
        of={dashboardWidgets}
        only={fill?.key ?? ''}
        usecase={usecase}
        filter={shown.filter}
        onFilter={filter => keep(panels.map(one => (one.panel === shown.panel ? { ...one, filter } : one)))}
        wrap={(drawn, own) => (nameOf(own) === shown.panel ? drawn : null)}
      />
    )
  }

  if (!arranging)
    return (
      <div className="shell-widgets">
        {panels.map(panel => (
          <div key={panel.panel} className="shell-widget" style={columns(panel)}>
            {content(panel)}
          </div>
        ))}
      </div>
    )
  return (
    <SortableGrid
      className="shell-widgets"
      items={panels.map(panel => ({ id: panel.panel, item: panel, style: columns(panel) }))}
      itemClass="shell-widget shell-widget-arranged"
      nameOf={titleOf}
      onMove={(from, to) => keep(moved(panels, from, to))}
      render={(panel, at, grip) => (
        <>
          <WidgetBar
            title={titleOf(panel)}
            grip={grip}
            first={at === 0}
            last={at === panels.length - 1}
            onMove={by => keep(moved(panels, at, at + by))}
            onRemove={() => keep(panels.toSpliced(at, 1))}
          />
          {content(panel)}
        </>
      )}
    />
  )
}
