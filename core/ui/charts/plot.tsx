import { useEffect, useRef } from 'react'
import UPlot, { type Options } from 'uplot'
import { resolvedColor } from '../theme/resolved-color.ts'
import { useIsDark } from '../theme/theme.ts'
import { type ChartProps, colorAt } from './chart.tsx'
import 'uplot/dist/uPlot.min.css'

/** The drawing behind `Chart`; it follows the width of its place and the theme. */
export default function Plot({ title, labels, series, format, height }: Required<ChartProps>) {
  const place = useRef<HTMLDivElement>(null)
  const dark = useIsDark()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours behind the same tokens
  useEffect(() => {
    const holder = place.current
    if (!holder) return
    const colorOf = (token: string): string => resolvedColor(holder, token)
    const options: Options = {
      width: holder.clientWidth,
      height,
      legend: { show: false },
      cursor: { y: false, points: { size: 7 } },
      scales: {
        x: { time: false, range: [-0.5, labels.length - 0.5] },
        y: { range: { min: fromZero, max: { pad: 0.1 } } },
      },
      axes: [
        axis(colorOf, {
          grid: { show: false },
          values: (_plot: UPlot, splits: number[]) => splits.map(at => labels[at] ?? ''),
          incrs: [1, 2, 3, 4, 6, 12],
        }),
        axis(colorOf, { size: 64, values: (_plot: UPlot, splits: number[]) => splits.map(value => format(value)) }),
      ],
      series: [
        {},
        ...series.map(({ label, color, bars }, at) => ({
          label,
          stroke: colorOf(color ?? colorAt(at)),
          width: bars ? 0 : 2,
          ...(bars
            ? { fill: colorOf(color ?? colorAt(at)), paths: UPlot.paths.bars?.({ size: [0.6, 48], radius: 0.1 }) }
            : {}),
          points: { show: !bars && labels.length < 30, size: 5 },
        })),
      ],
    }
    const data = [labels.map((_, at) => at), ...series.map(({ values }) => [...values])]
    const plot = new UPlot(options, data as UPlot.AlignedData, holder)
    const sized = new ResizeObserver(() => plot.setSize({ width: holder.clientWidth, height }))
    sized.observe(holder)
    return () => {
      sized.disconnect()
      plot.destroy()
    }
  }, [labels, series, format, height, dark])

  return <div ref={place} className="vk-chart-plot" role="img" aria-label={title} style={{ height }} />
}

/** Figures start at nothing, unless they go below it. */
const fromZero = { pad: 0.1, soft: 0, mode: 1 } as const

function axis(colorOf: (token: string) => string, rest: object): object {
  return {
    stroke: colorOf('var(--text-2)'),
    font: '11px "Instrument Sans Variable", sans-serif',
    grid: { stroke: colorOf('var(--border-soft)'), width: 1 },
    ticks: { show: false },
    ...rest,
  }
}
