import { IconChartLine, IconTable } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import './chart.css'

export interface ChartSeries {
  label: string
  /** One per label; null leaves a gap. */
  values: readonly (number | null)[]
  /** A token: `var(--accent)`. The colours of the stages in turn when left out. */
  color?: string
  /** Bars instead of a line. */
  bars?: boolean
}

export interface ChartProps {
  /** What it shows, read aloud and above it. */
  title: string
  /** Under the points: months, people. */
  labels: readonly string[]
  series: readonly ChartSeries[]
  /** How a value reads; a plain number when left out. */
  format?: (value: number) => string
  /** Pixels, 220 when left out. */
  height?: number
}

const Plot = lazyPart(
  () => import('./plot.tsx'),
  ({ height }) => <Skeleton width="100%" height={height} />,
)

export const chartColors = [
  'var(--accent)',
  'var(--hue-amber)',
  'var(--hue-violet)',
  'var(--hue-magenta)',
  'var(--text-3)',
]

/** Lines or bars, with the same figures as a table one click away. The drawing is fetched when the first one appears. */
export function Chart({ title, labels, series, format = formatNumber, height = 220 }: ChartProps) {
  const t = useCoreT()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className="vk-chart" aria-labelledby={id}>
      <figcaption id={id} className="vk-chart-head">
        <strong>{title}</strong>
        <span className="vk-grow" />
        <IconButton
          size="small"
          icon={asTable ? IconChartLine : IconTable}
          label={t(asTable ? 'chartAsDrawing' : 'chartAsTable')}
          onClick={() => setAsTable(!asTable)}
        />
      </figcaption>
      {asTable ? (
        <FigureTable title={title} labels={labels} series={series} format={format} />
      ) : (
        <>
          {series.length > 1 && (
            <ul className="vk-chart-legend">
              {series.map(({ label, color }, at) => (
                <li key={label}>
                  <i style={{ background: color ?? colorAt(at) }} />
                  {label}
                </li>
              ))}
            </ul>
          )}
          <Plot labels={labels} series={series} format={format} height={height} title={title} />
        </>
      )}
    </figure>
  )
}

export function colorAt(at: number): string {
  return chartColors[at % chartColors.length] ?? 'var(--accent)'
}

function FigureTable({ title, labels, series, format }: Required<Omit<ChartProps, 'height'>>) {
  return (
    <div className="vk-chart-table">
      <table>
        <caption className="vk-hidden">{title}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, at) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ label: name, values }) => {
                const value = values[at]
                return <td key={name}>{value === null || value === undefined ? '–' : format(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
