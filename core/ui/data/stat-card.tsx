import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../styles/classes.ts'
import './stat-card.css'

/** Themes of a statistics box in the specification; they colour the small line only. */
export type StatTheme = 'primary' | 'light' | 'info' | 'danger' | 'warning' | 'success' | 'green' | 'purple'

const colors: Record<StatTheme, string> = {
  primary: 'var(--accent)',
  light: 'var(--text-3)',
  info: 'var(--info)',
  danger: 'var(--danger)',
  warning: 'var(--warn)',
  success: 'var(--ok)',
  green: 'var(--ok)',
  purple: 'var(--hue-violet)',
}

export interface StatCardProps {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  /** Change since the period before: "+12 %". */
  change?: string
  /** Whether that change is good news; without it the change is grey. */
  good?: boolean
  falling?: boolean
  theme?: StatTheme
  /** Points of the small line, oldest first. */
  trend?: readonly number[]
  /** Screen that shows what it is made of. */
  to?: string
}

/** One figure with where it came from. */
export function StatCard({ label, value, note, change, good, falling, theme = 'primary', trend, to }: StatCardProps) {
  const Arrow = falling ? IconTrendingDown : IconTrendingUp
  const style = { '--stat': colors[theme] } as CSSProperties
  const content = (
    <>
      <header>
        <span>{label}</span>
        {change && (
          <span className={classes('vk-stat-change', good === true && 'vk-stat-good', good === false && 'vk-stat-bad')}>
            <Arrow size={14} stroke={1.75} /> {change}
          </span>
        )}
      </header>
      <div className="vk-stat-body">
        <div>
          <strong className="vk-stat-value">{value}</strong>
          {note && <span className="vk-meta">{note}</span>}
        </div>
        {trend && trend.length > 1 && <Sparkline points={trend} />}
      </div>
    </>
  )
  return to ? (
    <Link className="vk-stat" style={style} to={to}>
      {content}
    </Link>
  ) : (
    <section className="vk-stat" style={style}>
      {content}
    </section>
  )
}

function Sparkline({ points }: { points: readonly number[] }) {
  const [width, height] = [76, 32]
  const low = Math.min(...points)
  const span = Math.max(...points) - low || 1
  const place = (value: number, at: number): [number, number] => [
    Math.round((at / (points.length - 1)) * (width - 4) * 10) / 10,
    Math.round((height - 4 - ((value - low) / span) * (height - 8)) * 10) / 10,
  ]
  const line = points.map((value, at) => place(value, at).join(' ')).join('L')
  const [x, y] = place(points.at(-1) ?? 0, points.length - 1)
  return (
    <svg className="vk-spark" width={width} height={height} aria-hidden="true">
      <path className="vk-spark-area" d={`M${line}L${x} ${height}L0 ${height}Z`} />
      <path className="vk-spark-line" d={`M${line}`} />
      <circle cx={x} cy={y} r="2.2" />
    </svg>
  )
}
