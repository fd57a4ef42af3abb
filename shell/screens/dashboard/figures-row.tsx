import { dashboardFigures } from '@core/ui/define/dashboard-slot.ts'
import { Slot } from '@core/ui/define/slot-view.tsx'
import { lazyPart } from '@core/ui/lazy/lazy-part.tsx'
import { SortableGrid } from '@core/ui/sorting/sortable-grid.tsx'
import { useState } from 'react'
import { moved, type Statbox } from './arrangement.ts'
import { StatboxCard, useFigures } from './statboxes.tsx'
import type { Arranging } from './use-arrangement.ts'
import type { Usecase } from './usecase.ts'
import { WidgetBar } from './widget-bar.tsx'

const StatboxModal = lazyPart(async () => ({ default: (await import('./statbox-modal.tsx')).StatboxModal }))

interface FiguresRowProps {
  dashboard: Arranging
  usecase: Usecase
  arranging: boolean
}

/** The figures above the panels: those that were chosen, and what plugins tell besides. */
export function FiguresRow({ dashboard, usecase, arranging }: FiguresRowProps) {
  const { boxes, panels, figures: known, may, arrange } = dashboard
  const { figures, failed } = useFigures(boxes, usecase, may)
  const [changing, change] = useState<number | null>(null)
  const keep = (next: readonly Statbox[]) => arrange({ boxes: next, panels })
  const card = (box: Statbox) => <StatboxCard box={box} figures={figures} failed={failed} />
  const box = changing === null ? undefined : boxes[changing]
  return (
    <>
      {arranging ? (
        <SortableGrid
          className="shell-figures"
          items={boxes.map((one, at) => ({ id: `${at}.${one.type}`, item: one }))}
          nameOf={one => labelOf(one, known)}
          onMove={(from, to) => keep(moved(boxes, from, to))}
          render={(one, at, grip) => (
            <div className="shell-widget shell-widget-arranged">
              <WidgetBar
                title={labelOf(one, known)}
                grip={grip}
                first={at === 0}
                last={at === boxes.length - 1}
                onMove={by => keep(moved(boxes, at, at + by))}
                onEdit={() => change(at)}
                onRemove={() => keep(boxes.toSpliced(at, 1))}
              />
              {card(one)}
            </div>
          )}
        />
      ) : (
        <div className="shell-figures">
          {boxes.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two boxes may be the same
            <div key={`${at}.${one.type}`} className="shell-figure">
              {card(one)}
            </div>
          ))}
          <Slot of={dashboardFigures} view={usecase} usecase={usecase} />
        </div>
      )}
      {box && (
        <StatboxModal
          figures={known}
          box={box}
          onSave={next => keep(boxes.map((one, at) => (at === changing ? next : one)))}
          onClose={() => change(null)}
        />
      )}
    </>
  )
}

const labelOf = ({ type }: Statbox, known: Arranging['figures']): string =>
  known.find(figure => type.startsWith(figure.type))?.label ?? type
