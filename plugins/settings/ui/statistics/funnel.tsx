import { formatNumber } from '@core/ui'
import type { CSSProperties } from 'react'

export interface FunnelStep {
  label: string
  value: number
  /** A token: `var(--hue-slate)`. */
  color: string
  /** What is told after the figure: its share of the step before. */
  note?: string
}

/** Steps under each other, each as long as its share of the largest. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ value }) => value))
  return (
    <ul className="settings-funnel">
      {steps.map(({ label, value, color, note }) => {
        const style = { '--part': `${(value / most) * 100}%`, '--step': color } as CSSProperties
        return (
          <li key={label} style={style}>
            <span>{label}</span>
            <i aria-hidden="true" />
            <strong>{formatNumber(value)}</strong>
            <span className="vk-meta">{note}</span>
          </li>
        )
      })}
    </ul>
  )
}
